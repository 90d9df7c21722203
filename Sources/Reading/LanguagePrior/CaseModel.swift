import Glibc

/// How probable a capital is, given that the next character is a letter: the half of the spelling that the
/// case-folded `LanguagePrior` leaves open.
///
/// A small automaton walks along the line and tells words in lower case, Capitalised, in CAPITALS and camelCase apart;
/// each of its contexts has one probability of a capital. Add `advance`'s log-probability to the prior's.
public struct CaseModel: Hashable, Sendable {
    /// What the letters before look like.
    public enum Context: UInt8, Hashable, Sendable, CaseIterable {
        /// No letter in this line yet.
        case lineStart
        /// First letter of a word; the word before was not in capitals.
        case wordStart
        /// First letter of a word after one in capitals.
        case wordStartAfterCapitals
        /// After one capital at the start of a word that may become Capitalised or CAPITALS.
        case initial
        /// After one capital at the start of a word that follows a word in capitals.
        case initialAfterCapitals
        /// After two or more capitals.
        case capitals
        /// After a small letter.
        case lower
        /// After the capital in the middle of a word: camelCase.
        case hump
        /// After small letters that are a whole word, where a hump may follow.
        case word

        /// This context once it is known whether the letters before are a whole word.
        func afterLetters(areWord: @autoclosure () -> Bool) -> Context { self == .lower && areWord() ? .word : self }
    }

    /// P(capital | a letter follows), estimated with `boardscan-train prior` on the lines of program text and
    /// documentation that TrainingData/prior.md names, of which every fourth was put in capitals, as boards often are.
    ///
    /// The three highest are kept a little lower than counted (0.971, 0.995, 0.997), since hands mix the two within a
    /// line more than print does, and those after small letters higher (0.003, and 0.028 after a word), since boards
    /// are full of names.
    public static let standard = CaseModel { context in
        switch context {
        case .lineStart: 0.42
        case .wordStart: 0.1
        case .wordStartAfterCapitals: 0.93
        case .initial: 0.48
        case .initialAfterCapitals: 0.97
        case .capitals: 0.985
        case .lower: 0.006
        case .word: 0.05
        case .hump: 0.1
        }
    }

    /// The probability of a capital in each context.
    private let capitals: [Float]

    /// - Parameter capitalProbability: P(capital | a letter follows) in each context, above 0 and below 1.
    public init(capitalProbability: (Context) -> Float) {
        capitals = Context.allCases.map(capitalProbability)
    }

    /// P(capital | a letter follows).
    public func capitalProbability(after context: Context) -> Float { capitals[Int(context.rawValue)] }

    /// All that matters of a character; telling it from a character's properties takes longer than the step itself.
    public enum Kind: Hashable, Sendable {
        /// An upper-case letter.
        case capital
        /// A lower-case letter.
        case small
        /// Digits, underscores, apostrophes: within words.
        case inner
        /// Spaces and all other signs: between words.
        case sign

        /// Whether it has a case.
        var isLetter: Bool { self == .capital || self == .small }

        /// The kind of a character; letters of scripts without case are signs.
        public init(_ character: Character) {
            if character.isUppercase {
                self = .capital
            } else if character.isLowercase {
                self = .small
            } else {
                self = character.isNumber || "_'’".contains(character) ? .inner : .sign
            }
        }
    }

    /// The natural-log probability of a character's case; signs cost nothing, since the language prior accounts for
    /// them.
    public func logProbability(of kind: Kind, after context: Context) -> Float {
        switch kind {
        case .capital: log(capitalProbability(after: context))
        case .small: log(1 - capitalProbability(after: context))
        case .inner, .sign: 0
        }
    }

    /// Takes one step along the line: letters move the automaton; spaces and most signs end a word; digits, underscores
    /// and apostrophes leave everything as it is.
    ///
    /// It does not know which letters are words: the caller has to set ``Context/word``.
    public static func next(after context: Context, _ kind: Kind) -> Context {
        switch kind {
        case .capital: afterCapital(context)
        case .small: .lower
        case .inner: context
        case .sign: afterSign(context)
        }
    }

    private static func afterSign(_ context: Context) -> Context {
        switch context {
        case .lineStart: .lineStart
        case .capitals, .wordStartAfterCapitals, .initialAfterCapitals: .wordStartAfterCapitals
        case .wordStart, .initial, .lower, .hump, .word: .wordStart
        }
    }

    private static func afterCapital(_ context: Context) -> Context {
        switch context {
        case .lineStart, .wordStart: .initial
        case .wordStartAfterCapitals: .initialAfterCapitals
        case .initial, .initialAfterCapitals, .capitals, .hump: .capitals
        case .lower, .word: .hump
        }
    }
}
