extension LanguagePrior {
    /// Where a symbol leads to from a context.
    struct Step: Hashable, Sendable {
        var node: UInt32
        /// Natural log.
        var logProbability: Float
    }

    /// Writes the steps from a context by every symbol.
    ///
    /// - Parameters:
    ///   - row: where in `steps` they begin.
    ///   - suffixRow: where those of the context's suffix begin; nil for the root, which has no suffix.
    func fillRow(at row: Int, of node: UInt32, after suffixRow: Int?, in steps: inout [Step]) {
        let context = nodes[Int(node)]
        let backOff = Float(context.backOff) * Self.backOffStep
        steps.withUnsafeMutableBufferPointer { steps in
            for symbol in 0..<Symbol.count {
                let suffix = suffixRow.map { steps[$0 &+ symbol] } ?? Step(node: 0, logProbability: 0)
                steps[row &+ symbol] = Step(node: suffix.node, logProbability: backOff + suffix.logProbability)
            }
            let first = Int(context.firstEntry)
            for index in 0..<Int(context.entryCount) {
                let entry = entries[first &+ index]
                let place = row &+ Int(entry.symbol)
                steps[place].logProbability = -Float(entry.cost) * Self.entryStep
                if index < Int(context.childCount) { steps[place].node = context.firstChild &+ UInt32(index) }
            }
        }
    }
}
