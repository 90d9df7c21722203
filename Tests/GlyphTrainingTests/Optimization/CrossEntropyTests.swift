import Glibc
import Testing

@testable import GlyphTraining

@Suite struct CrossEntropyTests {
    @Test(arguments: [[2, 0], [1, 0], [1, 2]]) func derivativeIsThatOfTheLoss(otherLabels: [Int]) {
        let logits: [Float] = [0.3, -1, 2, 0.5, 0.1, -0.4]
        let entropy = CrossEntropy(classes: 3, smoothing: 0.1)
        func loss(_ logits: [Float]) -> Double {
            var values = logits
            return entropy.differentiate(&values, labels: [2, 0], otherLabels: otherLabels, weight: 0.5).loss / 2
        }
        var gradient = logits
        _ = entropy.differentiate(&gradient, labels: [2, 0], otherLabels: otherLabels, weight: 0.5)
        for index in logits.indices {
            var (low, high) = (logits, logits)
            low[index] -= 0.01
            high[index] += 0.01
            #expect(abs((loss(high) - loss(low)) / 0.02 - Double(gradient[index])) < 1e-3)
        }
    }

    @Test func countsWhatIsRight() {
        var logits: [Float] = [5, 0, 0, 5, 0, 0]
        let result = CrossEntropy(classes: 3, smoothing: 0)
            .differentiate(&logits, labels: [0, 1], otherLabels: [0, 1], weight: 1)
        #expect(result.correct == 1)
        #expect(result.loss > 5)
    }

    @Test func eitherOfTwoClassesIsRight() {
        var logits: [Float] = [2, 2, 0]
        let result = CrossEntropy(classes: 3, smoothing: 0)
            .differentiate(&logits, labels: [1], otherLabels: [0], weight: 1)
        #expect(result.correct == 1)
        #expect(abs(result.loss + log(2 * exp(2.0) / (2 * exp(2.0) + 1))) < 1e-6)
        #expect(logits[0] < 0 && logits[0] == logits[1], "both are wanted more, and alike")
    }
}
