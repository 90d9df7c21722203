import DocumentModel
import Imaging

/// What a synthetic board says, down to each character's box.
public struct BoardTruth: Hashable, Sendable, Codable {
    /// A character of a line, or one of its words.
    public struct Character: Hashable, Sendable, Codable {
        /// One character, or a word where the data does not say which ink is whose.
        public var text: String
        /// The smallest box around pixels at least half covered with its ink, in pixels of the picture.
        public var box: PixelBox
        /// Counted from 0 within the line.
        public var word: Int
    }

    /// A line of writing.
    public struct Line: Hashable, Sendable, Codable {
        /// What it says.
        public var text: String
        /// The smallest box around all of its ink, in pixels of the picture.
        public var box: PixelBox
        /// What it is written with; `nil` for a colour without a name.
        public var ink: Ink.Name?
        /// Its characters in the order of reading.
        public var characters: [Character]
    }

    /// What the board was made from.
    public var recipe: BoardRecipe
    /// In reading order.
    public var lines: [Line]

    /// The lines' text, each with a line feed.
    public var text: String { lines.map { $0.text + "\n" }.joined() }
}

extension BoardTruth {
    /// The truth of the board seen from elsewhere; a box becomes the smallest one around what is seen of it.
    func seen(through view: Homography) -> BoardTruth {
        var truth = self
        for line in lines.indices {
            for index in lines[line].characters.indices {
                truth.lines[line].characters[index].box = view(lines[line].characters[index].box)
            }
            truth.lines[line].box = truth.lines[line].characters.map(\.box).union() ?? view(lines[line].box)
        }
        return truth
    }
}
