import DocumentModel
import GlyphClassifier

/// A text to be looked for, as the columns of a line know it: characters without blanks, each either case.
public struct WantedText: Hashable, Sendable {
    /// What was asked for.
    public let text: String
    /// Lower-case characters without blanks; curly quotes and long dashes as they are typed in ASCII, letters without
    /// accents.
    public let characters: [Character]

    /// A text as it is asked for.
    public init(_ text: String) {
        self.text = text
        characters = Self.folded(text)
    }

    /// What is left of a text when case, blanks and accents count for nothing.
    public static func folded(_ text: String) -> [Character] { SearchFolding.fold(text).map(Character.init) }

    /// For each character the classes it may have been written as; none for a character the network does not know.
    func classes(in set: CharacterSet) -> [[Int]] {
        let folded = set.characters.map { Self.folded(String($0)) }
        return characters.map { wanted in folded.indices.filter { folded[$0] == [wanted] } }
    }
}
