import Testing

@testable import GlyphTraining

@Suite struct CrossEntropyTests {
    @Test func derivativeIsThatOfTheLoss() {
        let logits: [Float] = [0.3, -1, 2, 0.5, 0.1, -0.4]
        let entropy = CrossEntropy(classes: 3, smoothing: 0.1)
        func loss(_ logits: [Float]) -> Double {
            var values = logits
            return [2, 0].withUnsafeBufferPointer { entropy.differentiate(&values, labels: $0, weight: 0.5) }.loss / 2
        }
        var gradient = logits
        _ = [2, 0].withUnsafeBufferPointer { entropy.differentiate(&gradient, labels: $0, weight: 0.5) }
        for index in logits.indices {
            var (low, high) = (logits, logits)
            low[index] -= 0.01
            high[index] += 0.01
            #expect(abs((loss(high) - loss(low)) / 0.02 - Double(gradient[index])) < 1e-3)
        }
    }

    @Test func countsWhatIsRight() {
        var logits: [Float] = [5, 0, 0, 5, 0, 0]
        let result = [0, 1].withUnsafeBufferPointer {
            CrossEntropy(classes: 3, smoothing: 0).differentiate(&logits, labels: $0, weight: 1)
        }
        #expect(result.correct == 1)
        #expect(result.loss > 5)
    }
}
