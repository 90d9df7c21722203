import Finding
import GlyphTraining

/// Writing on the back of a sheet that shows through, blurred and faint.
///
/// It is seen from behind, and no writing of the page's.
struct ShowThrough {
    /// The share of pieces with writing that get some.
    static let share: Float = 0.12

    private let side: Int
    /// How strong the back's ink is at each pixel, 0…1.
    private let ink: [Float]
    /// How much of the paper's light the strongest ink takes.
    private let opacity: Float

    /// Ink weaker than this, in parts of the greatest contrast about it, is taken for the paper's grain.
    private static let grain: Float = 0.08
    private static let opacities: ClosedRange<Float> = 0.06...0.4
    /// Passes of the blur that paper makes.
    private static let blurs = 1...4
    /// Mean strength of a cell's ink from which on the network is told that it is none.
    private static let told: Float = 0.15

    /// The ink of another piece, as one sees it from behind.
    ///
    /// `pixels` are its red, green and blue, `side` × `side` of them.
    init(of pixels: [UInt8], side: Int, using random: inout SplitMix64) {
        self.side = side
        var pixels = pixels
        for _ in 0..<Int.random(in: Self.blurs, using: &random) { PieceExposure.blur(&pixels, width: side) }
        let values = FindingInput(width: side, height: side, pixels: pixels).values
        var ink = [Float](repeating: 0, count: side * side)
        for y in 0..<side {
            for x in 0..<side {
                let place = (y * side + side - 1 - x) * FindingInput.channels
                let mean = (values[place] + values[place + 1] + values[place + 2]) / 3
                ink[y * side + x] = max(0, 1 - 2 * mean - Self.grain)
            }
        }
        self.ink = ink
        opacity = random.logUniform(Self.opacities.lowerBound, Self.opacities.upperBound)
    }

    /// Darkens a piece by the ink, and says so where the piece has nothing of its own.
    func add(to pixels: inout [UInt8], _ targets: inout FindingTargets) {
        for index in 0..<side * side {
            let light = 1 - opacity * ink[index]
            for channel in 0..<3 { pixels[index * 3 + channel] = UInt8(Float(pixels[index * 3 + channel]) * light) }
        }
        let cell = FindingArchitecture.cell
        for y in 0..<targets.cells {
            for x in 0..<targets.cells where targets.writing[y * targets.cells + x] == 0 {
                var sum: Float = 0
                for v in 0..<cell { for u in 0..<cell { sum += ink[(y * cell + v) * side + x * cell + u] } }
                guard sum > Self.told * Float(cell * cell) else { continue }
                let index = y * targets.cells + x
                // What counts for nothing still does.
                if targets.writingWeights[index] > 0 { targets.writingWeights[index] = 1 }
                if targets.coreWeights[index] > 0 { targets.coreWeights[index] = 1 }
            }
        }
    }
}
