import Glibc

/// Linear warm-up, then half a cosine down to a hundredth (Loshchilov & Hutter 2017, arXiv:1608.03983).
struct LearningRateSchedule: Hashable, Sendable {
    let peak: Float
    let warmUpSteps: Int
    let steps: Int
    static let finalShare: Float = 0.01

    /// - Parameter step: 0 for the first.
    func rate(at step: Int) -> Float {
        guard step >= warmUpSteps else { return peak * Float(step + 1) / Float(warmUpSteps + 1) }
        let progress = Float(step - warmUpSteps) / Float(max(1, steps - warmUpSteps))
        let share = (1 + cos(.pi * min(1, progress))) / 2
        return peak * (Self.finalShare + (1 - Self.finalShare) * share)
    }
}
