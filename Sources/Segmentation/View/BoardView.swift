import DocumentModel
import Glibc

/// How a board stands to the camera, told by its lines of writing: seen from the side they run together, in a camera held
/// askew they all slant.
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
    /// Whether lines run together; else they slant alike.
    public var isFromTheSide: Bool { convergence != 0 }
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
    /// Lines that tell how a camera was held.
    private static let leastTiltedLines = 3
    /// The slope from which on it was held askew, and how far half of the writing may be from it, in parts of it.
    private static let leastTilt = 0.045
    private static let greatestScatter = 0.35

    /// - Returns: `nil` when the lines show the board from the front, and level.
    public init?(of lines: [TextLine], width: Int, height: Int) {
        let samples = lines.filter {
            // Labels that run up or upside down tell nothing of how the camera was held.
            abs($0.frame.angle) < .pi / 4 && $0.primitives.count >= Self.leastLetters
                && Double($0.box.width) >= Self.leastLength * $0.height
        }.map { line in
            Sample(
                x: line.box.midX - Double(width) / 2, y: line.box.midY - Double(height) / 2,
                slope: tan(line.frame.angle), weight: min(20, Double(line.box.width) / line.height))
        }
        guard let area = lines.map(\.box).union() else { return nil }
        (self.area, self.width, self.height) = (area, width, height)
        if samples.count >= Self.leastLines, let fit = Self.fit(samples),
            abs(fit.convergence) >= Self.leastCertainty * fit.error,
            Self.heightRatio(over: area, width: width, convergence: fit.convergence) >= Self.leastRatio
        {
            (tilt, convergence) = (fit.tilt, fit.convergence)
        } else if let slope = Self.commonSlope(of: samples) {
            (tilt, convergence) = (slope, 0)
        } else {
            return nil
        }
    }

    /// Angles in radians from which on lines of a photo askew may not be found, and up to which its text is not taken for text on its side.
    private static let leastTurn = 0.3
    private static let greatestTurn = 0.87

    /// A board that is seen so much askew that its lines may not be found.
    ///
    /// - Returns: `nil` when they can be, or when its text rather lies on its side.
    public init?(along direction: WritingDirection, width: Int, height: Int) {
        guard (Self.leastTurn...Self.greatestTurn).contains(abs(direction.angle)) else { return nil }
        (self.width, self.height, area) = (width, height, direction.area)
        (tilt, convergence) = (tan(direction.angle), 0)
    }

    /// The slope of all lines, where they are not level and have one.
    private static func commonSlope(of samples: [Sample]) -> Double? {
        guard samples.count >= leastTiltedLines else { return nil }
        let slope = PageScale.weightedMedian(samples.map { ($0.slope, $0.weight) })
        guard let slope, abs(slope) >= leastTilt else { return nil }
        let scatter = PageScale.weightedMedian(samples.map { (abs($0.slope - slope), $0.weight) })
        guard let scatter, scatter <= greatestScatter * abs(slope) else { return nil }
        return slope
    }

    /// How much higher letters are at one end of the writing than at the other.
    private static func heightRatio(over area: PixelBox, width: Int, convergence: Double) -> Double {
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
