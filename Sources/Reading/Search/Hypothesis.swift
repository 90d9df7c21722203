/// One way to read a line up to some node.
struct Hypothesis {
    /// The hypothesis this one grew out of, among those that survived; -1 at the line's start.
    var parent: Int32
    /// The last character's candidate; -1 before the first.
    var candidate: Int32
    var classIndex: Int16
    var spaceBefore = false
    /// Whether it passes over a primitive; `candidate` is still the character before.
    var isSkip = false
    var style: CaseModel.Context
    /// The letters since the last end of a word.
    var letters = LetterRun()
    /// The state of the language prior; `nil` without one.
    var prior: AdaptedPrior.State?
    var score: Float

    static func start(prior: AdaptedPrior.State?) -> Hypothesis {
        Hypothesis(parent: -1, candidate: -1, classIndex: -1, style: .lineStart, prior: prior, score: 0)
    }

    /// Whether both are in the same state of prior, case, class and word, so that only the better one is kept.
    ///
    /// The last box, on which the next gap depends, is left out: that is an approximation, which keeps the beam small.
    func isRival(of other: Hypothesis) -> Bool {
        prior == other.prior && style == other.style && classIndex == other.classIndex && letters == other.letters
    }

    /// A hash of the state that rivals have in common.
    ///
    /// It is multiplicative (Knuth, vol. 3, 6.4).
    var hash: UInt32 {
        let state = (prior?.language.node ?? 0) &* 8 &+ UInt32(style.rawValue)
        let key = state &* 128 &+ UInt32(truncatingIfNeeded: classIndex)
        return (key &* 0x9E37_79B1) >> 8
    }
}
