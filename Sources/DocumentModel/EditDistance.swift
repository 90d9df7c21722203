/// Least number of insertions, deletions and substitutions between two sequences (Levenshtein 1966).
///
/// Takes time in the product of the lengths, divided by 64.
public func editDistance<Element: Hashable>(_ first: [Element], _ second: [Element]) -> Int {
    var numbers = ElementNumbers<Element>()
    let (first, second) = (numbers.numbers(of: first), numbers.numbers(of: second))
    var distances = EditDistances(kinds: numbers.count)
    return first.count >= second.count ? distances.between(second, first) : distances.between(first, second)
}

/// Numbers from 0 for elements, which are quicker to compare than characters and strings.
package struct ElementNumbers<Element: Hashable> {
    private var numbers: [Element: Int] = [:]

    package init() {}

    /// How many different elements there were.
    package var count: Int { numbers.count }

    package mutating func numbers(of elements: [Element]) -> [Int] {
        elements.map { element in
            if let known = numbers[element] { return known }
            defer { numbers[element] = numbers.count }
            return numbers.count
        }
    }
}

/// Edit distances between sequences of numbers.
///
/// The table of distances is kept as the differences between its cells, one bit each, so that 64 cells of a column are
/// one step (Myers 1999, doi:10.1145/316542.316550; in blocks after Hyyrö 2003). All columns of a block of rows are
/// gone through before the next block.
package struct EditDistances {
    /// For each number the rows of the present block where it stands; all 0 between blocks.
    private var places: [UInt64]
    /// How the lowest cell of each column differs from that of the column before: -1, 0, 1.
    private var changes: [Int8] = []

    /// - Parameter kinds: all numbers are below it.
    package init(kinds: Int) { places = [UInt64](repeating: 0, count: kinds) }

    /// The distance; `first` should be the shorter one.
    package mutating func between(_ first: [Int], _ second: [Int]) -> Int {
        guard !first.isEmpty else { return second.count }
        // The first row rises with each column.
        changes.removeAll(keepingCapacity: true)
        changes.append(contentsOf: repeatElement(1, count: second.count))
        for start in stride(from: 0, to: first.count, by: 64) {
            let block = first[start..<min(first.count, start + 64)]
            for (row, element) in block.enumerated() { places[element] |= 1 << row }
            passBlock(of: block.count, second)
            for element in block { places[element] = 0 }
        }
        return changes.reduce(first.count) { $0 + Int($1) }
    }

    /// Goes through the columns of a block of rows, and leaves how its last row changes in ``changes``.
    private mutating func passBlock(of rows: Int, _ columns: [Int]) {
        let last = UInt64(1) << (rows - 1)
        // Differences of the cells from the ones above them: +1, -1.
        var (up, down) = (UInt64.max, UInt64(0))
        changes.withUnsafeMutableBufferPointer { changes in
            for (column, element) in columns.enumerated() {
                let isRising: UInt64 = changes[column] > 0 ? 1 : 0
                let isFalling: UInt64 = changes[column] < 0 ? 1 : 0
                let vertical = places[element] | down
                let equal = places[element] | isFalling
                let diagonal = (((equal & up) &+ up) ^ up) | equal
                var rise = down | ~(diagonal | up)
                var fall = up & diagonal
                changes[column] = (rise & last != 0 ? 1 : 0) - (fall & last != 0 ? 1 : 0)
                (rise, fall) = (rise << 1 | isRising, fall << 1 | isFalling)
                up = fall | ~(vertical | rise)
                down = rise & vertical
            }
        }
    }
}
