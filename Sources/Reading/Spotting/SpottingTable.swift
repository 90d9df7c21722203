/// The scores of a search for a text: for each node and each number of wanted characters found the best path there.
struct SpottingTable {
    private struct Cell {
        var score = -Float.infinity
        /// The cell before, -1 at a path's start.
        var from: Int32 = -1
        /// The candidate that is the last wanted character; -1 where the step found none.
        var candidate: Int32 = -1
    }

    private let columns: Int
    private var cells: [Cell]

    init(nodes: Int, length: Int) {
        columns = length + 1
        cells = [Cell](repeating: Cell(), count: nodes * columns)
    }

    subscript(node: Int, position: Int) -> Float { cells[node * columns + position].score }

    /// The text begins at a node.
    mutating func start(at node: Int, score: Float) { set(node, 0, Cell(score: score)) }

    /// A candidate is the next wanted character.
    mutating func match(_ node: Int, _ position: Int, candidate: Int, end: Int, score: Float) {
        step(from: node, position, to: end, position + 1, gain: score, candidate: Int32(candidate))
    }

    /// The next wanted character has no ink.
    mutating func miss(_ node: Int, _ position: Int, cost: Float) {
        step(from: node, position, to: node, position + 1, gain: -cost)
    }

    /// A candidate is none of the wanted characters.
    mutating func leave(_ node: Int, _ position: Int, end: Int, score: Float) {
        step(from: node, position, to: end, position, gain: score)
    }

    /// A primitive is a speck.
    mutating func pass(_ node: Int, _ position: Int, cost: Float) {
        step(from: node, position, to: node + 1, position, gain: -cost)
    }

    private mutating func step(
        from node: Int, _ position: Int, to end: Int, _ endPosition: Int, gain: Float, candidate: Int32 = -1
    ) {
        let cell = node * columns + position
        guard cells[cell].score > -.infinity else { return }
        set(end, endPosition, Cell(score: cells[cell].score + gain, from: Int32(cell), candidate: candidate))
    }

    private mutating func set(_ node: Int, _ position: Int, _ cell: Cell) {
        if cell.score > cells[node * columns + position].score { cells[node * columns + position] = cell }
    }

    /// The candidates that the wanted characters are found in, on the best path that ends at a node with all of them.
    func candidates(to node: Int) -> [Int] {
        var found: [Int] = []
        var cell = node * columns + columns - 1
        while cell >= 0 {
            if cells[cell].candidate >= 0 { found.append(Int(cells[cell].candidate)) }
            cell = Int(cells[cell].from)
        }
        return found.reversed()
    }
}
