import Glibc

/// One way to read a line: characters left to right.
public struct ReadPath: Hashable, Sendable {
    /// One character of a path.
    public struct Step: Hashable, Sendable {
        /// Index into the line's candidates.
        public var candidate: Int
        /// Class in the reader's character set.
        public var classIndex: Int
        /// Whether a space stands between it and the character before.
        public var spaceBefore: Bool
        /// The probability of such a space by what the line network sees, 0…1.
        public var seenSpace: Float

        /// The columns that say it.
        public var columns: ClosedRange<Int>

        /// A step put together from its parts.
        public init(
            candidate: Int, classIndex: Int, spaceBefore: Bool, seenSpace: Float? = nil,
            columns: ClosedRange<Int> = 0...0
        ) {
            self.columns = columns
            self.candidate = candidate
            self.classIndex = classIndex
            self.spaceBefore = spaceBefore
            self.seenSpace = seenSpace ?? (spaceBefore ? 1 : 0)
        }
    }

    /// The characters, left to right.
    public var steps: [Step]
    /// The log-linear score of the whole path.
    public var score: Float

    /// A path put together from its parts.
    public init(steps: [Step], score: Float) {
        self.steps = steps
        self.score = score
    }

    /// What the page's prior sees of the path.
    func observed(in line: ScoredLine) -> [PagePrior.Observed] {
        steps.flatMap { step -> [PagePrior.Observed] in
            let character = PagePrior.Observed(
                symbol: LanguagePrior.symbol(for: line.characterSet.characters[step.classIndex]),
                confidence: exp(line.logProbability(candidate: step.candidate, class: step.classIndex)))
            return step.spaceBefore ? [PagePrior.Observed(symbol: .space, confidence: 1), character] : [character]
        }
    }

    /// The path without spaces.
    func asOneWord() -> ReadPath {
        var path = self
        for index in path.steps.indices { path.steps[index].spaceBefore = false }
        return path
    }
}
