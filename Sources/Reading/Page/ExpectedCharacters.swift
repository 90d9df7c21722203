/// What is known of a board's characters before any is read.
public struct ExpectedCharacters: Hashable, Sendable {
    /// Whether some are letters.
    ///
    /// Letters are joined on purpose and reach into one another; figures without them stand upright and side by side.
    public var hasLetters = true

    /// - Parameter charset: the characters that may be there; `nil` for all.
    public init(_ charset: Set<Character>? = nil) {
        if let charset { hasLetters = charset.contains { $0.isLetter } }
    }
}
