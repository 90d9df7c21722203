import Glibc

/// Linear warm-up, a constant rate if wanted, then half a cosine down to a hundredth (Loshchilov & Hutter 2017,
/// arXiv:1608.03983).
///
/// While the rate is constant, what has been learnt does not depend on how long the training will be: it can end, or be
/// made longer, at will (Hägele et al. 2024, arXiv:2405.18392).
struct LearningRateSchedule: Hashable, Sendable {
    let peak: Float
    let warmUpSteps: Int
    /// Steps at the end in which the rate falls; as many as there are after the warm-up when nil.
    var coolDownSteps: Int?
    let steps: Int
    static let finalShare: Float = 0.01

    /// The first step is 0.
    func rate(at step: Int) -> Float {
        guard step >= warmUpSteps else { return peak * Float(step + 1) / Float(warmUpSteps + 1) }
        let length = max(1, min(coolDownSteps ?? steps, steps - warmUpSteps))
        let progress = Float(step - (steps - length)) / Float(length)
        let share = (1 + cos(.pi * max(0, min(1, progress)))) / 2
        return peak * (Self.finalShare + (1 - Self.finalShare) * share)
    }
}
