import Preprocessing

/// How dark a page's ink is, read by rows or by columns.
struct PenContrast {
    private let map: ContrastMap
    /// Whether a place is given by its row first.
    private let isTransposed: Bool
    /// What nine tenths of the ink's pixels do not have more of: the pen's.
    let pen: Double

    private static let penShare = 0.9

    /// - Parameter map: of the same size as the mask.
    init(of mask: InkMask, in map: ContrastMap) {
        var counts = [Int](repeating: 0, count: 256)
        for y in 0..<mask.height {
            mask.forEachRun(inRow: y) { columns in
                for pixel in map.pixels[y * map.width + columns.lowerBound..<y * map.width + columns.upperBound] {
                    counts[Int(pixel)] += 1
                }
            }
        }
        pen =
            PageScale.weightedQuantile(counts.enumerated().map { (Double($0), Double($1)) }, share: Self.penShare) ?? 0
        self.map = map
        isTransposed = false
    }

    private init(_ other: PenContrast, isTransposed: Bool) {
        (map, pen, self.isTransposed) = (other.map, other.pen, isTransposed)
    }

    /// The same with rows as columns.
    var transposed: PenContrast { PenContrast(self, isTransposed: !isTransposed) }

    /// The contrast of a pixel, 0…255.
    subscript(x: Int, y: Int) -> UInt8 {
        isTransposed ? map.pixels[x * map.width + y] : map.pixels[y * map.width + x]
    }
}
