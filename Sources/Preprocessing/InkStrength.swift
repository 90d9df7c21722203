/// The contrast of the strokes near each place, from a grid of tiles.
///
/// In each tile it is the upper quartile of the pixels that stand out at all; a tile with hardly any takes it from its
/// neighbours, so that the empty board between words gets the threshold of the words.
struct InkStrength {
    let grid: TileGrid

    /// Tiles along the longer side of the picture: about a word each.
    private static let tilesAlongSide = 32
    private static let minimumTile = 24
    /// Of a line's crop: four letters, so that writing which shows through from the back is measured against the line's.
    private static let minimumTileOfLine = 160
    /// A tile has strokes only if at least one in this many of its pixels stands out.
    private static let pixelsPerInk = 200

    /// Counts pixels whose contrast exceeds the floor at their place; where there are none at all, the strength is
    /// `otherwise`.
    init(of contrast: ContrastMap, above floor: TileGrid, otherwise: Float, isLine: Bool = false) {
        var grid = TileGrid(
            width: contrast.width, height: contrast.height, alongSide: Self.tilesAlongSide,
            minimumTile: isLine ? Self.minimumTileOfLine : Self.minimumTile)
        let pixels = min(grid.tile, contrast.width) * min(grid.tile, contrast.height)
        let enough = Int32(max(4, pixels / Self.pixelsPerInk))
        let histograms = grid.histogramsOfInk(in: contrast)
        var row = [Float](repeating: 0, count: contrast.width)
        var known: [Float?] = []
        for (index, histogram) in histograms.enumerated() {
            if index % grid.columns == 0 {
                let y = min(contrast.height - 1, (index / grid.columns) * grid.tile + grid.tile / 2)
                floor.interpolatedRow(y, into: &row)
            }
            let x = min(contrast.width - 1, (index % grid.columns) * grid.tile + grid.tile / 2)
            known.append(Self.upperQuartile(histogram, above: Int(row[x]), atLeast: enough))
        }
        grid.values = Self.fill(known, in: grid, otherwise: otherwise)
        self.grid = grid.smoothed()
    }

    private static func upperQuartile(_ histogram: [Int32], above floor: Int, atLeast enough: Int32) -> Float? {
        let standing = histogram[min(255, floor + 1)...]
        let total = standing.reduce(0, +)
        guard total >= enough else { return nil }
        var rest = total / 4
        for value in standing.indices.reversed() {
            rest -= histogram[value]
            if rest < 0 { return Float(value) }
        }
        return nil
    }

    /// Spreads known tiles into unknown ones, ring by ring.
    private static func fill(_ raw: [Float?], in grid: TileGrid, otherwise: Float) -> [Float] {
        var known = raw
        guard known.contains(where: { $0 != nil }) else { return raw.map { _ in otherwise } }
        while known.contains(where: { $0 == nil }) {
            let before = known
            for index in known.indices where before[index] == nil {
                let found = grid.neighbourhood(of: index).compactMap { before[$0] }
                if !found.isEmpty { known[index] = found.reduce(0, +) / Float(found.count) }
            }
        }
        return known.map { $0 ?? otherwise }
    }
}
