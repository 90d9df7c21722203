import NetworkKernels

/// The weights of the finding network.
public typealias FindingModel = MapModel<FindingArchitecture>
/// The finding network at work: a picture goes in, a map of answers comes out.
public typealias FindingNetwork = MapNetwork<FindingArchitecture>

extension MapNetwork where Architecture == FindingArchitecture {
    /// - Returns: a map of ⌈width / 4⌉ × ⌈height / 4⌉ cells; an empty one of an empty picture.
    public func map(of input: FindingInput, threads: Int = 1) -> FindingMap {
        guard input.width > 0, input.height > 0 else { return FindingMap(width: 0, height: 0, values: []) }
        let output = architecture.shapes(height: input.height, width: input.width)[architecture.steps.count]
        return FindingMap(
            width: output.width, height: output.height,
            values: values(of: input, threads: threads))
    }
}

extension MapModel where Architecture == FindingArchitecture {
    /// The model with the ranges of its tensors, measured on some inputs.
    public func withRanges(measuredOn inputs: [FindingInput]) -> FindingModel {
        withRanges(measuredOn: inputs.map { ($0.values, $0.width, $0.height) })
    }
}
