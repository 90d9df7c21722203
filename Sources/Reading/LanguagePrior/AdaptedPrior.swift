/// The language prior as one line's search asks for it, with what the page's other lines say where that is known.
struct AdaptedPrior {
    /// What is remembered of the characters before.
    struct State: Hashable {
        var language: LanguagePrior.State
        /// The page's context.
        var page: Int32 = 0
    }

    /// Where the steps from a state are.
    struct Row {
        fileprivate var language: Int
        fileprivate var page: Int
    }

    private var language: PriorRows
    private var page: PagePriorRows?
    private let weight: Float

    /// Where a line begins.
    let start: State

    init(_ prior: LanguagePrior, page: PagePriorRows? = nil, weight: Float) {
        language = PriorRows(prior)
        self.page = page
        self.weight = weight
        start = State(language: prior.start, page: page?.start ?? 0)
    }

    /// Takes one step by a symbol; the score is its weighted log-probability.
    mutating func advance(_ state: State, by symbol: LanguagePrior.Symbol) -> (state: State, score: Float) {
        let row = row(of: state)
        return step(in: row, by: symbol)
    }

    /// Where the steps from a state begin; valid until the next call.
    mutating func row(of state: State) -> Row {
        Row(language: language.row(of: state.language), page: page?.row(of: state.page) ?? 0)
    }

    /// Takes one step by a symbol from the state whose row is given.
    func step(in row: Row, by symbol: LanguagePrior.Symbol) -> (state: State, score: Float) {
        let (state, logProbability) = language.step(in: row.language, by: symbol)
        guard let page else { return (State(language: state), weight * logProbability) }
        let step = page.step(in: row.page, by: symbol, language: logProbability)
        return (State(language: state, page: step.next), weight * step.logProbability)
    }
}
