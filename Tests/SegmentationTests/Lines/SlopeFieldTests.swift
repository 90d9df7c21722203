import DocumentModel
import Testing

@testable import Segmentation

@Suite struct SlopeFieldTests {
    private func chain(x: Int, y: Int, count: Int, step: Int) -> [Component] {
        (0..<count).map { .rectangle(x + 20 * $0, y + step * $0, 12, 20) }
    }

    @Test func nearChainsTell() {
        let field = SlopeField(of: [
            chain(x: 0, y: 0, count: 8, step: 2), chain(x: 0, y: 900, count: 8, step: 0),
        ])
        #expect(abs(field.slope(near: PixelBox(x: 60, y: 40, width: 40, height: 20), height: 20) - 0.1) < 1e-9)
        #expect(abs(field.slope(near: PixelBox(x: 60, y: 850, width: 40, height: 20), height: 20)) < 1e-9)
    }

    @Test func shortChainsTellNothing() {
        let field = SlopeField(of: [chain(x: 0, y: 0, count: 4, step: 3)])
        #expect(field.slope(near: PixelBox(x: 0, y: 0, width: 9, height: 9), height: 20) == 0)
        #expect(field.slope(near: nil, height: 20) == 0)
    }
}
