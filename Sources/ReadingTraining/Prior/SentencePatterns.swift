import Algorithms
import GlyphTraining

/// Lines of words as they stand in sentences: lists of words do not say where stops, commas and line ends are.
public enum SentencePatterns {
    /// Makes lines of two to seven words; the same seed gives the same lines.
    ///
    /// `words` occur as often as they weigh. Which word follows which is left to chance.
    public static func lines(count: Int, words: [WeightedText], seed: UInt64) -> [WeightedText] {
        var total = 0.0
        let sums = words.map { word in
            total += Double(word.weight)
            return total
        }
        guard total > 0 else { return [] }
        var random = SplitMix64(seed: seed)
        return (0..<count).map { _ in
            let line = (0..<Int.random(in: 2...7, using: &random)).map { _ in
                let place = Double.random(in: 0..<total, using: &random)
                return words[sums.partitioningIndex { $0 > place }].text
            }
            return WeightedText(punctuated(line, using: &random))
        }
    }

    private static func punctuated(_ words: [String], using random: inout SplitMix64) -> String {
        words.enumerated().map { index, word in
            let isLast = index == words.count - 1
            let stop = stop(isLast ? ends : stops, using: &random)
            guard random.chance(bracketShare), let pair = brackets.randomElement(using: &random) else {
                return word + stop
            }
            return String(pair.0) + word + String(pair.1) + stop
        }.joined(separator: " ")
    }

    private static func stop(_ stops: [(sign: String, share: Float)], using random: inout SplitMix64) -> String {
        var rest = random.unit()
        for (sign, share) in stops {
            rest -= share
            if rest < 0 { return sign }
        }
        return ""
    }

    /// After a word within a line, and after the last one; the rest has none.
    private static let stops: [(sign: String, share: Float)] = [
        (",", 0.08), (".", 0.03), (":", 0.02), (" -", 0.015), (";", 0.005),
    ]
    private static let ends: [(sign: String, share: Float)] = [
        (".", 0.5), (",", 0.06), ("?", 0.05), ("!", 0.05), (":", 0.05), ("...", 0.02), ("-", 0.01),
    ]
    private static let bracketShare: Float = 0.03
    private static let brackets: [(Character, Character)] = [
        ("(", ")"), ("\"", "\""), ("'", "'"), ("„", "“"), ("«", "»"),
    ]
}
