import GlyphTraining

/// Who is ahead by one measure, and how sure that is.
public struct Verdict: Sendable {
    /// What engines are compared by.
    public enum Measure: String, CaseIterable, Sendable, Codable {
        /// The character error rate whatever the order of lines.
        case anyOrder
        /// The character error rate of text in lower case, whatever the order of lines.
        case anyOrderFolded
        /// The character error rate of the text in its order.
        case characters
        /// The word error rate of the text in its order.
        case words

        /// What tables call the measure.
        public var title: String {
            switch self {
            case .anyOrder: "CER, lines in any order"
            case .anyOrderFolded: "CER, lines in any order, case folded"
            case .characters: "CER, text in order"
            case .words: "WER, text in order"
            }
        }

        func counts(_ accuracy: PageAccuracy) -> (edits: Int, length: Int) {
            let score = accuracy.asWritten
            return switch self {
            case .anyOrder: (score.anyOrder.edits, score.anyOrder.characters)
            case .anyOrderFolded: (accuracy.caseFolded.anyOrder.edits, accuracy.caseFolded.anyOrder.characters)
            case .characters: (score.characters.edits, score.characters.truthLength)
            case .words: (score.words.edits, score.words.truthLength)
            }
        }
    }

    /// What was compared.
    public let measure: Measure
    /// Boardscan's rate minus Tesseract's: below 0 where Boardscan is ahead.
    public let interval: PairedBootstrap

    /// One for each measure; none where Tesseract is missing or no text is known.
    public static func all(_ comparison: Comparison) -> [Verdict] {
        Measure.allCases.compactMap { measure in
            // The same seed for each, so that a run can be repeated to the last digit.
            var generator = SplitMix64(seed: 1)
            guard let samples = samples(comparison, measure),
                let interval = PairedBootstrap(samples, using: &generator)
            else { return nil }
            return Verdict(measure: measure, interval: interval)
        }
    }

    private static func samples(_ comparison: Comparison, _ measure: Measure) -> [PairedBootstrap.Sample]? {
        let inputs = comparison.scored
        let samples = inputs.compactMap { input -> PairedBootstrap.Sample? in
            guard let boardscan = input.boardscanAccuracy, let tesseract = input.bestTesseract?.accuracy else {
                return nil
            }
            let (first, second) = (measure.counts(boardscan), measure.counts(tesseract))
            return PairedBootstrap.Sample(first: first.edits, second: second.edits, size: first.length)
        }
        return samples.isEmpty || samples.count < inputs.count ? nil : samples
    }

    /// As "Boardscan is ahead, significantly".
    public var sentence: String {
        if interval.difference == 0 { return "neither is ahead" }
        let leader = interval.difference < 0 ? "Boardscan" : "Tesseract"
        if interval.pages < PairedBootstrap.leastPages {
            return "\(leader) is ahead; too few pages to be sure"
        }
        return "\(leader) is ahead" + (interval.isSure ? ", significantly" : ", but not significantly")
    }
}
