import GlyphClassifier
import GlyphTraining
import Segmentation

/// Lines of known text, drawn anew each time with another pen, as lattices for the trainer.
public struct LineLatticeSource: GlyphLatticeSource {
    private let characterSet: CharacterSet
    private let input: GlyphInput
    private let line: @Sendable (inout SplitMix64) -> (line: TextLine, text: String)?

    /// Nats a character above which a line teaches nothing: its label is wrong, or its letters are joined beyond
    /// cutting.
    private static let greatestLoss: Float = 4

    /// Lines of photos, as the reader cuts them.
    public init(photographed lines: [PhotographedLine], characterSet: CharacterSet, input: GlyphInput) {
        self.characterSet = characterSet
        self.input = input
        line = { random in lines.randomElement(using: &random).map { ($0.line, $0.text) } }
    }

    /// Lines of which there is the ink alone: it is cut as reading cuts it.
    public init(_ source: any InkedTextSource, characterSet: CharacterSet, input: GlyphInput) {
        self.characterSet = characterSet
        self.input = input
        line = { random in
            source.text(using: &random).map { (TextLine(level: $0.mask), $0.text) }
        }
    }

    /// The lattice of a line by chance; `nil` when there is no line, or its ink cannot say its text.
    public func lattice(using random: inout SplitMix64) -> GlyphLattice? {
        guard let (line, text) = line(&random),
            let lattice = LineLattice(
                of: line, text: text, characterSet: characterSet, input: input, weights: .latticeTraining)
        else { return nil }
        let (classCount, limit) = (characterSet.classCount, Self.greatestLoss * Float(lattice.characters))
        return GlyphLattice(
            pixels: lattice.glyphs.pixels, count: lattice.count, characters: lattice.characters
        ) { scores, weight in
            guard let loss = lattice.differentiate(scores, classCount: classCount, weight: weight) else { return nil }
            guard loss > limit else { return loss }
            scores.update(repeating: 0)
            return nil
        }
    }
}
