import CKernels

/// A fully convolutional network at work.
///
/// Where the processor has instructions for it, activations are whole numbers, 0…127, of the ranges that the model was
/// exported with.
public struct MapNetwork<Architecture: MapArchitecture>: Sendable {
    public let architecture: Architecture
    private let steps: [MapStep]
    private let layers: [LayerParameters]
    /// The largest value of each tensor, the input's first; empty where that is not known.
    private let ranges: [Float]
    private let quantized: [QuantizedConvolution]?
    private let set: boardscan_instruction_set

    /// `layers` holds the parameters of each convolution in turn.
    ///
    /// `ranges` holds the largest value of each tensor; without them the network runs in floating point.
    public init(architecture: Architecture, layers: [LayerParameters], ranges: [Float] = []) {
        (self.architecture, self.layers, self.ranges) = (architecture, layers, ranges)
        steps = architecture.steps
        set = boardscan_best_instruction_set()
        quantized =
            ranges.count == steps.count + 1 && set != boardscan_no_integer_kernels
            ? Self.quantized(architecture, layers, set) : nil
    }

    private static func quantized(
        _ architecture: Architecture, _ layers: [LayerParameters], _ set: boardscan_instruction_set
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
            case .stack(let input, let stacking): stored.append(stored[input] * stacking.rows * stacking.columns)
            }
        }
        return result
    }

    /// The network's answers: rows, columns, channels of the last tensor.
    ///
    /// `input` has rows, columns, channels; 0…1. The threads share the rows of each convolution.
    public func values(of input: [Float], width: Int, height: Int, threads: Int = 1) -> [Float] {
        values(
            of: StoredMapInput(input, width: width, height: height, channels: architecture.inputs), threads: threads)
    }

    /// The network's answers: rows, columns, channels of the last tensor.
    public func values(of input: some MapInput, threads: Int = 1) -> [Float] {
        guard input.width > 0, input.height > 0 else { return [] }
        return quantized.map { wholeNumbers(QuantizedMap(input, threads: threads), $0, threads) }
            ?? tensors(of: input.allValues(threads: threads), input.width, input.height, keepingAll: false).last ?? []
    }

    private func wholeNumbers(
        _ input: QuantizedMap, _ convolutions: [QuantizedConvolution], _ threads: Int
    ) -> [Float] {
        var maps: [QuantizedMap?] = [input]
        var rest = convolutions[...]
        let lastUses = lastUses
        for (index, step) in steps.enumerated() {
            switch step {
            case .convolution(let source, _, let isLast):
                guard let convolution = rest.popFirst(), let map = maps[source] else { return [] }
                if isLast { return convolution.values(map, threads: threads) }
                maps.append(convolution.rectified(map, range: ranges[index + 1], threads: threads))
            case .merge(let coarse, let fine):
                guard let map = maps[fine], let other = maps[coarse] else { return [] }
                maps.append(map.adding(other, scale: max(ranges[index + 1], 1e-20) / 127, with: set))
            case .stack(let source, let stacking): maps.append(maps[source]?.stacked(stacking))
            }
            for (tensor, use) in lastUses.enumerated() where use == index { maps[tensor] = nil }
        }
        return []
    }

    /// All tensors in floating point, the input's first.
    ///
    /// Without `keepingAll` those are empty that no later step needs.
    private func tensors(of input: [Float], _ width: Int, _ height: Int, keepingAll: Bool) -> [[Float]] {
        let shapes = architecture.shapes(height: height, width: width)
        var tensors = [input]
        var rest = layers[...]
        let lastUses = lastUses
        for (index, step) in steps.enumerated() {
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
            case .stack(let source, let stacking):
                tensors.append(stacking.stacked(tensors[source], shapes[source]))
            }
            if !keepingAll { for (tensor, use) in lastUses.enumerated() where use == index { tensors[tensor] = [] } }
        }
        return tensors
    }

    /// The largest value of each tensor, the input's first.
    public func greatestValues(of input: [Float], width: Int, height: Int) -> [Float] {
        tensors(of: input, width, height, keepingAll: true).map { $0.max() ?? 0 }
    }

    /// For each tensor the last step that reads it.
    private var lastUses: [Int] {
        var result = [Int](repeating: -1, count: steps.count + 1)
        for (index, step) in steps.enumerated() {
            switch step {
            case .convolution(let input, _, _), .stack(let input, _): result[input] = index
            case .merge(let coarse, let fine): (result[coarse], result[fine]) = (index, index)
            }
        }
        return result
    }
}

extension MapStacking {
    fileprivate func stacked(_ values: [Float], _ shape: TensorShape) -> [Float] {
        let count = self.shape(of: shape).count
        return [Float](unsafeUninitializedCapacity: count) { target, initialized in
            values.withUnsafeBufferPointer { values in
                if let target = target.baseAddress, let source = values.baseAddress {
                    stack(source, shape, into: target)
                }
            }
            initialized = count
        }
    }
}
