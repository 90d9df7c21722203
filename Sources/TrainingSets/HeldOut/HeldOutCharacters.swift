import GlyphClassifier
import GlyphTraining
import Reading

/// The isolated characters that nothing is trained on: what the classifier's figures are measured with.
public enum HeldOutCharacters {
    /// EMNIST's first images are held out.
    public static let emnistImages = 10_000
    /// UNIPEN's isolated digits, capitals, small letters and signs.
    public static let isolatedCategories: Set<String> = ["1a", "1b", "1c", "1d"]

    /// Which of the writers held out: half of them are for fitting the calibration, the others for measuring it.
    public enum Writers: Sendable {
        /// Both halves.
        case all
        /// The half that the calibration is fitted with.
        case forCalibration
        /// The other half.
        case forMeasuring
    }

    /// Isolated characters of the writers who are held out, drawn with a clean medium marker.
    public static func unipen(_ set: UnipenSet, writers: Writers = .all) -> EvaluationSet {
        unipen(samples(of: set, writers: writers), writers)
    }

    /// Such characters with their height and place in the line, which reading knows beside the picture, weighed as it
    /// does.
    ///
    /// Only what people wrote one after the other on a line has a place in it.
    public static func unipenInPlace(_ set: UnipenSet) -> EvaluationSet {
        let samples = samples(of: set, writers: .all)
        let written = WrittenPlaces(samples)
        let weight = ReadingWeights().geometry
        var placed = unipen(samples, .all)
        placed.name = "  with height and place in the line"
        placed.placing = { named in
            let places = written.places(given: named)
            return { glyph, character in
                places[glyph].map { weight * GlyphProportions(of: character).logLikelihood($0) } ?? 0
            }
        }
        return placed
    }

    private static func samples(of set: UnipenSet, writers: Writers) -> [PenSample] {
        set.characters.filter { sample in
            guard WriterSplit.isHeldOut(sample.writer), isolatedCategories.contains(sample.category),
                sample.label.count == 1
            else { return false }
            switch writers {
            case .all: return true
            case .forCalibration: return WriterSplit.isForCalibration(sample.writer)
            case .forMeasuring: return !WriterSplit.isForCalibration(sample.writer)
            }
        }
    }

    private static func unipen(_ samples: [PenSample], _ writers: Writers) -> EvaluationSet {
        let labels = samples.compactMap(\.label.first)
        let name = writers == .all ? "UNIPEN 1a–1d, writers held out" : "UNIPEN 1a–1d, half the writers held out"
        return EvaluationSet(
            name: name,
            glyphs: StrokeGlyphSource(samples: samples, characterSet: all(labels), augmentation: .none), labels: labels)
    }

    /// The images of an EMNIST set that are held out; of a range of them, when one is given.
    public static func emnist(_ set: EmnistSet, range: Range<Int> = 0..<emnistImages) -> EvaluationSet {
        images(set, range: range, name: "EMNIST, images held out")
    }

    /// Images of a set in EMNIST's format, all by default.
    public static func images(_ set: EmnistSet, range: Range<Int>? = nil, name: String) -> EvaluationSet {
        let range = (range ?? 0..<set.count).clamped(to: 0..<set.count)
        let labels = Array(set.labels[range])
        let source = EmnistGlyphSource(
            set: set, images: range, characterSet: all(labels), includesUnknownCase: true, augmentation: .none)
        return EvaluationSet(
            name: name, glyphs: source, labels: labels, isCaseUnknown: source.isCaseUnknown,
            characters: set.characters)
    }

    /// A set in which every label is a class, so that no source leaves one out.
    private static func all(_ labels: [Character]) -> CharacterSet { CharacterSet(Set(labels).sorted()) }
}
