import NetworkKernels

/// The finding network at work: a picture goes in, a map of answers comes out.
public struct FindingNetwork: Sendable {
    public let architecture: FindingArchitecture
    private let layers: [LayerParameters]

    /// - Parameter layers: of each convolution in turn.
    public init(architecture: FindingArchitecture, layers: [LayerParameters]) {
        (self.architecture, self.layers) = (architecture, layers)
    }

    public func map(of input: FindingInput) -> FindingMap {
        let shapes = architecture.shapes(height: input.height, width: input.width)
        var tensors: [Int: [Float]] = [0: input.values]
        var rest = layers[...]
        let steps = architecture.steps
        let lastUse = self.lastUse(steps)
        for (index, step) in steps.enumerated() {
            switch step {
            case .convolution(let source, let layer, let isLast):
                guard let parameters = rest.popFirst(), let values = tensors[source] else { break }
                tensors[index + 1] = PictureConvolution(
                    geometry: ConvolutionGeometry(layer, input: shapes[source]), parameters: parameters,
                    rectified: !isLast
                ).run(values)
            case .merge(let coarse, let fine):
                guard let values = tensors[coarse], let target = tensors.removeValue(forKey: fine) else { break }
                tensors[index + 1] = MapMerging.added(values, shapes[coarse], to: target, shapes[fine])
            }
            for (tensor, use) in lastUse where use == index { tensors[tensor] = nil }
        }
        let output = shapes[steps.count]
        return FindingMap(width: output.width, height: output.height, values: tensors[steps.count] ?? [])
    }

    /// For each tensor the last step that reads it.
    private func lastUse(_ steps: [FindingArchitecture.Step]) -> [Int: Int] {
        var result: [Int: Int] = [:]
        for (index, step) in steps.enumerated() {
            switch step {
            case .convolution(let input, _, _): result[input] = index
            case .merge(let coarse, let fine): (result[coarse], result[fine]) = (index, index)
            }
        }
        return result
    }
}
