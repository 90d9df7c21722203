import DocumentModel
import Glibc

/// How a board stands to the camera, told by its lines of writing: seen from the side they run together.
///
/// Lines that are parallel on the board meet in one point of the picture, the vanishing point (Hartley & Zisserman 2004, section
/// 8.6). In coordinates from the picture's centre the slope of a line through (x, y) is
/// `slope = tilt − convergence · (y − slope · x)`, linear in what is unknown; least absolute deviations keep out lines
/// that lean for themselves. What is upright on the board is taken to be upright in the picture.
public struct BoardView: Hashable, Sendable {
    /// The slope of a line through the picture's centre.
    public let tilt: Double
    /// How fast slopes change from line to line, per pixel; 0 when the board is seen from the front.
    public let convergence: Double
    /// The part of the picture that is written on.
    let area: PixelBox
    let width: Int
    let height: Int

    /// Lines that tell, their letters and their length in heights.
    private static let leastLines = 5
    private static let leastLetters = 5
    private static let leastLength = 4.0
    /// Letters are so much higher at one end of the writing when it is worth rectifying.
    private static let leastRatio = 1.15
    /// And the convergence this many times its standard error.
    private static let leastCertainty = 5.0

    /// - Returns: `nil` when the lines do not show that the board is seen from the side.
    public init?(of lines: [TextLine], width: Int, height: Int) {
        let samples = lines.filter {
            $0.primitives.count >= Self.leastLetters && Double($0.box.width) >= Self.leastLength * $0.height
        }.map { line in
            Sample(
                x: line.box.midX - Double(width) / 2, y: line.box.midY - Double(height) / 2,
                slope: tan(line.frame.angle), weight: min(20, Double(line.box.width) / line.height))
        }
        guard samples.count >= Self.leastLines, let area = lines.map(\.box).union(), let fit = Self.fit(samples) else {
            return nil
        }
        (tilt, convergence) = (fit.tilt, fit.convergence)
        (self.area, self.width, self.height) = (area, width, height)
        guard heightRatio >= Self.leastRatio, abs(convergence) >= Self.leastCertainty * fit.error else { return nil }
    }

    /// How much higher letters are at one end of the writing than at the other.
    private var heightRatio: Double {
        let ends = [area.x, area.maxX].map { 1 - convergence * (Double($0) - Double(width) / 2) }
        guard let least = ends.min(), let most = ends.max(), least > 0 else { return .infinity }
        return most / least
    }

    private struct Sample {
        var x: Double
        var y: Double
        var slope: Double
        var weight: Double
        /// Where its line crosses the upright through the picture's centre.
        var intercept: Double { y - slope * x }
    }

    /// Least absolute deviations by reweighted least squares; the error is that of the convergence.
    private static func fit(_ samples: [Sample]) -> (tilt: Double, convergence: Double, error: Double)? {
        var weights = samples.map(\.weight)
        var result: (tilt: Double, convergence: Double, error: Double)?
        for _ in 0..<30 {
            let line = LineFit(points: samples.map { ($0.intercept, $0.slope) }, weights: weights)
            let residuals = samples.map { abs($0.slope - line.y(at: $0.intercept)) }
            let total = weights.reduce(0, +)
            let mean = zip(samples, weights).reduce(0) { $0 + $1.1 * $1.0.intercept } / total
            let spread = zip(samples, weights).reduce(0) { sum, pair in
                let offset = pair.0.intercept - mean
                return sum + pair.1 * offset * offset / total
            }
            guard spread > 0 else { return nil }
            let error = (line.deviation * line.deviation / spread / Double(max(1, samples.count - 2))).squareRoot()
            result = (line.offset, -line.slope, error)
            weights = zip(samples, residuals).map { $0.weight / max(0.003, $1) }
        }
        return result
    }
}
