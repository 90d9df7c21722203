/// Background noise of the empty board at every place: grain, glare on a rough surface, JPEG blocks.
///
/// Ink covers less than a third of nearly any tile this large, so the median of its contrast and what lies below it
/// belong to the board.
struct BoardNoise {
    /// The board's median contrast.
    let level: TileGrid
    /// The spread about it, as a standard deviation.
    let deviation: TileGrid

    private static let tilesAlongSide = 14
    private static let minimumTile = 48
    /// About how many samples are taken along a tile's side: two thousand in all are enough for its quantiles.
    private static let samplesAlongTile = 48
    /// The share of a normal distribution that lies more than one deviation below its median.
    private static let lowerShare = 0.16
    /// Greatest deviation that is assumed, of 255: a dense drawing or a picture in the tile must not count as noise.
    private static let greatestDeviation: Float = 14
    /// Least deviation that is assumed, of 255: a picture without any noise still has rounding.
    private static let leastDeviation: Float = 0.5
    /// Greatest level that is assumed, of 255.
    private static let greatestLevel: Float = 40

    init(of contrast: ContrastMap) {
        var level = TileGrid(
            width: contrast.width, height: contrast.height, alongSide: Self.tilesAlongSide,
            minimumTile: Self.minimumTile)
        var deviation = level
        let step = max(1, level.tile / Self.samplesAlongTile)
        for (index, histogram) in level.histograms(of: contrast, step: step).enumerated() {
            let median = quantile(0.5, of: histogram)
            let spread = median - quantile(Self.lowerShare, of: histogram)
            level.values[index] = min(Self.greatestLevel, median)
            deviation.values[index] = min(Self.greatestDeviation, max(Self.leastDeviation, spread))
        }
        self.level = level.smoothed()
        self.deviation = deviation.smoothed()
    }
}

/// The value below which `share` of a histogram of 8-bit samples lies, interpolated within a bin.
func quantile(_ share: Double, of histogram: [Int32]) -> Float {
    var rest = share * Double(histogram.reduce(0, +))
    for (value, count) in histogram.enumerated() {
        if rest < Double(count) { return Float(value) + Float(rest / Double(count)) }
        rest -= Double(count)
    }
    return 255
}
