/// How much of what is possible a search follows: the wider, the surer that its path is the best one, and the slower.
struct SearchBreadth: Hashable, Sendable {
    /// Classes followed per candidate, and how much worse than the best (in nats) one may be.
    var choices = 12
    var choiceLag: Float = 10
    /// Hypotheses that live on at a node, and how far (in nats) one may lag behind the best.
    var hypotheses = 64
    var hypothesisLag: Float = 8
}
