import GlyphClassifier

/// What `model evaluate` says: one part for each set of isolated characters, and the classifier's speed.
public struct EvaluationReport: Hashable, Codable, Sendable {
    /// One set of labelled glyphs.
    public struct Part: Hashable, Codable, Sendable {
        /// What the report calls the set; a part of the set before it is indented.
        public var name: String
        /// Top-1 among characters: "not a character" is no answer for a glyph that is known to be one.
        public var figures: Evaluation
        /// Glyphs whose character the model does not know in either case; they count as wrong.
        public var unknown: Int
        /// The digits among them, when only digits may win; nil when there are none.
        public var digits: Digits?
        /// The commonest first.
        public var confusions: [Confusion]

        /// A part of the set before it: its name is indented.
        var isSubset: Bool { name.hasPrefix(" ") }
    }

    /// How well digits are told apart.
    public struct Digits: Hashable, Codable, Sendable {
        /// Number of glyphs that are digits.
        public var samples: Int
        /// Share named as labelled.
        public var accuracy: Double
        /// Expected calibration error, as ``Evaluation/calibrationError``.
        public var calibrationError: Double
    }

    /// What the report calls the model.
    public var model: String
    /// The sets in the order they were measured.
    public var parts: [Part] = []
    /// How fast the classifier is; `nil` when nobody measured.
    public var speed: ClassifierSpeed?

    /// A report without any part yet.
    public init(model: String) { self.model = model }
}

extension Evaluator {
    /// Measures the classifier on isolated characters.
    ///
    /// Only glyphs of the characters in `charset` count, and only these may win, in either case where the model has one
    /// case only; nil for those of the set. What is given stands in for the set's own. `confusions` is how many of the
    /// commonest ones are told.
    public func report(
        on set: EvaluationSet, charset: Set<Character>? = nil, confusions: Int = 15
    ) -> EvaluationReport.Part {
        let graded = graded(set, charset: charset)
        let temperature = classifier.temperature
        let figures = EvaluationMetrics(
            characterSet: classifier.characterSet, candidates: candidates(charset ?? set.characters))
        let digits = Set("0123456789")
        return EvaluationReport.Part(
            name: set.name,
            figures: figures.evaluation(graded.outputs, temperature: temperature, rules: graded.rules),
            unknown: graded.rules.count { $0 == .nothing },
            digits: charset == digits ? nil : self.digits(graded.outputs),
            confusions: Array(
                figures.confusions(graded.outputs, temperature: temperature, rules: graded.rules).prefix(confusions)))
    }

    /// Raw outputs with the model's labels, and what is right for each glyph.
    func graded(
        _ set: EvaluationSet, charset: Set<Character>? = nil
    ) -> (outputs: Outputs, rules: [LabelRule]) {
        let indices = set.indices(of: charset)
        let truths = indices.map { set.truth(of: $0, in: classifier.characterSet) }
        var outputs = outputs(set.glyphs, indices: indices, seed: 0)
        outputs.labels = truths.map(\.label)
        if let placing = set.placing?(named(set, outputs, of: indices)) {
            add(placing, of: indices, to: &outputs.logits)
        }
        return (outputs, truths.map(\.rule))
    }

    /// What the network says of all glyphs of a set, some of which it has named already.
    private func named(_ set: EvaluationSet, _ outputs: Outputs, of indices: [Int]) -> NamedGlyphs {
        let all = Array(set.labels.indices)
        return NamedGlyphs(
            logits: indices == all ? outputs.logits : self.outputs(set.glyphs, indices: all, seed: 0).logits,
            of: classifier.characterSet, temperature: classifier.temperature)
    }

    /// Adds log-likelihoods to the log-probabilities that logits come to, class by class.
    private func add(
        _ placing: EvaluationSet.Placing, of indices: [Int], to logits: inout [Float]
    ) {
        let characters = classifier.characterSet.characters
        let classes = classifier.characterSet.classCount
        for (row, glyph) in indices.enumerated() {
            for (index, character) in characters.enumerated() {
                logits[row * classes + index] += classifier.temperature * placing(glyph, character)
            }
        }
    }

    /// Classes that may win.
    private func candidates(_ charset: Set<Character>?) -> [Int] {
        let characters = classifier.characterSet.characters
        guard let charset else { return Array(characters.indices) }
        return characters.indices.filter { index in
            let character = characters[index]
            let small = character.lowercased()
            let hasOneCase = small != String(character) && small.first.flatMap(classifier.characterSet.index) == nil
            return charset.contains(character) || hasOneCase && small.first.map(charset.contains) == true
        }
    }

    private func digits(_ outputs: Outputs) -> EvaluationReport.Digits? {
        let characterSet = classifier.characterSet
        let digits = "0123456789".compactMap { characterSet.index(of: $0) }
        let chosen = outputs.keeping { digits.contains($0) }
        guard !chosen.labels.isEmpty else { return nil }
        let result = EvaluationMetrics(characterSet: characterSet, candidates: digits)
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
