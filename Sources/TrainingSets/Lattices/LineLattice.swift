import GlyphClassifier
import GlyphTraining
import Reading
import Segmentation

/// A line of known text as its lattice is learnt: every candidate's glyph, and the loss of them together.
public struct LineLattice: Sendable {
    /// The candidates' glyphs, in their order; none has a label.
    public let glyphs: LabelledGlyphs
    /// Characters of the text, blanks left out.
    public let characters: Int
    let loss: LatticeLoss

    /// `text` is what the line says, whose blanks count for nothing; `input` is what the network sees of a glyph.
    ///
    /// `weights` are those of the paths; prior and geometry have no say. `nil` for a text with characters the set
    /// lacks, or more of them than the ink has pieces.
    public init?(
        of line: TextLine, text: String, characterSet: CharacterSet, input: GlyphInput, weights: ReadingWeights
    ) {
        let graph = CandidateGraph(of: line)
        let wanted = text.filter { !$0.isWhitespace }.map { characterSet.index(of: $0) }
        let classes = wanted.compactMap(\.self)
        guard !classes.isEmpty, classes.count == wanted.count, classes.count < graph.nodeCount else { return nil }
        var glyphs = LabelledGlyphs(input: input)
        for glyph in line.glyphs(of: graph.candidates, as: input) {
            glyphs.append(glyph, label: characterSet.notACharacter)
        }
        self.glyphs = glyphs
        characters = classes.count
        loss = LatticeLoss(
            candidates: graph.candidates.map { LatticeLoss.Edge(start: $0.start, end: $0.end) },
            nodeCount: graph.nodeCount, classes: classes, weights: weights)
    }

    /// Candidates of the line.
    public var count: Int { loss.candidates.count }

    /// Replaces natural-log probabilities, `count * classCount`, by the loss's derivatives by the logits.
    ///
    /// `weight` is a factor on the derivatives.
    ///
    /// - Returns: the loss in nats; `nil`, and zeros, when no path says the text.
    @discardableResult
    public func differentiate(
        _ scores: UnsafeMutableBufferPointer<Float>, classCount: Int, weight: Float = 1
    ) -> Float? {
        loss.differentiate(scores, classCount: classCount, weight: weight)
    }
}
