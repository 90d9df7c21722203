import DocumentModel
import GlyphClassifier

/// A text to be looked for, as the lattice knows it: characters without blanks, each either case.
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
        characters.map { wanted in
            [String(wanted), String(wanted).uppercased()].reduce(into: [Int]()) { found, form in
                guard form.count == 1, let index = form.first.flatMap({ set.index(of: $0) }), !found.contains(index)
                else { return }
                found.append(index)
            }
        }
    }
}
