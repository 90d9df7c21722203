import GlyphClassifier

/// More or less of a pen than a line was written with, and one that runs dry.
struct PenVariation {
    /// Above 0 how far each pixel comes to the most of its neighbours, below to the least of them.
    private let weight: Float
    /// Spots without ink, for each ten columns.
    private let drySpots: Float

    private static let variedShare: Float = 0.5
    private static let weights: ClosedRange<Float> = -0.5...0.8
    private static let dryShare: Float = 0.1
    private static let spots: ClosedRange<Float> = 0.2...2
    /// Radius of a spot in pixels of the strip.
    private static let radii: ClosedRange<Float> = 0.6...1.8

    init(using random: inout SplitMix64) {
        weight = random.chance(Self.variedShare) ? random.uniform(Self.weights.lowerBound, Self.weights.upperBound) : 0
        drySpots = random.chance(Self.dryShare) ? random.logUniform(Self.spots.lowerBound, Self.spots.upperBound) : 0
    }

    /// `ink` holds rows of the strip, coverages or contrasts, from the top left.
    func varied(_ ink: [Float], width: Int) -> [Float] {
        guard weight != 0 else { return ink }
        let height = ink.count / max(1, width)
        let isBolder = weight > 0
        let share = abs(weight)
        func extreme(_ values: [Float], _ place: Int, _ position: Int, of count: Int, step: Int) -> Float {
            var result = values[place]
            func take(_ neighbour: Float) { result = isBolder ? max(result, neighbour) : min(result, neighbour) }
            if position > 0 { take(values[place - step]) }
            if position + 1 < count { take(values[place + step]) }
            return result
        }
        var across = ink
        for y in 0..<height {
            for x in 0..<width { across[y * width + x] = extreme(ink, y * width + x, x, of: width, step: 1) }
        }
        var result = ink
        for y in 0..<height {
            for x in 0..<width {
                let place = y * width + x
                result[place] += share * (extreme(across, place, y, of: height, step: width) - ink[place])
            }
        }
        return result
    }

    /// Takes spots out of a line's coverages.
    func dry(_ ink: inout [Float], width: Int, using random: inout SplitMix64) {
        guard drySpots > 0, width > 0 else { return }
        let height = ink.count / width
        for _ in 0..<Int(drySpots * Float(width) / 10) {
            let (x, y) = (random.uniform(0, Float(width)), random.uniform(0, Float(height)))
            let radius = random.uniform(Self.radii.lowerBound, Self.radii.upperBound)
            for row in max(0, Int(y - radius - 1))..<min(height, Int(y + radius + 2)) {
                for column in max(0, Int(x - radius - 1))..<min(width, Int(x + radius + 2)) {
                    let (dx, dy) = (Float(column) + 0.5 - x, Float(row) + 0.5 - y)
                    let remains = min(1, max(0, (dx * dx + dy * dy).squareRoot() - radius + 0.5))
                    ink[row * width + column] *= remains
                }
            }
        }
    }
}
