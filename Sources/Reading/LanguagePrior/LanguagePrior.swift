/// How probable a character is after the ones before it: a variable-order character n-gram over a case-folded alphabet.
///
/// All figures are one class (class-based n-grams: Brown et al. 1992, aclanthology.org/J92-4003).
///
/// ```swift
/// let prior = try LanguagePrior(bytes: bytes)
/// var state = prior.start
/// for character in "array" {
///     let step = prior.advance(state, by: LanguagePrior.symbol(for: character))
///     total += step.logProbability
///     state = step.state
/// }
/// ```
///
/// The model is a back-off trie of contexts (Katz 1987, doi:10.1109/TASSP.1987.1165125) that holds an interpolated
/// estimate: a node is a context written from its oldest to its newest symbol, its entries are the symbols that were
/// kept after it, and its suffix link is the longest shorter context the model knows. A symbol without an entry costs
/// the node's back-off weight and is looked up at the suffix. Nodes that some entry leads to carry on the history, so
/// a state is one node number and a step is a few binary searches, without allocation.
public struct LanguagePrior: Sendable {
    /// What the model remembers of the characters before: the number of a context.
    public struct State: Hashable, Sendable {
        let node: UInt32
    }

    /// One context.
    package struct Node: Hashable, Sendable {
        /// Index of the first entry; entries that lead to a node come first, each part is sorted by symbol.
        package var firstEntry: UInt32
        /// Node of the first entry that leads to one; the others' nodes follow it.
        package var firstChild: UInt32
        /// The context without its oldest symbols; smaller than the node's own number except at the root.
        package var suffix: UInt32
        package var childCount: UInt8
        package var entryCount: UInt8
        /// Natural-log back-off weight in units of `backOffStep`.
        package var backOff: Int16

        package init(
            firstEntry: UInt32, firstChild: UInt32, suffix: UInt32, childCount: UInt8, entryCount: UInt8, backOff: Int16
        ) {
            self.firstEntry = firstEntry
            self.firstChild = firstChild
            self.suffix = suffix
            self.childCount = childCount
            self.entryCount = entryCount
            self.backOff = backOff
        }
    }

    /// One symbol after a context: the symbol and the negated natural-log probability of each of its characters in units
    /// of `entryStep`.
    package struct Entry: Hashable, Sendable {
        package var symbol: UInt8
        package var cost: UInt8

        package init(symbol: UInt8, cost: UInt8) {
            self.symbol = symbol
            self.cost = cost
        }
    }

    /// Natural-log units of an entry's cost: 255 steps reach down to 1e-7.
    package static let entryStep: Float = 1 / 16
    /// Natural-log units of a back-off weight: fine enough that the probabilities of a context sum to 1 within 0.1 %.
    package static let backOffStep: Float = 1 / 1024

    let nodes: [Node]
    let entries: [Entry]
    /// The words the prior was trained on.
    public let lexicon: WordFilter

    /// Where a line begins.
    public let start: State

    package init(nodes: [Node], entries: [Entry], lexicon: WordFilter) {
        self.nodes = nodes
        self.entries = entries
        self.lexicon = lexicon
        let table = TrieTable(nodes: nodes, entries: entries)
        self.start = State(node: table.step(from: 0, by: Symbol.lineEnd.rawValue).node)
    }

    /// Number of contexts.
    public var contextCount: Int { nodes.count }
    /// Number of stored probabilities.
    public var entryCount: Int { entries.count }

    /// Takes one step along the line.
    ///
    /// - Returns: the state after the symbol, and the natural-log probability of the symbol.
    public func advance(_ state: State, by symbol: Symbol) -> (state: State, logProbability: Float) {
        let step = TrieTable(nodes: nodes, entries: entries).step(from: state.node, by: symbol.rawValue)
        return (State(node: step.node), step.logProbability)
    }

    /// The natural-log probability of a symbol whatever is before it.
    func logProbability(ofAny symbol: Symbol) -> Float {
        TrieTable(nodes: nodes, entries: entries).step(from: 0, by: symbol.rawValue).logProbability
    }

    /// The natural-log probability of a whole text after `state`, its end not counted.
    public func logProbability(of text: some StringProtocol, after state: State? = nil) -> Float {
        var total: Float = 0
        var current = state ?? start
        for character in text {
            let step = advance(current, by: Self.symbol(for: character))
            total += step.logProbability
            current = step.state
        }
        return total
    }
}

/// The walk over nodes and entries, shared by reading and by building.
package struct TrieTable {
    package let nodes: [LanguagePrior.Node]
    package let entries: [LanguagePrior.Entry]

    package init(nodes: [LanguagePrior.Node], entries: [LanguagePrior.Entry]) {
        self.nodes = nodes
        self.entries = entries
    }

    /// Looks a symbol up at a node and, where it is missing, at its suffixes; then finds the longest context that
    /// the node's symbols and the new one end with.
    package func step(from start: UInt32, by symbol: UInt8) -> (node: UInt32, logProbability: Float) {
        var index = Int(start)
        var logProbability: Float = 0
        var isPriced = false
        while true {
            let node = nodes[index]
            let first = Int(node.firstEntry)
            let middle = first + Int(node.childCount)
            if let position = position(of: symbol, in: first..<middle) {
                if !isPriced { logProbability -= cost(at: position) }
                return (node.firstChild + UInt32(position - first), logProbability)
            }
            if !isPriced {
                if let position = position(of: symbol, in: middle..<(first + Int(node.entryCount))) {
                    logProbability -= cost(at: position)
                    isPriced = true
                } else {
                    logProbability += Float(node.backOff) * LanguagePrior.backOffStep
                }
            }
            if index == 0 { return (0, logProbability) }
            index = Int(node.suffix)
        }
    }

    private func cost(at position: Int) -> Float {
        Float(entries[position].cost) * LanguagePrior.entryStep
    }

    private func position(of symbol: UInt8, in range: Range<Int>) -> Int? {
        var low = range.lowerBound
        var high = range.upperBound
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low < range.upperBound && entries[low].symbol == symbol ? low : nil
    }
}
