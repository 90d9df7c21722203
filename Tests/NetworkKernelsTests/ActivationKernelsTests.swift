import Testing

@testable import NetworkKernels

@Suite struct ActivationKernelsTests {
    @Test func biasIsAddedPerChannelAndRectifiedOnRequest() {
        var values: [Float] = [1, -5, 2, 3]
        ActivationKernels.addBias([-2, 4], channels: 2, to: &values, rows: 2, rectify: false)
        #expect(values == [-1, -1, 0, 7])
        ActivationKernels.addBias([0, 0], channels: 2, to: &values, rows: 2, rectify: true)
        #expect(values == [0, 0, 0, 7])
    }

    @Test func poolingTakesTheMaximumAndDropsAnOddRowAndColumn() {
        let values = (0..<15).map { Float($0) }
        var pooled = [Float](repeating: 0, count: 2)
        ActivationKernels.maxPool(
            values, shape: TensorShape(height: 3, width: 5, channels: 1), count: 1, into: &pooled)
        #expect(pooled == [6, 8])
    }
}
