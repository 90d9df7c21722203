import DocumentModel
import Preprocessing
import Testing

@testable import Segmentation

@Suite struct UnderlinesTests {
    private let underlines = Underlines(scale: PageScale(strokeWidth: 3, textHeight: 20))

    /// A word of letters like n, with rows 20 to 39, and a line of 3 pixels from row `y` on.
    private func word(of count: Int = 6, lineAt y: Int?, slope: Double = 0) -> InkMask {
        var mask = InkMask(width: 200, height: 80)
        mask.drawLine(x: 20, y: 20, count: count)
        for x in 15..<150 {
            guard let y else { break }
            mask.fill(PixelBox(x: x, y: y + Int((slope * Double(x)).rounded()), width: 1, height: 3))
        }
        return mask
    }

    private func parts(of mask: InkMask) -> [Component] {
        underlines.removed(from: ConnectedComponents.label(mask))
    }

    @Test(arguments: [37, 38, 40]) func partLettersThatStandOnThem(row: Int) {
        let mask = word(lineAt: row)
        #expect(ConnectedComponents.label(mask).count == 1)
        let parts = parts(of: mask)
        #expect(parts.map(\.box.x).sorted() == [20, 40, 60, 80, 100, 120])
        #expect(parts.allSatisfy { $0.box.y == 20 && 17...20 ~= $0.box.height && $0.box.width == 14 })
    }

    @Test func maySlope() {
        #expect(parts(of: word(lineAt: 36, slope: 0.02)).count == 6)
    }

    @Test func leaveDescendersThatCrossThem() throws {
        var mask = word(lineAt: 40)
        mask.fill(PixelBox(x: 31, y: 40, width: 3, height: 12))
        let first = try #require(parts(of: mask).min { $0.box.x < $1.box.x })
        #expect(first.box == PixelBox(x: 20, y: 20, width: 14, height: 32))
    }

    @Test func thatTouchNothingAreNotTheirBusiness() {
        let components = ConnectedComponents.label(word(lineAt: 50))
        #expect(underlines.removed(from: components) == components)
    }

    @Test func ofOneLetterAreItsOwnFoot() {
        let components = ConnectedComponents.label(word(of: 1, lineAt: 40).without(columns: 20..<31))
        #expect(components.count == 1)
        #expect(underlines.removed(from: components) == components)
    }

    @Test func aDrawingThatStandsOnALineIsNoWord() {
        var mask = InkMask(width: 200, height: 80)
        for x in [30, 60, 90] { mask.fill(PixelBox(x: x, y: 10, width: 12, height: 60)) }
        mask.fill(PixelBox(x: 15, y: 70, width: 130, height: 3))
        let components = ConnectedComponents.label(mask)
        #expect(components.count == 1)
        #expect(underlines.removed(from: components) == components)
    }

    /// Arcs from foot to foot, as of u's in one go.
    @Test func joinedUpWritingIsNone() {
        var mask = word(lineAt: nil)
        for x in 20..<134 {
            let along = Double((x - 20) % 20) / 20
            mask.fill(PixelBox(x: x, y: 36 + Int((6 * along * (1 - along) * 4).rounded()), width: 1, height: 3))
        }
        let components = ConnectedComponents.label(mask)
        #expect(components.count == 1)
        #expect(underlines.removed(from: components) == components)
    }

    @Test func lettersAloneStay() {
        let components = ConnectedComponents.label(word(lineAt: nil))
        #expect(underlines.removed(from: components) == components)
    }
}

extension InkMask {
    /// Without what stands above row 40 in some columns.
    fileprivate func without(columns: Range<Int>) -> InkMask {
        var mask = self
        for y in 0..<40 { for x in columns { mask[x, y] = false } }
        return mask
    }
}
