import DocumentModel
import Glibc
import GlyphClassifier
import Segmentation

/// Where each character of a known text lies in a line, by what the line's columns say.
public struct AlignedText: Sendable {
    /// A character and its ink.
    public struct Character: Sendable {
        /// Its class in the line network's set.
        public var classIndex: Int
        /// Its pieces of the line's ink.
        public var glyph: GlyphCandidate
        /// Natural-log probability of the character in the columns that say it.
        public var logProbability: Float
    }

    /// The line; its ink is cut where a character was not parted from its neighbour.
    public let line: TextLine
    /// The characters in order, blanks left out.
    public let characters: [Character]

    /// Aligns a text, whose blanks need no room.
    ///
    /// It fails when the text has a character the set lacks, or more characters than the line has columns or pieces of
    /// ink.
    public init?(of text: String, in seen: SeenLine, _ characterSet: CharacterSet) {
        let space = characterSet.characters.count
        let words = text.split(whereSeparator: \.isWhitespace).map { $0.map { characterSet.index(of: $0) } }
        let classes = Array(words.joined(separator: [space]))
        let known = classes.compactMap(\.self)
        guard !known.isEmpty, known.count == classes.count,
            let alignment = ColumnAlignment(of: known, in: seen.columns)
        else { return nil }
        let borders = CharacterPieces.borders(of: alignment.places, isSpace: known.map { $0 == space })
        line = seen.line.cut(at: borders)
        guard let pieces = CharacterPieces(of: borders, in: line) else { return nil }
        let places = zip(known, alignment.places).filter { $0.0 != space }
        characters = zip(places, pieces.ranges).compactMap { [line] character, range in
            line.primitives[range].map(\.box).union().map { box in
                Character(
                    classIndex: character.0,
                    glyph: GlyphCandidate(start: range.lowerBound, end: range.upperBound, box: box),
                    logProbability: character.1.lazy.map { seen.columns.logarithm(of: character.0, in: $0) }.max()
                        ?? ColumnProbabilities.floor)
            }
        }
        guard characters.count == pieces.ranges.count else { return nil }
    }

    /// Mean natural-log probability of the characters.
    public var meanLogProbability: Float {
        characters.reduce(0) { $0 + $1.logProbability } / Float(max(1, characters.count))
    }

    /// Where each character stands, by the baseline and x-height that all of them together give the line.
    ///
    /// - Returns: `nil` when too few of the characters have a usual height.
    public func places(_ characterSet: CharacterSet) -> [GlyphPlace]? {
        LineGeometry(
            of: characters.map { ($0.glyph.box, $0.classIndex, Double(exp($0.logProbability))) },
            width: line.mask.width,
            proportions: characterSet.characters.map(GlyphProportions.init(of:))
        ).map { geometry in characters.map { geometry.place(of: $0.glyph.box) } }
    }
}
