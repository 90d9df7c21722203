import CIntegerKernels
import NetworkKernels

/// The finding network at work: a picture goes in, a map of answers comes out.
///
/// Where the processor has instructions for it, activations are whole numbers, 0…127, of the ranges that the model was exported with.
public struct FindingNetwork: Sendable {
    public let architecture: FindingArchitecture
    private let layers: [LayerParameters]
    /// The largest value of each tensor, the input's first; empty where that is not known.
    private let ranges: [Float]
    private let quantized: [QuantizedConvolution]?
    private let set: boardscan_instruction_set

    /// - Parameters:
    ///   - layers: of each convolution in turn.
    ///   - ranges: the largest value of each tensor; without them the network runs in floating point.
    public init(architecture: FindingArchitecture, layers: [LayerParameters], ranges: [Float] = []) {
        (self.architecture, self.layers, self.ranges) = (architecture, layers, ranges)
        set = boardscan_best_instruction_set()
        quantized =
            ranges.count == architecture.steps.count + 1 && set != boardscan_no_integer_kernels
            ? Self.quantized(architecture, layers, set) : nil
    }

    private static func quantized(
        _ architecture: FindingArchitecture, _ layers: [LayerParameters], _ set: boardscan_instruction_set
    ) -> [QuantizedConvolution]? {
        var stored = [architecture.inputs.roundedUp(toMultipleOf: 4)]
        var result: [QuantizedConvolution] = []
        for step in architecture.steps {
            switch step {
            case .convolution(let input, let layer, _):
                let convolution = QuantizedConvolution(layer, layers[result.count], stored: stored[input], with: set)
                guard let convolution else { return nil }
                result.append(convolution)
                stored.append(convolution.channels)
            case .merge(_, let fine): stored.append(stored[fine])
            }
        }
        return result
    }

    /// - Returns: a map of ⌈width / 4⌉ × ⌈height / 4⌉ cells; an empty one of an empty picture.
    public func map(of input: FindingInput) -> FindingMap {
        guard input.width > 0, input.height > 0 else { return FindingMap(width: 0, height: 0, values: []) }
        let values = quantized.map { wholeNumbers(input, $0) } ?? tensors(of: input, keepingAll: false).last ?? []
        let output = architecture.shapes(height: input.height, width: input.width)[architecture.steps.count]
        return FindingMap(width: output.width, height: output.height, values: values)
    }

    private func wholeNumbers(_ input: FindingInput, _ convolutions: [QuantizedConvolution]) -> [Float] {
        var maps: [QuantizedMap?] = [
            QuantizedMap(input.values, width: input.width, height: input.height, count: architecture.inputs)
        ]
        var rest = convolutions[...]
        for (index, step) in architecture.steps.enumerated() {
            switch step {
            case .convolution(let source, _, let isLast):
                guard let convolution = rest.popFirst(), let map = maps[source] else { return [] }
                if isLast { return convolution.values(map) }
                maps.append(convolution.rectified(map, range: ranges[index + 1]))
            case .merge(let coarse, let fine):
                guard let map = maps[fine], let other = maps[coarse] else { return [] }
                maps.append(map.adding(other, scale: max(ranges[index + 1], 1e-20) / 127, with: set))
            }
            for (tensor, use) in lastUses.enumerated() where use == index { maps[tensor] = nil }
        }
        return []
    }

    /// All tensors in floating point, the input's first.
    ///
    /// - Parameter keepingAll: else those are empty that no later step needs.
    private func tensors(of input: FindingInput, keepingAll: Bool) -> [[Float]] {
        let shapes = architecture.shapes(height: input.height, width: input.width)
        var tensors = [input.values]
        var rest = layers[...]
        for (index, step) in architecture.steps.enumerated() {
            switch step {
            case .convolution(let source, let layer, let isLast):
                guard let parameters = rest.popFirst() else { return [] }
                tensors.append(
                    PictureConvolution(
                        geometry: ConvolutionGeometry(layer, input: shapes[source]), parameters: parameters,
                        rectified: !isLast
                    ).run(tensors[source]))
            case .merge(let coarse, let fine):
                tensors.append(MapMerging.added(tensors[coarse], shapes[coarse], to: tensors[fine], shapes[fine]))
            }
            if !keepingAll { for (tensor, use) in lastUses.enumerated() where use == index { tensors[tensor] = [] } }
        }
        return tensors
    }

    /// The largest value of each tensor, the input's first.
    public func greatestValues(of input: FindingInput) -> [Float] {
        tensors(of: input, keepingAll: true).map { $0.max() ?? 0 }
    }

    /// For each tensor the last step that reads it.
    private var lastUses: [Int] {
        var result = [Int](repeating: -1, count: architecture.steps.count + 1)
        for (index, step) in architecture.steps.enumerated() {
            switch step {
            case .convolution(let input, _, _): result[input] = index
            case .merge(let coarse, let fine): (result[coarse], result[fine]) = (index, index)
            }
        }
        return result
    }
}
