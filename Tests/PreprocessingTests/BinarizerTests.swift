import TestSupport
import Testing

@testable import Preprocessing

@Suite struct BinarizerTests {
    @Test func separatesStrokesFromGradientAndNoise() {
        let board = TestBoard(strokes: TestBoard.bars(rows: 4, columns: 14))
        let truth = board.truth
        var random = TestRandom(seed: 3)
        let contrast = ContrastMap(width: 320, height: 240) { x, y in
            let level = 5 + x / 40 + Int.random(in: 0...10, using: &random)
            return UInt8(level + (truth[x, y] ? 70 + y / 3 : 0))
        }
        let agreement = board.agreement(with: Binarizer().binarize(contrast))
        #expect(agreement.found > 0.99)
        #expect(agreement.wrong < 0.001)
    }

    @Test func faintInkCountsWhereItHangsOnToSureInk() {
        let contrast = ContrastMap(width: 192, height: 192) { x, y in
            if (76..<80).contains(y) { return x < 120 ? 100 : x < 132 ? 45 : 0 }
            return (40..<43).contains(x) && (88..<91).contains(y) ? 45 : 0
        }
        let mask = Binarizer().binarize(contrast)
        #expect(mask[60, 77] && mask[119, 77])
        #expect(mask[125, 77] && mask[131, 78], "the stroke's faint end")
        #expect(!mask[41, 89], "a faint speck on its own")
        #expect(mask.pixels.allSatisfy { $0 <= 1 })
    }

    @Test func dryInkBesideFreshInkOfAnotherWord() {
        let contrast = ContrastMap(width: 480, height: 96) { x, y in
            guard x % 10 < 3, y > 40, y < 60, abs(x - 240) > 60 else { return 2 }
            return x < 240 ? 200 : 60
        }
        let mask = Binarizer().binarize(contrast)
        #expect(mask[101, 50] && mask[401, 50] && !mask[105, 50] && !mask[240, 50])
    }

    @Test func noiseAloneIsNoInk() {
        var random = TestRandom(seed: 8)
        let contrast = ContrastMap(width: 200, height: 150) { _, _ in UInt8.random(in: 0...24, using: &random) }
        #expect(Binarizer().binarize(contrast).pixels.allSatisfy { $0 == 0 })
    }
}
