import GlyphClassifier
import GlyphTraining
import NetworkKernels
import Reading

/// Glyphs of lines of photos, each cut out where the line network sees its character.
public enum PhotographedGlyphs {
    /// Least mean natural-log probability of a line's characters: what is less sure may say something else.
    private static let leastMean: Float = -2
    /// Least of a character.
    private static let leastOfACharacter: Float = -6
    private static let linesAtATime = 500

    /// Glyphs of some lines by chance, at most `count`.
    ///
    /// The network aligns the lines' texts. Glyphs of characters that the set lacks are left out; `input` is what is shown
    /// of each glyph.
    public static func pack(
        of lines: [PhotographedLine], count: Int, network: LineNetwork, characterSet: CharacterSet, input: GlyphInput,
        seed: UInt64 = 1
    ) -> PackedGlyphs {
        var random = SplitMix64(seed: seed)
        let order = lines.indices.shuffled(using: &random)
        var pack = PackedGlyphs(input: input)
        for start in stride(from: 0, to: order.count, by: linesAtATime) where pack.count < count {
            let part = order[start..<min(order.count, start + linesAtATime)].map { lines[$0] }
            let found = ParallelMap.onAllCores(part) { glyphs(of: $0, network, characterSet, input) }
            for (label, pixels) in found.joined().prefix(count - pack.count) { pack.append(pixels, label: label) }
        }
        return pack
    }

    private static func glyphs(
        of line: PhotographedLine, _ network: LineNetwork, _ characterSet: CharacterSet, _ input: GlyphInput
    ) -> [(label: Int, pixels: [UInt8])] {
        let known = network.architecture.characterSet
        guard let seen = SeenLine.see([line.line], with: network).first,
            let aligned = AlignedText(of: line.text, in: seen, known), aligned.meanLogProbability >= leastMean
        else { return [] }
        let sure = aligned.characters.filter { $0.logProbability >= leastOfACharacter }
        return zip(sure, aligned.line.glyphBytes(of: sure.map(\.glyph), as: input)).compactMap { character, pixels in
            characterSet.index(of: known.characters[character.classIndex]).map { ($0, pixels) }
        }
    }
}
