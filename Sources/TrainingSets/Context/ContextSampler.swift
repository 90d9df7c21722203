import DocumentModel
import GlyphClassifier
import GlyphTraining
import Preprocessing
import Reading
import Segmentation

/// Glyphs as a line shows them to the network: characters cut out of their line, and what is no character.
///
/// A line whose ink has owners goes through the same over-segmentation as a photo. A candidate that holds nearly all of
/// one glyph and hardly anything else is that character; one that misses a good part of it or takes in others is "not a
/// character"; what lies between teaches nothing and is left out.
public struct ContextSampler: Sendable {
    /// A labelled candidate, normalised, one byte a pixel.
    public struct Sample: Sendable {
        /// The class of the character, or that of what is no character.
        public var classIndex: Int
        /// As the sampler's input has them, 255 is ink.
        public var pixels: [UInt8]
    }

    private let characterSet: CharacterSet
    private let input: GlyphInput
    /// Share of negatives kept.
    private let negativeShare: Float

    private static let completeEnough = 0.88
    private static let pureEnough = 0.88
    private static let incomplete = 0.74
    private static let impure = 0.74

    /// A sampler for a network that knows these characters and sees this input.
    ///
    /// Of candidates that are no character a share of `negativeShare`, 0…1, is kept.
    public init(characterSet: CharacterSet, input: GlyphInput = .ink, negativeShare: Float = 0.4) {
        self.characterSet = characterSet
        self.input = input
        self.negativeShare = negativeShare
    }

    func samples(of line: ComposedLine, using random: inout SplitMix64) -> [Sample] {
        guard let owned = OwnedMask(of: line, using: &random) else { return [] }
        let primitives = OverSegmenter().primitives(of: owned.mask)
        let shares = primitives.map { Self.owners(of: $0, in: owned) }
        let textLine = TextLine(level: owned.mask, primitives: primitives)
        var candidates: [GlyphCandidate] = []
        var classes: [Int] = []
        for candidate in CandidateGraph(of: textLine).candidates {
            var counts: [Int: Int] = [:]
            for share in shares[candidate.start..<candidate.end] { counts.merge(share, uniquingKeysWith: +) }
            guard let classIndex = label(counts, areas: owned.areas, line: line) else { continue }
            if classIndex == characterSet.notACharacter, !random.chance(negativeShare) { continue }
            candidates.append(candidate)
            classes.append(classIndex)
        }
        return zip(classes, textLine.glyphBytes(of: candidates, as: input)).map { Sample(classIndex: $0, pixels: $1) }
    }

    /// The class of a candidate by whose ink it holds; `nil` when that is not clear.
    private func label(_ counts: [Int: Int], areas: [Int], line: ComposedLine) -> Int? {
        let total = counts.values.reduce(0, +)
        guard total > 0, let (owner, own) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), owner > 0
        else { return nil }
        let completeness = Double(own) / Double(max(1, areas[owner - 1]))
        let purity = Double(own) / Double(total)
        if completeness >= Self.completeEnough, purity >= Self.pureEnough {
            return characterSet.index(of: line.glyphs[owner - 1].character)
        }
        return completeness < Self.incomplete || purity < Self.impure ? characterSet.notACharacter : nil
    }

    private static func owners(of primitive: Primitive, in owned: OwnedMask) -> [Int: Int] {
        var counts: [Int: Int] = [:]
        for run in primitive.runs {
            let base = Int(run.y) * owned.mask.width
            for x in Int(run.start)..<Int(run.end) { counts[Int(owned.owners[base + x]), default: 0] += 1 }
        }
        return counts
    }
}
