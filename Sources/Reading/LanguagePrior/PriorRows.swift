/// Steps of the language prior from a state by every symbol, worked out once per state: hypotheses ask for many.
///
/// A context's steps are those of its suffix but for the symbols the context knows itself, so that a row is its
/// suffix's row, the back-off weight added, and a few entries.
struct PriorRows {
    private let prior: LanguagePrior
    /// The row of each node that has one; linear probing.
    private var slots: [Slot]
    private var rowCount = 0
    /// Row after row, a step for each symbol.
    private var steps: [LanguagePrior.Step] = []
    /// The nodes of one state on the way to one whose row is known.
    private var chain: [UInt32] = []

    private struct Slot {
        var node: UInt32
        var row: Int32
    }

    private static let symbolCount = LanguagePrior.Symbol.count
    /// Most rows that are kept; then all are forgotten, so that memory does not grow with the line's length.
    static let capacity = 2048
    /// No sensible prior has longer contexts; what a strange file's deeper ones say is left out.
    private static let greatestDepth = 32
    private static let slotBits = 12
    private static let free: Int32 = -1

    init(_ prior: LanguagePrior) {
        self.prior = prior
        slots = [Slot](repeating: Slot(node: 0, row: Self.free), count: 1 << Self.slotBits)
    }

    /// The step by one symbol.
    mutating func advance(_ state: LanguagePrior.State, by symbol: LanguagePrior.Symbol) -> (
        state: LanguagePrior.State, logProbability: Float
    ) {
        let row = row(of: state)
        return step(in: row, by: symbol)
    }

    /// Takes one step by a symbol from the state whose row is given.
    ///
    /// A row is valid until the next call of ``row(of:)``, or longer after ``makeRoom(forStates:)``.
    func step(in row: Int, by symbol: LanguagePrior.Symbol) -> (state: LanguagePrior.State, logProbability: Float) {
        let step = steps[row &+ Int(symbol.rawValue)]
        return (LanguagePrior.State(node: step.node), step.logProbability)
    }

    /// Where the steps from a state begin.
    mutating func row(of state: LanguagePrior.State) -> Int {
        var node = state.node
        if let row = knownRow(of: node) { return row }
        makeRoom(forStates: 1)
        chain.removeAll(keepingCapacity: true)
        var suffixRow: Int?
        repeat {
            chain.append(node)
            guard node > 0 else { break }
            node = prior.nodes[Int(node)].suffix
            suffixRow = knownRow(of: node)
        } while suffixRow == nil && chain.count < Self.greatestDepth
        for node in chain.reversed() { suffixRow = append(node, after: suffixRow) }
        return suffixRow ?? 0
    }

    /// Forgets all rows unless there is room for those of this many states, which then stay valid together.
    mutating func makeRoom(forStates count: Int) {
        if rowCount + count * Self.greatestDepth > Self.capacity { forget() }
    }

    private func knownRow(of node: UInt32) -> Int? {
        let found = slots[slot(of: node)]
        return found.row == Self.free ? nil : Int(found.row)
    }

    /// Where a node's row is noted, or may be.
    private func slot(of node: UInt32) -> Int {
        var slot = Int((node &* 0x9E37_79B1) >> UInt32(32 - Self.slotBits))
        while slots[slot].row != Self.free, slots[slot].node != node { slot = (slot &+ 1) & (slots.count &- 1) }
        return slot
    }

    private mutating func append(_ node: UInt32, after suffixRow: Int?) -> Int {
        let row = rowCount * Self.symbolCount
        if steps.count < row + Self.symbolCount {
            let nothing = LanguagePrior.Step(node: 0, logProbability: 0)
            steps += repeatElement(nothing, count: max(64 * Self.symbolCount, steps.count))
        }
        prior.fillRow(at: row, of: node, after: suffixRow, in: &steps)
        slots[slot(of: node)] = Slot(node: node, row: Int32(row))
        rowCount += 1
        return row
    }

    private mutating func forget() {
        rowCount = 0
        for slot in slots.indices { slots[slot].row = Self.free }
    }
}
