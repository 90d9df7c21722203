import GlyphTraining

/// A smooth random displacement of a glyph's points (Simard, Steinkraus & Platt 2003, doi:10.1109/ICDAR.2003.1227801).
///
/// Each node of a grid over the glyph moves by chance; between the nodes the displacement is bilinear.
struct ElasticField {
    private static let nodes = 4

    private let origin: SIMD2<Float>
    private let cell: SIMD2<Float>
    private let displacements: [SIMD2<Float>]

    /// `bounds` is the glyph's box; beyond it the displacement of its edge goes on.
    ///
    /// `elasticity` is the standard deviation of a node's displacement along each axis, as a share of the longer side.
    init(over bounds: InkBounds, elasticity: Float, using random: inout SplitMix64) {
        origin = bounds.minimum
        let deviation = elasticity * max(bounds.width, bounds.height)
        let intervals = Float(Self.nodes - 1)
        cell = SIMD2(max(bounds.width, .leastNormalMagnitude), max(bounds.height, .leastNormalMagnitude)) / intervals
        displacements = (0..<Self.nodes * Self.nodes).map { _ in
            SIMD2(random.normal(), random.normal()) * deviation
        }
    }

    /// The point moved.
    func callAsFunction(_ point: SIMD2<Float>) -> SIMD2<Float> {
        let last = SIMD2<Float>(repeating: Float(Self.nodes - 1))
        let place = ((point - origin) / cell).clamped(lowerBound: .zero, upperBound: last)
        let node = SIMD2<Float>(min(place.x.rounded(.down), last.x - 1), min(place.y.rounded(.down), last.y - 1))
        let share = place - node
        let first = Int(node.y) * Self.nodes + Int(node.x)
        let top = displacements[first] * (1 - share.x) + displacements[first + 1] * share.x
        let below = first + Self.nodes
        let bottom = displacements[below] * (1 - share.x) + displacements[below + 1] * share.x
        return point + top * (1 - share.y) + bottom * share.y
    }
}
