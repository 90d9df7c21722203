/// Which zones a word's characters fill: where its box has the baseline and how tall its capitals are.
struct LetterProfile: Hashable, Sendable {
    /// From the baseline up, in heights of capitals.
    let top: Float
    /// From the baseline down.
    let bottom: Float

    /// Of people's writing; of type it is less.
    static let xHeight: Float = 0.62
    private static let descent: Float = 0.35

    /// - Returns: `nil` for a text without letters and digits.
    init?(_ text: String) {
        var top: Float = 0
        var bottom: Float = 0
        for character in text where character.isLetter || character.isNumber {
            top = max(top, Self.top(of: character))
            if "gjpqy".contains(character) { bottom = Self.descent }
        }
        guard top > 0 else { return nil }
        if text.contains(where: { "()[]{}\"'/&".contains($0) }) { top = 1 }
        self.top = top
        self.bottom = bottom
    }

    private static func top(of character: Character) -> Float {
        if character.isUppercase || character.isNumber || "bdfhklßäöü".contains(character) { return 1 }
        return "ijt".contains(character) ? 0.9 : xHeight
    }
}
