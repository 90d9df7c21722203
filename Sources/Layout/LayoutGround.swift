import DocumentModel
import Imaging

/// The photo that the lines stand on: what lies between two of them.
public struct LayoutGround: Sendable {
    private let photo: RGBImage
    /// How the page's text stands in the photo.
    private let angle: TextAngle
    private let width: Int
    private let height: Int

    /// The photo, and how the text of the page, which the lines' places are on, stands in it.
    public init(_ photo: RGBImage, angle: TextAngle = .upright) {
        (self.photo, self.angle) = (photo, angle)
        (width, height) = angle.swapsSides ? (photo.height, photo.width) : (photo.width, photo.height)
    }

    /// The colour at a place of the page, 0…1 for each channel; `nil` outside the photo.
    private func color(at place: SIMD2<Double>) -> SIMD3<Float>? {
        let point = angle.turned(x: place.x, y: place.y, width: width, height: height)
        guard point.x >= 0, point.y >= 0, point.x < Double(photo.width), point.y < Double(photo.height) else {
            return nil
        }
        let index = 3 * (Int(point.y) * photo.width + Int(point.x))
        return SIMD3(Float(photo.pixels[index]), Float(photo.pixels[index + 1]), Float(photo.pixels[index + 2])) / 255
    }

    /// How many samples are taken about a line: along it and across.
    private static let (samplesAlong, samplesAcross) = (48, 7)
    /// How far the ground that a line stands on reaches above its baseline and below, in letter heights.
    private static let (rise, fall) = (1.3, 0.5)

    /// The colour that a stretch stands on: the median of its surroundings, of which ink is the lesser part.
    func color(under stretch: Stretch) -> SIMD3<Float>? {
        let down = stretch.direction.turnedDown * stretch.height
        let colors = (0..<Self.samplesAlong).flatMap { along in
            (0..<Self.samplesAcross).compactMap { across in
                let (x, y) = (
                    (Double(along) + 0.5) / Double(Self.samplesAlong), Double(across) / Double(Self.samplesAcross - 1)
                )
                let rise = y * (Self.rise + Self.fall) - Self.rise
                return color(at: stretch.start + x * stretch.length * stretch.direction + rise * down)
            }
        }
        guard let red = colors.map(\.x).median, let green = colors.map(\.y).median,
            let blue = colors.map(\.z).median
        else { return nil }
        return SIMD3(red, green, blue)
    }

    /// Mean colours of the rows of a way, each across all its lanes; a lane leads from one place to another.
    func colors(along lanes: [(from: SIMD2<Double>, to: SIMD2<Double>)], steps: Int) -> [SIMD3<Float>] {
        (0..<steps).compactMap { step in
            let share = (Double(step) + 0.5) / Double(steps)
            let row = lanes.compactMap { color(at: $0.from + share * ($0.to - $0.from)) }
            return row.isEmpty ? nil : row.reduce(SIMD3<Float>.zero, +) / Float(row.count)
        }
    }
}

extension SIMD2<Double> {
    /// A quarter turn clockwise, which is down for what goes to the right.
    var turnedDown: SIMD2 { SIMD2(-y, x) }
}

extension SIMD3<Float> {
    /// How far apart two colours are of which this is the difference: 1 from black to white.
    var contrast: Float { ((self * self).sum() / 3).squareRoot() }
}
