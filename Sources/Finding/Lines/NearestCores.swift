/// Finds the nearest core of each cell by passing the offset to it from cell to cell (Danielsson 1980,
/// doi:10.1016/0146-664X(80)90054-4).
struct NearestCores {
    let width: Int
    let height: Int
    /// For each cell, the index of the nearest core; −1 where there is none.
    private(set) var nearest: [Int32]

    init(of cores: [LineCore], width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        nearest = [Int32](repeating: -1, count: width * height)
        var offsets = [SIMD2<Int32>](repeating: SIMD2(repeating: 16_000), count: width * height)
        for (index, core) in cores.enumerated() {
            for cell in core.cells { (nearest[cell], offsets[cell]) = (Int32(index), SIMD2()) }
        }
        for y in 0..<height { sweep(row: y, from: y - 1, &offsets) }
        for y in (0..<height).reversed() { sweep(row: y, from: y + 1, &offsets) }
    }

    private mutating func sweep(row: Int, from: Int, _ offsets: inout [SIMD2<Int32>]) {
        if (0..<height).contains(from) {
            for x in 0..<width {
                for other in max(0, x - 1)...min(width - 1, x + 1) {
                    take(
                        row * width + x, from: from * width + other, by: SIMD2(Int32(other - x), Int32(from - row)),
                        &offsets)
                }
            }
        }
        for x in stride(from: 1, to: width, by: 1) {
            take(row * width + x, from: row * width + x - 1, by: SIMD2(-1, 0), &offsets)
        }
        for x in stride(from: width - 2, through: 0, by: -1) {
            take(row * width + x, from: row * width + x + 1, by: SIMD2(1, 0), &offsets)
        }
    }

    private mutating func take(_ cell: Int, from other: Int, by step: SIMD2<Int32>, _ offsets: inout [SIMD2<Int32>]) {
        guard nearest[other] >= 0 else { return }
        let offset = offsets[other] &+ step
        guard (offset &* offset).wrappedSum() < (offsets[cell] &* offsets[cell]).wrappedSum() else { return }
        (offsets[cell], nearest[cell]) = (offset, nearest[other])
    }
}
