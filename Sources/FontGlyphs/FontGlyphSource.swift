import GlyphClassifier
import GlyphTraining
import TrainingSets

/// Single characters from fonts, slanted, turned, thickened and thinned each time.
public struct FontGlyphSource: GlyphSource {
    private struct Glyph: Sendable {
        var shape: GlyphShape
        var label: Int
        var place: GlyphPlace
    }

    private let glyphs: [Glyph]
    private let augmentation: GlyphAugmentation
    /// Fonts that could not be loaded, with the reason.
    public let skipped: [String]

    /// Takes of each font the characters that it has and that the catalogue does not warn of.
    public init(
        entries: [FontCatalogue.Entry], characterSet: CharacterSet, augmentation: GlyphAugmentation = .training
    ) {
        self.augmentation = augmentation
        var glyphs: [Glyph] = []
        var skipped: [String] = []
        for entry in entries {
            let wanted = characterSet.characters.filter { !entry.unusable.contains($0) }
            do {
                let outlines = try FontOutlines(path: entry.path, characters: wanted)
                for character in wanted {
                    guard let glyph = outlines.glyphs[character], let label = characterSet.index(of: character) else {
                        continue
                    }
                    glyphs.append(
                        Glyph(
                            shape: .outline(glyph.contours), label: label,
                            place: glyph.place(xHeight: outlines.xHeight)))
                }
            } catch {
                skipped.append("\(error)")
            }
        }
        self.glyphs = glyphs
        self.skipped = skipped
    }

    public var count: Int { glyphs.count }

    /// The class of a glyph, without drawing it.
    public func label(of index: Int) -> Int { glyphs[index].label }

    /// Where a glyph begins and ends in its line.
    public func place(of index: Int) -> GlyphPlace { glyphs[index].place }

    public func render(
        index: Int, using random: inout SplitMix64, into output: UnsafeMutableBufferPointer<Float>
    ) -> Int {
        let coverage = augmentation.coverage(of: glyphs[index].shape, using: &random)
        augmentation.finish(coverage, using: &random, into: output)
        return glyphs[index].label
    }
}
