import Dispatch
import GlyphClassifier

/// Measures a classifier on glyphs it has not learnt from.
public struct Evaluator: Sendable {
    /// Raw outputs and labels of some glyphs, from which all figures follow.
    struct Outputs: Sendable {
        var logits: [Float]
        var labels: [Int]
        var seconds: Double
    }

    let classifier: ConvolutionalClassifier
    static let chunk = 1024

    /// Begins with the classifier that is to be measured.
    public init(_ classifier: ConvolutionalClassifier) { self.classifier = classifier }

    /// Measures on `limit` glyphs at most, evenly spread over the source.
    ///
    /// `seed` is that of the random numbers that render them, should the source use any.
    public func evaluate(_ source: some GlyphSource, limit: Int? = nil, seed: UInt64 = 0) -> Evaluation {
        let outputs = outputs(source, limit: limit, seed: seed)
        return EvaluationMetrics(characterSet: classifier.characterSet)
            .evaluation(outputs, temperature: classifier.temperature)
    }

    /// Classifies glyphs spread evenly over the source.
    func outputs(_ source: some GlyphSource, limit: Int?, seed: UInt64) -> Outputs {
        let count = min(limit ?? source.count, source.count)
        return outputs(source, indices: (0..<count).map { $0 * source.count / count }, seed: seed)
    }

    /// Classifies in parallel, chunk by chunk.
    func outputs(_ source: some GlyphSource, indices: [Int], seed: UInt64) -> Outputs {
        let count = indices.count
        let classes = classifier.characterSet.classCount
        var outputs = Outputs(
            logits: [Float](repeating: 0, count: count * classes), labels: [Int](repeating: 0, count: count),
            seconds: 0)
        let start = DispatchTime.now()
        outputs.logits.withUnsafeMutableBufferPointer { logits in
            outputs.labels.withUnsafeMutableBufferPointer { labels in
                nonisolated(unsafe) let (scoresOut, labelsOut) = (logits, labels)
                DispatchQueue.concurrentPerform(iterations: (count + Self.chunk - 1) / Self.chunk) { index in
                    let range = index * Self.chunk..<min(count, (index + 1) * Self.chunk)
                    let glyphs = Self.render(source, indices[range], as: classifier.input, seed: seed) {
                        labelsOut[$0] = $1
                    }
                    let scores = classifier.logits(of: glyphs, count: range.count)
                    for (offset, score) in scores.enumerated() {
                        scoresOut[range.lowerBound * classes + offset] = score
                    }
                }
            }
        }
        outputs.seconds = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
        return outputs
    }

    /// Draws glyphs of a source; tells the position within `indices`' array and the label of each.
    static func render(
        _ source: some GlyphSource, _ indices: ArraySlice<Int>, as input: GlyphInput, seed: UInt64,
        label: (Int, Int) -> Void
    ) -> [Float] {
        let size = input.valueCount
        var glyphs = [Float](repeating: 0, count: indices.count * size)
        glyphs.withUnsafeMutableBufferPointer { buffer in
            for (position, index) in zip(indices.indices, indices) {
                var random = SplitMix64(seed: seed, mixing: 5, index)
                let start = (position - indices.startIndex) * size
                let target = UnsafeMutableBufferPointer(rebasing: buffer[start..<start + size])
                label(position, source.render(index: index, using: &random, as: input, into: target))
            }
        }
        return glyphs
    }
}
