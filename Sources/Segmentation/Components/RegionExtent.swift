import DocumentModel

/// What a region extends over, bays included, from its runs row by row.
struct RegionExtent {
    private let box: PixelBox
    /// Of each row and of each column the first pixel and the one after the last, within the box; empty before there are any.
    private var rows: [Range<Int>]
    private var tops: [Int]
    private var bottoms: [Int]

    init(of box: PixelBox) {
        self.box = box
        rows = [Range<Int>](repeating: 0..<0, count: box.height)
        tops = [Int](repeating: box.height, count: box.width)
        bottoms = [Int](repeating: 0, count: box.width)
    }

    /// - Parameter y: not less than that of the run before.
    mutating func add(_ run: Range<Int>, y: Int) {
        let row = y - box.y
        let columns = run.lowerBound - box.x..<run.upperBound - box.x
        rows[row] = rows[row].isEmpty ? columns : rows[row].lowerBound..<columns.upperBound
        for x in columns {
            tops[x] = min(tops[x], row)
            bottoms[x] = row + 1
        }
    }

    /// From the first to the last of each row or of each column, whichever is more.
    var pixels: Int {
        max(
            rows.reduce(0) { $0 + $1.count },
            zip(tops, bottoms).reduce(0) { $0 + max(0, $1.1 - $1.0) })
    }
}
