import DocumentModel
import Glibc
import GlyphClassifier
import Segmentation

/// Removes marks from lines where they cannot be writing: underlines, dashes and dots on a board of digits.
///
/// Otherwise they would have to be read as something, or be joined to a character that stands over them.
struct ForbiddenMarks {
    /// Characters without body.
    static let marks = Set("-_.,'`\":;~^*\u{2022}\u{00B0}")

    /// Components higher than this, in letter heights, have a body.
    private static let greatestHeight = 0.3
    /// Flat ones wider than this are strokes below or between numbers, which the classifier may not know.
    private static let greatestWidth = 0.6
    /// Least probability that a component is one of the forbidden marks.
    private static let leastCertainty = 0.5

    /// Classes of marks that may not win.
    private let classes: [Int]

    /// Forbids all marks but those in the charset, the characters that may win.
    init(characterSet: CharacterSet, charset: Set<Character>) {
        classes = Self.marks.subtracting(charset).compactMap(characterSet.index)
    }

    func removingMarks(from lines: [TextLine], with classifier: some GlyphClassifying) -> [TextLine] {
        let suspects = lines.map(suspects)
        let components = Array(suspects.joined())
        let requests = components.enumerated().map {
            ($0, GlyphCandidate(start: 0, end: $1.primitives.count, box: $1.inkBox))
        }
        let answers = GlyphBatches.logProbabilities(of: requests, in: components, with: classifier)
        let classCount = classifier.characterSet.classCount
        var first = 0
        return zip(lines, suspects).map { line, suspects in
            var rest = line
            for suspect in suspects {
                let isWide = Double(suspect.inkBox.width) > Self.greatestWidth * LineCropper.letterHeight
                let certainty = (isWide ? classes + [classCount - 1] : classes).reduce(0.0) {
                    $0 + exp(Double(answers[first + $1]))
                }
                first += classCount
                guard certainty >= Self.leastCertainty, let mark = suspect.primitives.first?.component else { continue }
                rest.primitives.removeAll { $0.component == mark }
            }
            // A line of nothing but marks is left to the text filter.
            return rest.primitives.isEmpty ? line : rest
        }
    }

    /// The components of a line that may be marks, each as a line of its own.
    private func suspects(in line: TextLine) -> [TextLine] {
        Dictionary(grouping: line.primitives, by: \.component).sorted { $0.key < $1.key }.compactMap { _, primitives in
            var suspect = line
            suspect.primitives = primitives
            let isFlat = Double(suspect.inkBox.height) <= Self.greatestHeight * LineCropper.letterHeight
            return isFlat ? suspect : nil
        }
    }
}

extension TextLine {
    fileprivate var inkBox: PixelBox { primitives.map(\.box).union() ?? PixelBox(x: 0, y: 0, width: 0, height: 0) }
}
