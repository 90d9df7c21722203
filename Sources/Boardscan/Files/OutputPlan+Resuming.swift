import FileAccess

extension OutputPlan {
    /// The inputs whose results are not all there yet (``FinishedResult``), with the plan for them.
    ///
    /// What a killed program left of a temporary file is removed.
    public func unfinished(_ inputs: [ImageInput]) -> (inputs: [ImageInput], plan: OutputPlan) {
        let indices = inputs.indices.filter { index in
            let results = files(index) + [overlay(index), cleaned(index)].compactMap(\.self)
            return files(index).isEmpty || results.contains { !FinishedResult.isThere($0, of: inputs[index]) }
        }
        let places = files.joined() + (overlays + cleaned).compactMap(\.self)
        for directory in Set(places.map(\.directory)) { TemporaryFiles.removeLeftovers(in: directory) }
        return (indices.map { inputs[$0] }, keeping(indices))
    }
}
