/// What is known of a board's characters before any is read.
public struct ExpectedCharacters: Hashable, Sendable {
    /// Whether some have parts above one another that do not touch, as i and = have.
    public var hasStacked = true
    /// Whether some are letters.
    ///
    /// Letters are joined on purpose and reach into one another; figures without them stand upright and side by side.
    public var hasLetters = true

    private static let stacked: Set<Character> = Set("!?:;=%ij\u{F7}\u{B1}\u{2260}\u{2264}\u{2265}")

    /// - Parameter charset: the characters that may be there; `nil` for all.
    public init(_ charset: Set<Character>? = nil) {
        guard let charset else { return }
        hasStacked = !charset.isDisjoint(with: Self.stacked)
        hasLetters = charset.contains { $0.isLetter }
    }
}
