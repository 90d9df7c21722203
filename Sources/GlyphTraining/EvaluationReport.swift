import GlyphClassifier

/// What `model evaluate` says: one part for each set of isolated characters, and the classifier's speed.
public struct EvaluationReport: Hashable, Codable, Sendable {
    /// One set of labelled glyphs.
    public struct Part: Hashable, Codable, Sendable {
        public var name: String
        /// Top-1 among characters: "not a character" is no answer for a glyph that is known to be one.
        public var figures: Evaluation
        /// Glyphs whose character the model does not know; they count as wrong, in the digits and `figures` too.
        public var unknown: Int
        /// The digits among them, when only digits may win; nil when there are none.
        public var digits: Digits?
        /// The commonest first.
        public var confusions: [Confusion]
    }

    public struct Digits: Hashable, Codable, Sendable {
        public var samples: Int
        public var accuracy: Double
        public var calibrationError: Double
    }

    public var model: String
    public var parts: [Part] = []
    public var speed: ClassifierSpeed?

    public init(model: String) { self.model = model }
}

/// A set of isolated characters to measure a classifier on.
public struct EvaluationSet: Sendable {
    public var name: String
    public var glyphs: any GlyphSource
    /// Glyphs of characters that the model does not know, which `glyphs` leaves out.
    public var unknown: Int
    /// For each glyph, whether its label leaves the case open; empty when none does.
    public var isCaseUnknown: [Bool]

    public init(name: String, glyphs: any GlyphSource, unknown: Int = 0, isCaseUnknown: [Bool] = []) {
        self.name = name
        self.glyphs = glyphs
        self.unknown = unknown
        self.isCaseUnknown = isCaseUnknown
    }
}

extension Evaluator {
    /// Measures the classifier on isolated characters.
    ///
    /// - Parameter confusions: how many of the commonest confusions to tell.
    public func report(on set: EvaluationSet, confusions: Int = 15) -> EvaluationReport.Part {
        let characterSet = classifier.characterSet
        let temperature = classifier.temperature
        let outputs = outputs(set.glyphs, limit: nil, seed: 0)
        let figures = EvaluationFigures(
            characterSet: characterSet, candidates: Array(characterSet.characters.indices))
        var evaluation = figures.evaluation(outputs, temperature: temperature, isCaseUnknown: set.isCaseUnknown)
        evaluation.count(wrong: set.unknown)
        return EvaluationReport.Part(
            name: set.name, figures: evaluation, unknown: set.unknown, digits: digits(outputs),
            confusions: Array(figures.confusions(outputs, temperature: temperature).prefix(confusions)))
    }

    private func digits(_ outputs: Outputs) -> EvaluationReport.Digits? {
        let characterSet = classifier.characterSet
        let digits = "0123456789".compactMap { characterSet.index(of: $0) }
        let chosen = outputs.keeping { digits.contains($0) }
        guard !chosen.labels.isEmpty else { return nil }
        let result = EvaluationFigures(characterSet: characterSet, candidates: digits)
            .evaluation(chosen, temperature: classifier.temperature)
        return EvaluationReport.Digits(
            samples: result.samples, accuracy: result.accuracy, calibrationError: result.calibrationError)
    }
}

extension Evaluator.Outputs {
    /// The glyphs with some labels.
    func keeping(_ isWanted: (Int) -> Bool) -> Evaluator.Outputs {
        let classes = labels.isEmpty ? 0 : logits.count / labels.count
        let chosen = labels.indices.filter { isWanted(labels[$0]) }
        return Evaluator.Outputs(
            logits: chosen.flatMap { logits[$0 * classes..<($0 + 1) * classes] }, labels: chosen.map { labels[$0] },
            seconds: seconds)
    }
}

extension Evaluation {
    /// Counts glyphs that could not be named right.
    fileprivate mutating func count(wrong: Int) {
        guard wrong > 0 else { return }
        let share = Double(samples) / Double(samples + wrong)
        accuracy *= share
        caseFoldedAccuracy *= share
        samples += wrong
    }
}
