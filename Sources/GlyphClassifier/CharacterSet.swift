/// The classes a glyph can belong to: characters in a fixed order, then "not a character" as the last one.
///
/// ``CharacterTable`` defines the order; a weights file carries its own copy.
public struct CharacterSet: Hashable, Sendable {
    /// One character per class, "not a character" left out.
    public let characters: [Character]
    private let indices: [Character: Int]

    /// - Parameter characters: different ones; of two that are equal only the first is found.
    public init(_ characters: [Character]) {
        self.characters = characters
        self.indices = Dictionary(characters.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The 94 printable characters of ASCII without the space.
    public static let printableASCII = CharacterSet((33...126).map { Character(UnicodeScalar(UInt8($0))) })

    /// The whole table: what networks are trained to tell apart.
    public static let board = CharacterSet(CharacterTable.characters)

    /// Number of classes, "not a character" included.
    public var classCount: Int { characters.count + 1 }
    /// The class of half letters, two letters and scribble.
    public var notACharacter: Int { characters.count }

    /// The class of a character; `nil` when the set lacks it.
    public func index(of character: Character) -> Int? { indices[character] }

    /// The class of a character, or of its other case where the set has only that one.
    public func caseFoldedIndex(of character: Character) -> Int? {
        indices[character] ?? indexOfOtherCase(of: character)
    }

    /// For each class, that of its letter's other case; the class itself where there is none.
    public var otherCases: [Int] {
        characters.enumerated().map { indexOfOtherCase(of: $1) ?? $0 } + [notACharacter]
    }

    private func indexOfOtherCase(of character: Character) -> Int? {
        CharacterForms.otherCase(of: character).flatMap { indices[$0] }
    }
}
