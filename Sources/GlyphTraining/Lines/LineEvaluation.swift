import DocumentModel
import GlyphClassifier
import NetworkKernels

/// How many characters a line network gets wrong if each column says its best class, without language.
public struct LineEvaluation: Sendable {
    /// Of all lines that were read, spaces included.
    public var characters = 0
    /// Edits from what is read to the text.
    public var errors = 0

    /// The strips are of a source's lines, drawn at random.
    public init(_ network: LineNetwork, _ source: any InkedTextSource, width: Int, strips: Int, seed: UInt64 = 1) {
        let characterSet = network.architecture.characterSet
        let results = ParallelMap.onAllCores(Array(0..<strips)) { index in
            var random = SplitMix64(seed: seed, mixing: index)
            let strip = LineStrip(
                width: width, characterSet: characterSet, strayInk: 0, using: &random, text: source.text)
            let read = network.probabilities(of: strip.input).greedyClasses
            return (strip.classes.count, editDistance(strip.classes, read))
        }
        characters = results.reduce(0) { $0 + $1.0 }
        errors = results.reduce(0) { $0 + $1.1 }
    }

    /// Edits for each character; 0 of nothing.
    public var errorRate: Double { Double(errors) / Double(max(1, characters)) }
}
