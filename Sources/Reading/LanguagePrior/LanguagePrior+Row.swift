extension LanguagePrior {
    /// Where a symbol leads to from a context.
    struct Step: Hashable, Sendable {
        var node: UInt32
        /// Natural log.
        var logProbability: Float
    }

    /// Writes the steps from a context by every symbol.
    ///
    /// They are written to `row` in `steps`. Those of the context's suffix are at `suffixRow`, which is `nil` for the
    /// root, as it has no suffix.
    func fillRow(at row: Int, of node: UInt32, after suffixRow: Int?, in steps: inout [Step]) {
        let context = nodes[Int(node)]
        let backOff = Float(context.backOff) * Self.backOffStep
        steps.withUnsafeMutableBufferPointer { steps in
            let own = UnsafeMutableBufferPointer(rebasing: steps[row..<row + Symbol.count])
            if let suffixRow {
                let suffix = UnsafeMutableBufferPointer(rebasing: steps[suffixRow..<suffixRow + Symbol.count])
                for symbol in 0..<Symbol.count {
                    own[symbol] = Step(
                        node: suffix[symbol].node, logProbability: backOff + suffix[symbol].logProbability)
                }
            } else {
                own.update(repeating: Step(node: 0, logProbability: backOff))
            }
            let first = Int(context.firstEntry)
            for index in 0..<Int(context.entryCount) {
                let entry = entries[first &+ index]
                let symbol = Int(entry.symbol)
                own[symbol].logProbability = -Float(entry.cost) * Self.entryStep
                if index < Int(context.childCount) { own[symbol].node = context.firstChild &+ UInt32(index) }
            }
        }
    }
}
