import Reading

/// A word that was read, what is known of it, and whether the page's text has it.
public struct ScoredWord: Codable, Sendable {
    public var page: String
    public var text: String
    public var evidence: WordEvidence
    public var isRight: Bool

    /// What the confidence learns from; `share` is how much it counts.
    public func example(share: Double) -> (evidence: WordEvidence, value: Double) {
        (evidence, isRight ? share : -share)
    }
}

extension SeenPage {
    /// The words of the lines that the reader keeps.
    ///
    /// Each word of the truth is found once.
    public func scoredWords(_ reader: PageReader) -> [ScoredWord] {
        var missing: [Substring: Int] = [:]
        for word in truth.split(whereSeparator: \.isWhitespace) { missing[word, default: 0] += 1 }
        return reader.keptReadings(lines).flatMap { reading in
            reader.wordsWithEvidence(reading).map { text, evidence in
                let isRight = missing[text[...], default: 0] > 0
                if isRight { missing[text[...], default: 0] -= 1 }
                return ScoredWord(page: name, text: text, evidence: evidence, isRight: isRight)
            }
        }
    }
}
