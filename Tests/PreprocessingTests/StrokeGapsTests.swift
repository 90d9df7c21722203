import Testing

@testable import Preprocessing

@Suite struct StrokeGapsTests {
    /// Two strokes of 4 pixels, and between them as many pixels of some contrast as are given.
    private func strokes(gap: [UInt8]) -> ContrastMap {
        ContrastMap(width: 192, height: 192) { x, y in
            guard (60..<100).contains(y) else { return 0 }
            switch x {
            case 60..<64, 64 + gap.count..<68 + gap.count: return 120
            case 64..<64 + gap.count: return gap[x - 64]
            default: return 0
            }
        }
    }

    private func isOpen(_ gap: [UInt8], partsStrokes: Bool = true) -> Bool {
        let mask = Binarizer(partsStrokes: partsStrokes).binarize(strokes(gap: gap))
        let rows = 60..<100
        let isStroke = rows.allSatisfy { mask[62, $0] && mask[65 + gap.count, $0] }
        #expect(isStroke)
        return rows.allSatisfy { y in gap.indices.contains { !mask[64 + $0, y] } }
    }

    @Test func whatTheBlurHasHalfFilledIsAGap() {
        #expect(!isOpen([100, 70, 100], partsStrokes: false))
        #expect(isOpen([100, 70, 100]))
        #expect(isOpen([80]))
    }

    @Test func aShallowOrDarkDipIsNone() {
        #expect(!isOpen([112]))
        #expect(!isOpen([100, 92, 100]))
    }

    /// Paler on one side only, as at a stroke's edge and where a pen runs dry.
    @Test func aStrokeThatFadesStaysWhole() {
        let contrast = ContrastMap(width: 192, height: 192) { x, y in
            guard (60..<100).contains(y), (60..<66).contains(x) else { return 0 }
            return UInt8(120 - 12 * (x - 60))
        }
        let isWhole = Binarizer(partsStrokes: true).binarize(contrast) == Binarizer().binarize(contrast)
        #expect(isWhole)
    }

    @Test func picturesOfAFewPixelsHaveNone() {
        for width in 1...6 {
            let contrast = ContrastMap(width: width, height: 3) { x, _ in x % 2 == 0 ? 200 : 120 }
            #expect(Binarizer(partsStrokes: true).binarize(contrast).width == width)
        }
    }
}
