import Preprocessing
import Testing

@testable import TrainingSets

@Suite struct StrokeLengthsTests {
    private let mask = {
        var mask = InkMask(width: 40, height: 40)
        // One that leans by half a pixel a row, and a level one that touches it.
        for y in 5..<35 {
            mask[y / 2, y] = true
            mask[y / 2 + 1, y] = true
        }
        for x in 10..<30 { mask[x, 20] = true }
        return mask
    }()

    @Test func aLeaningStrokeIsAsLongAsItIsTall() {
        let lengths = StrokeLengths(mask, .down)
        #expect(lengths[3, 6] == 30 && lengths[16, 33] == 30)
        #expect(lengths[25, 20] == 1 && lengths[0, 0] == 0)
        #expect(lengths.at(SIMD2(-1, 3)) == 0 && lengths.at(SIMD2(3.9, 6.9)) == 30)
    }

    @Test func ofStraightStrokesALeaningOneIsNone() {
        let lengths = StrokeLengths(mask, .across, straight: true)
        #expect(lengths[20, 20] >= 16)
        #expect(lengths[3, 6] < 8)
    }
}
