/// Contrast → ink: a threshold that follows the strength of the ink nearby, with hysteresis.
///
/// One board carries fresh and dry markers. Half the contrast of the strokes around is the edge of a stroke; faint
/// pixels count only where they hang on to surer ones (Canny's hysteresis, doi:10.1109/TPAMI.1986.4767851), so that
/// dry strokes stay whole and speckle stays out.
struct Binarizer {
    /// Shares of the local ink contrast at which a pixel is surely ink, and ink if it touches such a pixel.
    private let sureShare: Float = 0.50
    private let weakShare: Float = 0.36
    /// The same in standard deviations of the board's noise, above its level.
    private let sureNoise: Float = 5
    private let weakNoise: Float = 3
    /// Contrast, of 255, below which nothing is ink whatever the noise.
    private let floor: Float = 14

    private static let weak: UInt8 = 2

    func binarize(_ contrast: ContrastMap) -> InkMask {
        let noise = BoardNoise(of: contrast)
        var sureFloor = noise.level
        var weakFloor = noise.level
        for index in sureFloor.values.indices {
            let level = noise.level.values[index]
            let deviation = noise.deviation.values[index]
            sureFloor.values[index] = max(floor, level + sureNoise * deviation)
            weakFloor.values[index] = max(floor * 0.75, level + weakNoise * deviation)
        }
        let strength = InkStrength(of: contrast, above: sureFloor, otherwise: 2 * floor)
        var labels = InkMask(width: contrast.width, height: contrast.height)
        let seeds = classify(contrast, sureFloor: sureFloor, weakFloor: weakFloor, strength: strength, into: &labels)
        Self.grow(&labels, from: seeds)
        return labels
    }

    /// Labels each pixel 1 (sure), 2 (weak) or 0; returns the indices of the sure ones that touch a weak one's place.
    private func classify(
        _ contrast: ContrastMap, sureFloor: TileGrid, weakFloor: TileGrid, strength: InkStrength,
        into labels: inout InkMask
    ) -> [Int32] {
        let width = contrast.width
        var sureRow = [Float](repeating: 0, count: width)
        var weakRow = sureRow
        var strengthRow = sureRow
        var seeds: [Int32] = []
        for y in 0..<contrast.height {
            sureFloor.interpolatedRow(y, into: &sureRow)
            weakFloor.interpolatedRow(y, into: &weakRow)
            strength.grid.interpolatedRow(y, into: &strengthRow)
            contrast.pixels.withUnsafeBufferPointer { pixels in
                labels.pixels.withUnsafeMutableBufferPointer { labels in
                    for x in 0..<width {
                        let value = Float(pixels[y * width + x])
                        guard value >= max(weakRow[x], weakShare * strengthRow[x]) else { continue }
                        let isSure = value >= max(sureRow[x], sureShare * strengthRow[x])
                        labels[y * width + x] = isSure ? 1 : Self.weak
                        if isSure { seeds.append(Int32(y * width + x)) }
                    }
                }
            }
        }
        return seeds
    }

    /// Turns weak pixels that hang on to sure ones into ink and drops the others.
    private static func grow(_ labels: inout InkMask, from seeds: [Int32]) {
        let width = labels.width
        let height = labels.height
        var stack = seeds
        labels.pixels.withUnsafeMutableBufferPointer { pixels in
            while let index = stack.popLast() {
                let x = Int(index) % width
                let y = Int(index) / width
                for neighbourY in max(0, y - 1)...min(height - 1, y + 1) {
                    for neighbourX in max(0, x - 1)...min(width - 1, x + 1) {
                        let neighbour = neighbourY * width + neighbourX
                        guard pixels[neighbour] == weak else { continue }
                        pixels[neighbour] = 1
                        stack.append(Int32(neighbour))
                    }
                }
            }
            for index in pixels.indices where pixels[index] == weak { pixels[index] = 0 }
        }
    }
}
