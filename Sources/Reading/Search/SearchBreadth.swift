/// Pruning limits of the beam search: wider ones make search errors rarer and the search slower.
struct SearchBreadth: Hashable, Sendable {
    /// Most classes followed for each candidate.
    var choices = 12
    /// How far such a class may lag behind the best, in nats.
    var choiceLag: Float = 10
    /// Most hypotheses that survive at a node.
    var hypotheses = 64
    /// How far such a hypothesis may lag behind the best, in nats.
    var hypothesisLag: Float = 8
}
