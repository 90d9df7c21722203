import Glibc
import GlyphClassifier

/// Figures from a network's raw outputs.
struct EvaluationFigures {
    let characterSet: CharacterSet
    /// Class of the small letter for each class: equal for classes that differ in case alone.
    private let folded: [Int]
    static let bins = 15

    init(characterSet: CharacterSet) {
        self.characterSet = characterSet
        let lowercased = characterSet.characters.enumerated().map { index, character in
            let small = character.lowercased()
            return small.count == 1 ? small.first.flatMap { characterSet.index(of: $0) } ?? index : index
        }
        folded = lowercased + [characterSet.notACharacter]
    }

    private struct Bin {
        var count = 0
        var confidence = 0.0
        var correct = 0
    }

    func evaluation(_ outputs: Evaluator.Outputs, temperature: Float) -> Evaluation {
        var result = Evaluation()
        let count = outputs.labels.count
        guard count > 0 else { return result }
        var (correct, foldedCorrect, loss) = (0, 0, 0.0)
        var bins = [Bin](repeating: Bin(), count: Self.bins)
        forEach(outputs, temperature: temperature) { scores, label in
            let best = scores.indices.max { scores[$0] < scores[$1] } ?? 0
            let right = best == label
            correct += right ? 1 : 0
            foldedCorrect += folded[best] == folded[label] ? 1 : 0
            loss -= Double(scores[label])
            let confidence = Double(exp(scores[best]))
            let bin = min(Self.bins - 1, Int(confidence * Double(Self.bins)))
            bins[bin].count += 1
            bins[bin].confidence += confidence
            bins[bin].correct += right ? 1 : 0
        }
        result.samples = count
        result.accuracy = Double(correct) / Double(count)
        result.caseFoldedAccuracy = Double(foldedCorrect) / Double(count)
        result.loss = loss / Double(count)
        result.calibrationError = bins.reduce(0) { $0 + abs($1.confidence - Double($1.correct)) } / Double(count)
        result.glyphsPerSecond = Double(count) / max(outputs.seconds, 1e-9)
        return result
    }

    /// The temperature that makes the labels likeliest (Guo et al. 2017): one dimension, one minimum.
    func fittedTemperature(_ outputs: Evaluator.Outputs) -> Float {
        GoldenSection.minimum(in: 0.25...4) { loss(outputs, temperature: $0) }
    }

    func loss(_ outputs: Evaluator.Outputs, temperature: Float) -> Double {
        var loss = 0.0
        forEach(outputs, temperature: temperature) { scores, label in loss -= Double(scores[label]) }
        return loss / Double(max(1, outputs.labels.count))
    }

    private func forEach(
        _ outputs: Evaluator.Outputs, temperature: Float, _ body: (UnsafeMutableBufferPointer<Float>, Int) -> Void
    ) {
        let classes = characterSet.classCount
        var scores = [Float](repeating: 0, count: classes)
        scores.withUnsafeMutableBufferPointer { scores in
            guard let base = scores.baseAddress else { return }
            for (glyph, label) in outputs.labels.enumerated() {
                for index in 0..<classes { base[index] = outputs.logits[glyph * classes + index] }
                ConvolutionalClassifier.logSoftmax(base, classes: classes, temperature: temperature)
                body(scores, label)
            }
        }
    }
}
