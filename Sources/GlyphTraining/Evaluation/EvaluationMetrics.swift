import Glibc
import GlyphClassifier

/// Figures from a network's raw outputs.
struct EvaluationMetrics {
    let characterSet: CharacterSet
    /// Classes that may win; the others count as impossible, and the rest of the probability is theirs.
    let candidates: [Int]
    /// Class of the small letter for each class: equal for classes that differ in case alone.
    private let folded: [Int]
    static let bins = 15

    /// `candidates` are the classes that may win; nil for all, "not a character" included.
    init(characterSet: CharacterSet, candidates: [Int]? = nil) {
        self.characterSet = characterSet
        self.candidates = candidates ?? Array(0..<characterSet.classCount)
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

    /// `rules` say what is right as labelled, for each glyph; empty for the label alone.
    func evaluation(_ outputs: Evaluator.Outputs, temperature: Float, rules: [LabelRule] = []) -> Evaluation {
        var result = Evaluation()
        let count = outputs.labels.count
        guard count > 0 else { return result }
        var (correct, foldedCorrect, loss) = (0, 0, 0.0)
        var bins = [Bin](repeating: Bin(), count: Self.bins)
        forEach(outputs, temperature: temperature) { glyph, scores, label in
            let best = best(scores)
            let rule = rules.isEmpty ? .label : rules[glyph]
            let isFolded = rule != .nothing && foldedBest(scores) == folded[label]
            let right = rule == .label ? best == label : rule == .eitherCase && isFolded
            correct += right ? 1 : 0
            foldedCorrect += isFolded ? 1 : 0
            if rule != .nothing { loss -= Double(scores[label]) }
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

    /// The temperature that makes the labels likeliest: one dimension, one minimum.
    ///
    /// That is temperature scaling (Guo et al. 2017, arXiv:1706.04599).
    func fittedTemperature(_ outputs: Evaluator.Outputs) -> Float {
        GoldenSection.minimum(in: 0.25...4) { loss(outputs, temperature: $0) }
    }

    /// Expected calibration error at a temperature.
    func calibrationError(_ outputs: Evaluator.Outputs, rules: [LabelRule], temperature: Float) -> Double {
        evaluation(outputs, temperature: temperature, rules: rules).calibrationError
    }

    func loss(_ outputs: Evaluator.Outputs, temperature: Float) -> Double {
        var loss = 0.0
        forEach(outputs, temperature: temperature) { _, scores, label in loss -= Double(scores[label]) }
        return loss / Double(max(1, outputs.labels.count))
    }

    /// How often each class was taken for another one, most often first; equal ones in the order of the classes.
    func confusions(_ outputs: Evaluator.Outputs, temperature: Float, rules: [LabelRule]) -> [Confusion] {
        let classes = characterSet.classCount
        var counts = [Int](repeating: 0, count: classes * classes)
        forEach(outputs, temperature: temperature) { glyph, scores, label in
            guard rules[glyph] == .label else { return }
            counts[label * classes + best(scores)] += 1
        }
        return counts.indices.filter { counts[$0] > 0 && $0 / classes != $0 % classes }
            .sorted { (counts[$1], $0) < (counts[$0], $1) }
            .map { pair in
                let label = pair / classes
                return Confusion(
                    label: name(label), read: name(pair % classes), count: counts[pair],
                    of: counts[label * classes..<(label + 1) * classes].reduce(0, +))
            }
    }

    private func name(_ index: Int) -> String {
        index == characterSet.notACharacter ? "not a character" : String(characterSet.characters[index])
    }

    private func best(_ scores: UnsafeMutableBufferPointer<Float>) -> Int {
        candidates.max { scores[$0] < scores[$1] } ?? 0
    }

    /// The best class when both cases of a letter are one, whose probability is the sum of theirs.
    private func foldedBest(_ scores: UnsafeMutableBufferPointer<Float>) -> Int {
        withUnsafeTemporaryAllocation(of: Float.self, capacity: folded.count) { sums in
            sums.initialize(repeating: 0)
            var best = folded[candidates.first ?? 0]
            for index in candidates { sums[folded[index]] += exp(scores[index]) }
            for index in candidates where sums[folded[index]] > sums[best] { best = folded[index] }
            return best
        }
    }

    private func forEach(
        _ outputs: Evaluator.Outputs, temperature: Float,
        _ body: (_ glyph: Int, _ scores: UnsafeMutableBufferPointer<Float>, _ label: Int) -> Void
    ) {
        let classes = characterSet.classCount
        var scores = [Float](repeating: 0, count: classes)
        scores.withUnsafeMutableBufferPointer { scores in
            guard let base = scores.baseAddress else { return }
            for (glyph, label) in outputs.labels.enumerated() {
                scores.update(repeating: -.infinity)
                for index in candidates { base[index] = outputs.logits[glyph * classes + index] }
                ConvolutionalClassifier.logSoftmax(base, classes: classes, temperature: temperature)
                body(glyph, scores, label)
            }
        }
    }
}

/// What counts as right for a glyph, as labelled.
enum LabelRule: Hashable, Sendable {
    case label
    /// The label does not say which case it is.
    case eitherCase
    /// The model lacks the label but has its other case, which counts case-folded only.
    case otherCase
    /// The model knows neither.
    case nothing
}

/// A class that was taken for another one.
public struct Confusion: Hashable, Codable, Sendable {
    /// What the glyphs are: a character, or "not a character".
    public var label: String
    /// What they were named.
    public var read: String
    /// How often.
    public var count: Int
    /// Glyphs with that label.
    public var of: Int
}
