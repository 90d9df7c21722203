/// Characters as they are written for `--charset`: each for itself, and ranges of digits or of letters, such as
/// `0-9a-f`.
///
/// A dash means a range only between two letters or digits; elsewhere it is a dash.
struct CharacterRanges {
    /// A dash between two letters or digits that bound no range.
    struct NoRange: Error, Hashable, CustomStringConvertible {
        var text: String

        var description: String {
            "\(text) is no range of digits or letters; 0-9, A-F and a-z are, and a dash itself stands first or last"
        }
    }

    private(set) var characters: Set<Character> = []

    /// - Throws: ``NoRange``.
    init(_ text: some StringProtocol) throws {
        var rest = Array(text)[...]
        while let first = rest.popFirst() {
            guard rest.count >= 2, rest.first == "-", let last = rest.dropFirst().first, Self.isBound(first),
                Self.isBound(last)
            else {
                characters.insert(first)
                continue
            }
            guard let range = Self.range(first, last) else { throw NoRange(text: "\(first)-\(last)") }
            characters.formUnion(range)
            rest = rest.dropFirst(2)
        }
    }

    private static let rows: [ClosedRange<UInt8>] = [
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"),
    ]

    private static func isBound(_ character: Character) -> Bool {
        character.asciiValue.map { value in rows.contains { $0.contains(value) } } ?? false
    }

    private static func range(_ first: Character, _ last: Character) -> [Character]? {
        guard let first = first.asciiValue, let last = last.asciiValue, first <= last,
            rows.contains(where: { $0.contains(first) && $0.contains(last) })
        else { return nil }
        return (first...last).map { Character(UnicodeScalar($0)) }
    }
}
