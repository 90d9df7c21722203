import GlyphClassifier

/// Pruning by magnitude (Li et al. 2017, arXiv:1608.08710): a network starts from the better part of a wider one.
extension TrainingState {
    /// The same training state with fewer units in the layer before the last: averaged weights, a fresh optimiser.
    ///
    /// Those units stay whose weights are the largest, the norm of what comes in times that of what goes out; in their
    /// order.
    ///
    /// - Parameter units: how many stay.
    /// - Throws: `TrainingError` when the network does not end with two dense layers and a rectifier between them, or
    ///   the layer before the last has fewer units.
    func narrowed(toHiddenUnits units: Int) throws -> TrainingState {
        let layers = recipe.architecture.layers
        let layout = ParameterLayout(recipe.architecture)
        let (hiddenLayer, lastLayer) = (layers.count - 3, layers.count - 1)
        guard hiddenLayer >= 0, case .dense(let hidden) = layers[hiddenLayer], layers[hiddenLayer + 1] == .relu,
            case .dense(let last) = layers[lastLayer], (1...hidden.outputs).contains(units)
        else { throw TrainingError("recipe \(recipe.name): its network has no \(units) units before its last layer") }
        let learnt = deployedParameters
        let hiddenStart = layout.ranges[hiddenLayer].lowerBound
        let lastStart = layout.ranges[lastLayer].lowerBound
        func weights(of unit: Int) -> (incoming: [Float], outgoing: ArraySlice<Float>) {
            let row = lastStart + unit * last.outputs
            return (
                (0...hidden.inputs).map { learnt[hiddenStart + $0 * hidden.outputs + unit] },
                learnt[row..<row + last.outputs]
            )
        }
        let worth = (0..<hidden.outputs).map { unit in
            let (incoming, outgoing) = weights(of: unit)
            return Self.squares(incoming.dropLast()) * Self.squares(outgoing)
        }
        let kept = worth.indices.sorted { (worth[$0], $1) > (worth[$1], $0) }.prefix(units).sorted()

        var narrower = recipe
        narrower.architecture.layers[hiddenLayer] = .dense(.init(from: hidden.inputs, to: units))
        narrower.architecture.layers[lastLayer] = .dense(.init(from: units, to: last.outputs))
        var state = try TrainingState(recipe: narrower, characterSet: characterSet)
        let incoming = kept.map { weights(of: $0).incoming }
        state.parameters =
            learnt[..<hiddenStart] + (0...hidden.inputs).flatMap { input in incoming.map { $0[input] } }
            + kept.flatMap { weights(of: $0).outgoing } + learnt[(lastStart + last.inputs * last.outputs)...]
        state.averaged = state.parameters
        state.statistics = statistics
        return state
    }

    private static func squares(_ values: some Sequence<Float>) -> Float { values.reduce(0) { $0 + $1 * $1 } }
}

extension NetworkArchitecture {
    /// Outputs of the dense layer in front of the last one and a rectifier, if there is one.
    var hiddenUnits: Int? {
        guard layers.count > 2, case .dense(let hidden) = layers[layers.count - 3] else { return nil }
        return hidden.outputs
    }
}
