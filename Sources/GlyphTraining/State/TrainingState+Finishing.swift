import GlyphClassifier

extension TrainingState {
    /// The weights file of a finished training, with its temperature and figures.
    ///
    /// The temperature is fitted on all validation sources together; the figures are those of the network as the file
    /// holds it, in half precision.
    ///
    /// - Parameters:
    ///   - validation: glyphs not trained on, by name.
    ///   - limit: at most this many of each.
    /// - Returns: the file's model, and its figures by the names of the sources.
    /// - Throws: `ModelFileError` when a weight is too large for half precision.
    public func finishedModel(
        validation: [String: any GlyphSource], limit: Int? = nil
    ) throws -> (model: ModelFile, evaluations: [String: Evaluation]) {
        var model = try ModelFile(bytes: modelFile().bytes())
        let evaluator = Evaluator(try ConvolutionalClassifier(model))
        let figures = EvaluationMetrics(characterSet: characterSet)
        let names = validation.keys.sorted()
        let outputs = names.compactMap { validation[$0].map { evaluator.outputs($0, limit: limit, seed: 0) } }
        if outputs.contains(where: { !$0.labels.isEmpty }) {
            model.header.temperature = figures.fittedTemperature(Evaluator.Outputs(joining: outputs))
        }
        var evaluations: [String: Evaluation] = [:]
        for (name, outputs) in zip(names, outputs) {
            let evaluation = figures.evaluation(outputs, temperature: model.header.temperature)
            evaluations[name] = evaluation
            model.header.provenance.accuracy["\(name) accuracy"] = evaluation.accuracy
            model.header.provenance.accuracy["\(name) case-folded"] = evaluation.caseFoldedAccuracy
            model.header.provenance.accuracy["\(name) calibration error"] = evaluation.calibrationError
        }
        return (model, evaluations)
    }
}

extension Evaluator.Outputs {
    init(joining parts: [Evaluator.Outputs]) {
        self.init(
            logits: parts.flatMap(\.logits), labels: parts.flatMap(\.labels),
            seconds: parts.reduce(0) { $0 + $1.seconds })
    }
}
