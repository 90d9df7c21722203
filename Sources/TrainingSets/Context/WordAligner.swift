import GlyphClassifier
import GlyphTraining
import NetworkKernels
import Reading
import Segmentation

/// Cuts the characters out of real words with the help of a network that can already read most of them.
///
/// A word is aligned to its transcript through the lattice. If the network is sure of the alignment, its candidates are
/// characters in context, and candidates that reach across the border of two of them are "not a character"; so is a
/// piece that has a good part of one missing. Words it is unsure of teach nothing.
public struct WordAligner: Sendable {
    private let classifier: ConvolutionalClassifier
    private let input: GlyphInput
    private let negativeShare: Float

    /// Bounds on the natural-log probability of an alignment's characters: on average, and of the worst one.
    private static let leastMean: Float = -0.75
    private static let leastCharacter: Float = -4.5

    /// - Parameter input: what the samples show.
    public init(classifier: ConvolutionalClassifier, input: GlyphInput = .ink, negativeShare: Float) {
        self.classifier = classifier
        self.input = input
        self.negativeShare = negativeShare
    }

    /// - Returns: `nil` when the alignment is not to be trusted.
    public func samples(of word: InkSample, using random: inout SplitMix64) -> [ContextSampler.Sample]? {
        guard let line = word.textLine(using: &random),
            let scored = ScoredLine.score([line], with: classifier).first,
            let alignment = ForcedAlignment(of: word.label, in: scored),
            alignment.meanLogProbability >= Self.leastMean,
            alignment.logProbabilities.allSatisfy({ $0 >= Self.leastCharacter })
        else { return nil }
        let characters = word.label.filter { !$0.isWhitespace }
        var found: [(candidate: GlyphCandidate, classIndex: Int)] = []
        for (candidate, character) in zip(alignment.candidates, characters) {
            guard let index = classifier.characterSet.index(of: character) else { continue }
            found.append((scored.graph.candidates[candidate], index))
        }
        for candidate in alignment.negatives(in: scored) where random.chance(negativeShare) {
            found.append((scored.graph.candidates[candidate], classifier.characterSet.notACharacter))
        }
        return zip(found, line.glyphBytes(of: found.map(\.candidate), as: input)).map {
            ContextSampler.Sample(classIndex: $0.classIndex, pixels: $1)
        }
    }

    /// The samples of many words, in order, on all cores.
    public func samples(of words: [InkSample], seed: UInt64) -> (samples: [ContextSampler.Sample], trusted: Int) {
        let found = ParallelMap.onAllCores(Array(words.enumerated())) { index, word in
            var random = SplitMix64(seed: seed &+ UInt64(index) &* 0x9E37_79B9_7F4A_7C15)
            return samples(of: word, using: &random) ?? []
        }
        return (found.flatMap(\.self), found.count { !$0.isEmpty })
    }
}
