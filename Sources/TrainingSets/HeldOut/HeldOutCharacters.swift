import GlyphClassifier
import GlyphTraining

/// The isolated characters that nothing is trained on: what the classifier's figures are measured with.
public enum HeldOutCharacters {
    /// EMNIST's first images are held out.
    public static let emnistImages = 10_000
    /// UNIPEN's isolated digits, capitals, small letters and signs.
    public static let isolatedCategories: Set<String> = ["1a", "1b", "1c", "1d"]

    /// Isolated characters of the writers who are held out, drawn with a clean medium marker.
    public static func unipen(
        _ set: UnipenSet, name: String = "UNIPEN 1a–1d, writers held out", characterSet: CharacterSet
    ) -> EvaluationSet {
        let samples = set.characters.filter {
            WriterSplit.isHeldOut($0.writer) && isolatedCategories.contains($0.category)
        }
        let source = StrokeGlyphSource(samples: samples, characterSet: characterSet, augmentation: .none)
        return EvaluationSet(name: name, glyphs: source, unknown: samples.count - source.count)
    }

    /// The images of an EMNIST set that are held out.
    public static func emnist(_ set: EmnistSet, characterSet: CharacterSet) -> EvaluationSet {
        images(
            set, range: 0..<min(emnistImages, set.count), name: "EMNIST, images held out", characterSet: characterSet)
    }

    /// Images of a set in EMNIST's format, all by default.
    public static func images(
        _ set: EmnistSet, range: Range<Int>? = nil, name: String, characterSet: CharacterSet
    ) -> EvaluationSet {
        let range = range ?? 0..<set.count
        let source = EmnistGlyphSource(
            set: set, images: range, characterSet: characterSet, includesUnknownCase: true, augmentation: .none)
        return EvaluationSet(
            name: name, glyphs: source, unknown: range.count - source.count, isCaseUnknown: source.isCaseUnknown)
    }
}
