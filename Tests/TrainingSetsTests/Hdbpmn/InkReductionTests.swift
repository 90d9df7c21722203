import Testing

@testable import TrainingSets

@Suite struct InkReductionTests {
    @Test func aPixelIsWhatMostOfItsInkIs() {
        let kinds: [UInt8] = [
            1, 0, 0, 0, 2, 1,
            1, 2, 0, 2, 1, 3,
        ]
        #expect(InkReduction.reduce(kinds, size: SIMD2(6, 2), to: SIMD2(3, 1)) == [1, 0, 1])
    }

    @Test func aPictureOfTheSameSizeStays() {
        #expect(InkReduction.reduce([0, 3], size: SIMD2(2, 1), to: SIMD2(2, 1)) == [0, 3])
    }
}
