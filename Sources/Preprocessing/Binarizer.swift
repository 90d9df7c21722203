import CKernels

/// Contrast → ink: a threshold that follows the strength of the ink nearby, with hysteresis.
///
/// One board carries writing of fresh and of dry markers. The edge of a stroke is where contrast falls to half that of
/// the strokes around. Fainter pixels count only if they are connected to surer ones (Canny's hysteresis,
/// doi:10.1109/TPAMI.1986.4767851), so that dry strokes stay whole and speckle stays out.
struct Binarizer {
    /// Share of the local ink contrast from which a pixel is surely ink.
    private let sureShare: Float = 0.50
    /// Share of it from which a pixel is ink if it is connected to one that surely is.
    private let weakShare: Float = 0.36
    /// How far sure ink must stand out, in standard deviations of the board's noise above its level.
    private let sureNoise: Float = 5
    /// How far ink connected to it must stand out, likewise.
    private let weakNoise: Float = 3
    /// Contrast, of 255, below which nothing is surely ink, whatever the noise.
    ///
    /// It must be at least 7, since `TileGrid.histogramsOfInk(in:)` leaves out samples below 8.
    private let floor: Float = 14
    /// Whether strokes side by side are parted where the blur has joined them (``StrokeGaps``).
    private let partsStrokes: Bool

    /// Whether it is a line, of which ink may be a third.
    private let isLine: Bool

    init(partsStrokes: Bool = false, isLine: Bool = false) {
        (self.partsStrokes, self.isLine) = (partsStrokes, isLine)
    }

    func binarize(_ contrast: ContrastMap) -> InkMask {
        let noise = BoardNoise(of: contrast)
        var sureFloor = noise.level
        var weakFloor = noise.level
        for index in sureFloor.values.indices {
            let level = noise.level.values[index]
            let deviation = noise.deviation.values[index]
            sureFloor.values[index] = max(floor, level + sureNoise * deviation)
            weakFloor.values[index] = max(floor * weakShare / sureShare, level + weakNoise * deviation)
        }
        let strength = InkStrength(of: contrast, above: sureFloor, otherwise: 2 * floor, isLine: isLine)
        var labels = InkMask(width: contrast.width, height: contrast.height)
        classify(contrast, sureFloor: sureFloor, weakFloor: weakFloor, strength: strength, into: &labels)
        if partsStrokes { StrokeGaps.open(in: &labels, contrast, strength: strength) }
        Hysteresis.resolve(&labels)
        return labels
    }

    /// Labels each pixel 1 (sure), ``Hysteresis/weak`` or 0.
    private func classify(
        _ contrast: ContrastMap, sureFloor: TileGrid, weakFloor: TileGrid, strength: InkStrength,
        into labels: inout InkMask
    ) {
        let width = contrast.width
        var sureRow = [Float](repeating: 0, count: width)
        var weakRow = sureRow
        var strengthRow = sureRow
        for y in 0..<contrast.height {
            sureFloor.interpolatedRow(y, into: &sureRow)
            weakFloor.interpolatedRow(y, into: &weakRow)
            strength.grid.interpolatedRow(y, into: &strengthRow)
            contrast.pixels.withUnsafeBufferPointer { pixels in
                labels.pixels.withUnsafeMutableBufferPointer { labels in
                    guard let pixels = pixels.baseAddress, let labels = labels.baseAddress else { return }
                    boardscan_label_row(
                        pixels + y * width, sureRow, weakRow, strengthRow, sureShare, weakShare, Int32(width),
                        labels + y * width)
                }
            }
        }
    }
}
