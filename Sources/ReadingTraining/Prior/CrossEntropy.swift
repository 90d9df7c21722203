import Glibc
import Reading

/// How well a language prior predicts a text, in bits per character.
public struct CrossEntropy: Hashable, Sendable {
    /// Bits over all characters, line ends included.
    public private(set) var bits = 0.0
    /// Characters, line ends included.
    public private(set) var characters = 0

    public init() {}

    /// Bits per character; 0 for no text.
    public var bitsPerCharacter: Double { characters == 0 ? 0 : bits / Double(characters) }

    /// Adds one line.
    public mutating func add(line: some StringProtocol, under prior: LanguagePrior) {
        var state = prior.start
        for symbol in line.map({ LanguagePrior.symbol(for: $0) }) + [.lineEnd] {
            let step = prior.advance(state, by: symbol)
            bits -= Double(step.logProbability) / log(2)
            characters += 1
            state = step.state
        }
    }
}
