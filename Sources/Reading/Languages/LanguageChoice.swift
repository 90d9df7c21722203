/// Which languages a page may be written in, and their priors.
public struct LanguageChoice: Sendable {
    /// The languages besides the usual one, whose prior is the reader's own.
    public let others: [Language]
    /// What speaks for the usual language before anything was read, in nats; 0 where somebody named the languages.
    let usualLead: Float
    private let load: @Sendable (Language) -> LanguagePrior?

    /// - Parameters:
    ///   - others: besides the usual one.
    ///   - areNamed: whether somebody said that the page is written in these; otherwise a block has to show that it is.
    ///   - load: gives a language's prior when it is needed.
    public init(
        others: [Language], areNamed: Bool = false, load: @escaping @Sendable (Language) -> LanguagePrior?
    ) {
        self.others = others
        usualLead = areNamed ? 0 : Self.lead
        self.load = load
    }

    /// A block of three or four words in another language outweighs it; what is read of scribble seldom does.
    private static let lead: Float = 12

    /// The priors of the other languages, read now.
    var priors: [LanguagePrior] { others.compactMap(load) }
}
