import DocumentModel

/// The slope that writing has in each part of a page, from the chains long enough to show one.
struct SlopeField {
    private struct Sample {
        var x: Double
        var y: Double
        var slope: Double
        var weight: Double
    }

    private let samples: [Sample]

    /// Letters that a chain must have to tell a slope.
    private static let leastLetters = 5
    /// Samples that are asked at most: each line asks all of them.
    private static let mostSamples = 1_000
    /// Text heights over which a sample's weight falls to a half.
    private static let reach = 5.0

    init(of chains: [[Component]]) {
        let telling = chains.filter { $0.count >= Self.leastLetters }.prefix(Self.mostSamples)
        samples = telling.map { chain in
            let fit = LineFit(points: chain.map { ($0.box.midX, $0.box.midY) })
            let box = chain.map(\.box).union() ?? PixelBox(x: 0, y: 0, width: 0, height: 0)
            return Sample(x: box.midX, y: box.midY, slope: fit.slope, weight: Double(chain.count))
        }
    }

    /// The weighted median of the slopes, near ones first; 0 on a page of short chains.
    func slope(near box: PixelBox?, height: Double) -> Double {
        guard let box else { return 0 }
        let weighted = samples.map { sample -> (value: Double, weight: Double) in
            let distanceX = (sample.x - box.midX) / (3 * Self.reach * height)
            let distanceY = (sample.y - box.midY) / (Self.reach * height)
            return (sample.slope, sample.weight / (1 + distanceX * distanceX + distanceY * distanceY))
        }
        return PageScale.weightedMedian(weighted) ?? 0
    }
}
