import Reading

/// A piece of training text and how often it counts.
public struct WeightedText: Hashable, Sendable {
    /// What is known of the characters before the text.
    public enum Opening: Hashable, Sendable {
        /// It begins a line; the end of the line is counted too.
        case line
        /// It stands after a space somewhere in a line, and a space follows.
        case word
    }

    public var text: String
    public var weight: Float
    public var opening: Opening

    public init(_ text: String, weight: Float = 1, opening: Opening = .line) {
        self.text = text
        self.weight = weight
        self.opening = opening
    }

    /// The symbols that are predicted.
    var symbols: [LanguagePrior.Symbol] {
        text.map { LanguagePrior.symbol(for: $0) } + [opening == .line ? .lineEnd : .space]
    }
}

extension [WeightedText] {
    /// The same texts with their weights scaled so that together they count as `mass` characters.
    public func scaled(toMass mass: Double) -> [WeightedText] {
        let total = reduce(0.0) { $0 + Double($1.weight) * Double($1.text.utf8.count + 1) }
        guard total > 0 else { return self }
        let factor = Float(mass / total)
        return map { WeightedText($0.text, weight: $0.weight * factor, opening: $0.opening) }
    }
}
