/// How many words of a text are wrong whatever their order: a score that no reading order can spoil.
///
/// The bag-of-words error rate of Vidal et al. 2023 (doi:10.1016/j.patcog.2023.109695): a word too much and a word too
/// little together count as one error.
public struct BagOfWords: Hashable, Sendable, Codable {
    /// Words of the truth.
    public var truthWords = 0
    /// Words that are wrong, lacking or too much.
    public var errors = 0

    /// Nothing counted.
    public init() {}

    /// Counts the errors of one text, each given as its words.
    public init(truth: [String], text: [String]) {
        var missing = Dictionary(truth.map { ($0, 1) }, uniquingKeysWith: +)
        let common = text.count { word in
            guard let count = missing[word], count > 0 else { return false }
            missing[word] = count - 1
            return true
        }
        truthWords = truth.count
        errors = max(truth.count, text.count) - common
    }

    /// Errors for each word of the truth; of an empty truth 0 without errors and 1 with some.
    public var errorRate: Double {
        truthWords == 0 ? (errors == 0 ? 0 : 1) : Double(errors) / Double(truthWords)
    }

    /// The counts of both taken together.
    public static func + (first: BagOfWords, second: BagOfWords) -> BagOfWords {
        var sum = first
        sum.truthWords += second.truthWords
        sum.errors += second.errors
        return sum
    }
}
