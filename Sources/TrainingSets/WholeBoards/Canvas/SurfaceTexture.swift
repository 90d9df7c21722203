import Glibc
import GlyphTraining

/// How the brightness of a surface varies from place to place: a tile, repeated.
struct SurfaceTexture {
    enum Kind: CaseIterable {
        /// Long streaks along one side.
        case wood
        /// A speckle from pixel to pixel.
        case carpet
        /// Clouds as large as a hand.
        case plaster
        /// Threads both ways.
        case cloth
    }

    private static let side = 256
    /// Differences in gray levels, row by row.
    private let tile: [Int8]

    /// `strength` is the greatest difference in gray levels; `isUpright` tells whether streaks run down.
    init(_ kind: Kind, strength: Float, isUpright: Bool = false, using random: inout SplitMix64) {
        var field: [Float]
        switch kind {
        case .wood:
            let streaks = Self.noise(cellWidth: 64, cellHeight: 4, using: &random)
            let fine = Self.noise(cellWidth: 32, cellHeight: 1, using: &random)
            field = zip(streaks, fine).map { 0.6 * $0 + 0.4 * $1 }
        case .carpet:
            let fine = Self.noise(cellWidth: 1, cellHeight: 1, using: &random)
            let coarse = Self.noise(cellWidth: 4, cellHeight: 4, using: &random)
            field = zip(fine, coarse).map { 0.7 * $0 + 0.3 * $1 }
        case .plaster:
            let coarse = Self.noise(cellWidth: 32, cellHeight: 32, using: &random)
            let fine = Self.noise(cellWidth: 2, cellHeight: 2, using: &random)
            field = zip(coarse, fine).map { 0.7 * $0 + 0.3 * $1 }
        case .cloth:
            let along = Self.noise(cellWidth: 16, cellHeight: 1, using: &random)
            let across = Self.noise(cellWidth: 1, cellHeight: 16, using: &random)
            field = zip(along, across).map { 0.5 * $0 + 0.5 * $1 }
        }
        if isUpright {
            field = field.indices.map { field[$0 % Self.side * Self.side + $0 / Self.side] }
        }
        tile = field.map { Int8(max(-127, min(127, $0 * strength))) }
    }

    @inline(__always)
    func value(_ x: Int, _ y: Int) -> Int32 {
        tile.withUnsafeBufferPointer { Int32($0[(y & 255) << 8 | (x & 255)]) }
    }

    /// -1…1, smooth between the corners of cells, whose sides divide the tile's.
    private static func noise(cellWidth: Int, cellHeight: Int, using random: inout SplitMix64) -> [Float] {
        let (columns, rows) = (side / cellWidth, side / cellHeight)
        let corners = (0..<columns * rows).map { _ in random.uniform(-1, 1) }
        var result = [Float](repeating: 0, count: side * side)
        for y in 0..<side {
            let (row, down) = (y / cellHeight, Float(y % cellHeight) / Float(cellHeight))
            let (upper, lower) = (row * columns, (row + 1) % rows * columns)
            for x in 0..<side {
                let (column, along) = (x / cellWidth, Float(x % cellWidth) / Float(cellWidth))
                let next = (column + 1) % columns
                let top = corners[upper + column] * (1 - along) + corners[upper + next] * along
                let bottom = corners[lower + column] * (1 - along) + corners[lower + next] * along
                result[y * side + x] = top * (1 - down) + bottom * down
            }
        }
        return result
    }
}
