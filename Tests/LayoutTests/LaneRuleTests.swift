import Imaging
import Testing

@testable import Layout

@Suite struct LaneRuleTests {
    private static let bare = TestPhoto(width: 700, height: 600, gray: 240)
    private static let black: (UInt8, UInt8, UInt8) = (20, 20, 20)

    private func isRuled(_ photo: TestPhoto) -> Bool {
        LaneRule(ground: LayoutGround(photo.image), direction: SIMD2(1, 0), unit: 20).isRuled(200...330, 50...550)
    }

    @Test func aRuleDownTheLane() {
        #expect(isRuled(Self.bare.filled(262..<265, 0..<600, Self.black)))
        // It may lean, but not end half-way.
        let leaning = (0..<600).reduce(Self.bare) { photo, y in
            photo.filled(240 + y / 20..<243 + y / 20, y..<y + 1, Self.black)
        }
        #expect(isRuled(leaning))
        #expect(!isRuled(Self.bare.filled(262..<265, 0..<300, Self.black)))
    }

    /// Neither is bare ground nor the edge of a note.
    @Test func anEdgeIsNone() {
        #expect(!isRuled(Self.bare))
        #expect(!isRuled(Self.bare.filled(0..<262, 0..<600, (250, 230, 90))))
    }

    /// Cards far below each other, nearer to their neighbours in the next column: the rule tells that these are columns.
    @Test func ruledColumnsAreReadOneAfterTheOther() {
        let lines = [0.0, 300].flatMap { x in
            [60.0, 240, 420].map { TestPage.line(x + 20, $0, x == 0 ? "left card" : "right card") }
        }
        func order(_ photo: TestPhoto) -> [Int] {
            ReadingOrder().blocks(of: lines, on: LayoutGround(photo.image)).lines.flatMap(\.self)
        }
        #expect(order(Self.bare.filled(255..<258, 0..<600, Self.black)) == [0, 1, 2, 3, 4, 5])
    }
}
