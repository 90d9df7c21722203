import Foundation
import Reading

/// How well a gate's answers tell boards with a word from those without.
public struct GateScores: Sendable {
    public let present: Int
    public let absent: Int
    /// Areas under the ROC curve.
    public let spotting: Double
    public let output: Double
    public let fuzzyOutput: Double
    /// At a confidence of 0.5: share of the words there that are found, and of those not there.
    public let found: Double
    public let wronglyFound: Double
    /// Mean distance between confidence and frequency over ten bins, present and absent words counting the same.
    public let calibrationError: Double

    public init(_ samples: [GateSample], model: SpottingModel) {
        let answers = samples.map { (isThere: $0.isThere, confidence: model.probability($0.place)) }
        present = samples.count { $0.isThere }
        absent = samples.count - present
        spotting = Self.area(answers.map { ($0.isThere, $0.confidence) })
        output = Self.area(samples.map { ($0.isThere, $0.isInOutput ? 1 : 0) })
        fuzzyOutput = Self.area(samples.map { ($0.isThere, -$0.outputDistance) })
        let yes = answers.filter { $0.confidence >= 0.5 }
        found = Double(yes.count { $0.isThere }) / Double(max(1, present))
        wronglyFound = Double(yes.count { !$0.isThere }) / Double(max(1, absent))
        calibrationError = Self.calibrationError(answers, present: present, absent: absent)
    }

    /// One line for people.
    public var line: String {
        String(
            format: "%d words there, %d not: AUC %.4f; plain output %.4f, with the fewest edits %.4f; "
                + "at 0.5 finds %.1f %%, %.1f %% of those not there; calibration error %.3f", present, absent, spotting,
            output, fuzzyOutput,
            100 * found, 100 * wronglyFound, calibrationError)
    }

    /// The chance that a word that is there gets a higher score than one that is not (Hanley & McNeil 1982,
    /// doi:10.1148/radiology.143.1.7063747); equal scores count half.
    static func area(_ answers: [(isThere: Bool, score: Double)]) -> Double {
        let sorted = answers.sorted { $0.score < $1.score }
        let positives = answers.count { $0.isThere }
        let negatives = answers.count - positives
        guard positives > 0, negatives > 0 else { return .nan }
        var below = 0.0
        var wins = 0.0
        var index = 0
        while index < sorted.count {
            var end = index
            while end < sorted.count, sorted[end].score == sorted[index].score { end += 1 }
            let there = Double(sorted[index..<end].count { $0.isThere })
            let not = Double(end - index) - there
            wins += there * (below + not / 2)
            below += not
            index = end
        }
        return wins / Double(positives) / Double(negatives)
    }

    private static func calibrationError(
        _ answers: [(isThere: Bool, confidence: Double)], present: Int, absent: Int
    ) -> Double {
        guard present > 0, absent > 0 else { return .nan }
        return (0..<10).reduce(0) { sum, bin in
            let inside = answers.filter { min(9, Int($0.confidence * 10)) == bin }
            let there = Double(inside.count { $0.isThere }) / Double(present)
            let not = Double(inside.count { !$0.isThere }) / Double(absent)
            guard there + not > 0 else { return sum }
            let mean = inside.reduce(0) {
                $0 + $1.confidence / Double($1.isThere ? present : absent)
            }
            return sum + abs(mean - there) / 2
        }
    }
}
