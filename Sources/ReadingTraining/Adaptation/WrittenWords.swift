import GlyphTraining
import Learning
import TrainingSets

/// Words of one writer as a camera sees them, all written with one marker.
public struct WrittenWords: Sendable {
    public let writer: String
    public let words: [CorrectedWord]

    /// Takes `limit` words at most; which is chance's choice, but always the same.
    public init(_ samples: [PenSample], writer: String, limit: Int) {
        var random = SplitMix64(seed: 5)
        let pen = WordPen(of: writer)
        var words: [CorrectedWord] = []
        for sample in samples.shuffled(using: &random) where words.count < limit {
            guard let line = sample.textLine(with: pen, using: &random) else { continue }
            words.append(CorrectedWord(line: line, text: sample.label))
        }
        self.writer = writer
        self.words = words
    }
}
