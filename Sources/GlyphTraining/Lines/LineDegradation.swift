import GlyphClassifier

/// How a photo shows a line that was made up: letters a few pixels high, out of focus, with the camera's noise.
struct LineDegradation {
    /// Pixels of the strip along a pixel of the photo.
    private let reduction: Float
    private let phase: SIMD2<Float>
    private let blurs: Int
    /// Standard deviation, as a share of the ink's contrast.
    private let noise: Float
    /// From which share of the full contrast on a pixel of the photo is ink.
    private let threshold: Float

    /// How high letters are in pixels of the photo, and in those of the strip.
    private static let heights: ClosedRange<Float> = 7...45
    private static let stripHeight: Float = 20

    init(using random: inout SplitMix64) {
        reduction = max(1, Self.stripHeight / random.logUniform(Self.heights.lowerBound, Self.heights.upperBound))
        phase = [random.uniform(0, 1), random.uniform(0, 1)]
        blurs = Int.random(in: 0...2, using: &random)
        noise = random.logUniform(0.01, 0.12)
        threshold = random.uniform(0.28, 0.5)
    }

    /// Thresholds a line's ink as the photo shows it.
    ///
    /// `ink` holds rows and columns of the strip, coverages; letters that the photo shows small run together.
    ///
    /// - Returns: the contrast of the photo, ½ like the ink.
    func expose(_ ink: inout [Float], width: Int, using random: inout SplitMix64) -> [Float] {
        var photo = reduced(ink, width: width)
        for _ in 0..<blurs { photo.blur() }
        let peak = photo.values.max() ?? 0
        for index in photo.values.indices { photo.values[index] += noise * peak * random.normal() }
        if reduction > 1 {
            var mask = photo
            for (index, value) in photo.values.enumerated() { mask.values[index] = value > threshold * peak ? 1 : 0 }
            ink = enlarged(mask, width: width).map { min(1, max(0, 2 * $0 - 0.5)) }
        }
        return enlarged(photo, width: width)
    }

    private func reduced(_ ink: [Float], width: Int) -> Picture {
        let (columns, rows) = (Int(Float(width) / reduction) + 2, Int(Float(LineInput.height) / reduction) + 2)
        var (sums, counts) = (Picture(width: columns, height: rows), Picture(width: columns, height: rows))
        for y in 0..<LineInput.height {
            let row = Int((Float(y) + 0.5) / reduction + phase.y) * columns
            for x in 0..<width {
                let place = row + Int((Float(x) + 0.5) / reduction + phase.x)
                sums.values[place] += ink[y * width + x]
                counts.values[place] += 1
            }
        }
        for (index, count) in counts.values.enumerated() where count > 0 { sums.values[index] /= count }
        return sums
    }

    private func enlarged(_ photo: Picture, width: Int) -> [Float] {
        var result = [Float](repeating: 0, count: width * LineInput.height)
        for y in 0..<LineInput.height {
            let down = (Float(y) + 0.5) / reduction + phase.y - 0.5
            for x in 0..<width {
                result[y * width + x] = photo.value((Float(x) + 0.5) / reduction + phase.x - 0.5, down)
            }
        }
        return result
    }
}

/// Samples row by row from the top left.
struct Picture {
    let width: Int
    let height: Int
    var values: [Float]

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        values = [Float](repeating: 0, count: width * height)
    }

    /// Bilinear between the middles of samples; 0 beside them.
    func value(_ x: Float, _ y: Float) -> Float {
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        let (shareX, shareY) = (x - left, y - top)
        func sample(_ column: Int, _ row: Int) -> Float {
            guard column >= 0, row >= 0, column < width, row < height else { return 0 }
            return values[row * width + column]
        }
        let (column, row) = (Int(left), Int(top))
        let upper = sample(column, row) * (1 - shareX) + sample(column + 1, row) * shareX
        let lower = sample(column, row + 1) * (1 - shareX) + sample(column + 1, row + 1) * shareX
        return upper * (1 - shareY) + lower * shareY
    }

    /// Each sample becomes the mean of itself and its neighbours, twice as heavy as those beside it.
    mutating func blur() {
        func along(_ count: Int, _ step: Int, from start: Int) {
            var before = values[start]
            for index in 0..<count {
                let place = start + index * step
                let after = index + 1 < count ? values[place + step] : values[place]
                let own = values[place]
                values[place] = (before + 2 * own + after) / 4
                before = own
            }
        }
        for y in 0..<height { along(width, 1, from: y * width) }
        for x in 0..<width { along(height, width, from: x) }
    }
}
