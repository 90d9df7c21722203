import Finding
import Glibc

/// Sums over the cells of some samples of what finding makes of them.
public struct FindingResult: MapTaskResult {
    /// Losses; of a minibatch the mean of its samples.
    public var writing = 0.0
    /// Loss of the lines' middle bands.
    public var core = 0.0
    /// Loss of the lines' heights, directions and polarity.
    public var line = 0.0
    /// Cells of known ink that were classified right.
    public var right = 0.0
    /// Cells of known ink.
    public var told = 0.0
    /// Cells of a core in both the answer and the truth.
    public var common = 0.0
    /// Cells of a core in the answer or in the truth.
    public var either = 0.0

    /// Nothing summed.
    public init() {}

    /// Adds the sums of other samples.
    public mutating func add(_ other: FindingResult) {
        writing += other.writing
        core += other.core
        line += other.line
        right += other.right
        told += other.told
        common += other.common
        either += other.either
    }

    /// Whether all losses are numbers; a training whose are not has failed.
    public var isFinite: Bool { (writing + core + line).isFinite }
}

/// The loss of the finding network's answers, and its derivatives.
///
/// Cross entropy where the answer is yes or no, and for the core of lines Dice's coefficient besides, which does not
/// mind how much of a picture is blank (Milletari et al. 2016, arXiv:1606.04797); smooth L1 for heights and directions.
struct FindingLoss {
    /// How much the parts count besides the cross entropy of writing.
    private static let diceWeight: Float = 1
    private static let heightWeight: Float = 0.5
    private static let directionWeight: Float = 1
    private static let lightWeight: Float = 0.3

    /// Replaces one sample's answers by the loss's derivatives.
    ///
    /// `weight` is that of the sample.
    func differentiate(_ values: UnsafeMutablePointer<Float>, _ targets: FindingTargets, weight: Float) -> FindingResult
    {
        var result = FindingResult()
        let channels = FindingMap.Channel.allCases.count
        let count = targets.writing.count
        let writingScale = weight / max(1, targets.writingWeights.reduce(0, +))
        let coreScale = weight / max(1, targets.coreWeights.reduce(0, +))
        let lineScale = weight / max(1, targets.lineWeights.reduce(0, +))
        let dice = Dice(values, targets)
        for cell in 0..<count {
            let answer = values + cell * channels
            let (wanted, core) = (targets.writing[cell], targets.core[cell])
            let writing = Self.logistic(answer[0], wanted)
            let certain = Self.logistic(answer[1], core)
            result.writing += Double(writing.loss * targets.writingWeights[cell] * writingScale)
            result.core += Double(certain.loss * targets.coreWeights[cell] * coreScale)
            if targets.writingWeights[cell] >= 1 {
                result.told += 1
                if (answer[0] > 0) == (wanted > 0.5) { result.right += 1 }
            }
            if targets.coreWeights[cell] > 0 {
                if answer[1] > 0 || core > 0.5 { result.either += 1 }
                if answer[1] > 0, core > 0.5 { result.common += 1 }
            }
            answer[0] = writing.slope * targets.writingWeights[cell] * writingScale
            answer[1] =
                certain.slope * targets.coreWeights[cell] * coreScale
                + Self.diceWeight * weight
                * dice.slope(
                    probability: certain.probability, target: core, weight: targets.coreWeights[cell])
            result.line += Double(differentiateLine(answer, targets, cell, scale: lineScale))
        }
        result.core += Double(Self.diceWeight * weight * dice.loss)
        return result
    }

    /// Height, direction and polarity of the line a cell belongs to.
    private func differentiateLine(
        _ answer: UnsafeMutablePointer<Float>, _ targets: FindingTargets, _ cell: Int, scale: Float
    ) -> Float {
        let share = targets.lineWeights[cell] * scale
        let height = Self.smooth(answer[2] - targets.height[cell])
        let cosine = Self.smooth(answer[3] - targets.cosine[cell])
        let sine = Self.smooth(answer[4] - targets.sine[cell])
        let light = Self.logistic(answer[5], targets.light[cell])
        answer[2] = Self.heightWeight * share * height.slope
        answer[3] = Self.directionWeight * share * cosine.slope
        answer[4] = Self.directionWeight * share * sine.slope
        answer[5] = Self.lightWeight * share * light.slope
        return share
            * (Self.heightWeight * height.loss + Self.directionWeight * (cosine.loss + sine.loss)
                + Self.lightWeight * light.loss)
    }

    /// Cross entropy of log-odds.
    private static func logistic(_ value: Float, _ target: Float) -> (loss: Float, slope: Float, probability: Float) {
        let probability = 1 / (1 + exp(-value))
        let loss = max(value, 0) - value * target + log1p(exp(-abs(value)))
        return (loss, probability - target, probability)
    }

    /// A parabola up to a distance of 0.25, straight beyond.
    private static func smooth(_ distance: Float) -> (loss: Float, slope: Float) {
        let near: Float = 0.25
        return abs(distance) < near
            ? (distance * distance / (2 * near), distance / near)
            : (abs(distance) - near / 2, distance > 0 ? 1 : -1)
    }
}

/// 1 − 2 Σ p t / (Σ p + Σ t) over a sample's cells, by their weights.
private struct Dice {
    private let common: Float
    private let sum: Float
    let loss: Float

    init(_ values: UnsafePointer<Float>, _ targets: FindingTargets) {
        let channels = FindingMap.Channel.allCases.count
        var (common, sum): (Float, Float) = (0, 0)
        for cell in targets.core.indices where targets.coreWeights[cell] > 0 {
            let probability = 1 / (1 + exp(-values[cell * channels + 1]))
            common += targets.coreWeights[cell] * probability * targets.core[cell]
            sum += targets.coreWeights[cell] * (probability + targets.core[cell])
        }
        // One cell more in both: a sample without lines has a gradient, too.
        (self.common, self.sum) = (common + 1, sum + 2)
        loss = 1 - 2 * self.common / self.sum
    }

    /// By the log-odds of a cell.
    func slope(probability: Float, target: Float, weight: Float) -> Float {
        weight * -2 * (target * sum - common) / (sum * sum) * probability * (1 - probability)
    }
}
