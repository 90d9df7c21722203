import DocumentModel
import Glibc

/// The middle band of a line of writing, as the network drew it: where the line is, which way it runs, how high its
/// letters are.
public struct LineCore: Sendable {
    /// Indices of its cells.
    public var cells: [Int]
    /// Its middle, in pixels of the photo.
    public var middle: SIMD2<Double>
    /// The direction of reading, clockwise from the picture's rows, in radians −π…π.
    public var angle: Double
    /// Where it begins along that direction, in pixels from its middle; never above 0.
    public var start: Double
    /// Where it ends along that direction, in pixels from its middle; never below 0.
    public var end: Double
    /// How strongly its course bends: `bend * along²` pixels is how far it lies below a straight one; only between its
    /// ends, beyond which it runs straight on.
    public var bend = 0.0
    /// The height of a capital, in pixels.
    public var letterHeight: Double
    /// The probability, 0…1, that its letters are lighter than their ground.
    public var light: Double
    /// The mean probability, 0…1, that it is the core of a line.
    public var confidence: Double
    /// How sure the network is of the direction of reading, 0…1: its cells' answers cancel out where they disagree.
    public var directness = 1.0

    /// The median height of a line's letters as a share of the height of its capitals.
    package static let usualLetters = 0.8

    /// Whether the writing is lighter than its ground.
    public var isLight: Bool { light > 0.5 }
    /// From end to end, in pixels.
    public var length: Double { end - start }

    /// Where a point of the photo lies: along the line from its middle, and downwards across it, in pixels.
    public func place(x: Double, y: Double) -> (along: Double, across: Double) {
        let (dx, dy) = (x - middle.x, y - middle.y)
        let (cosine, sine) = (cos(angle), sin(angle))
        let along = dx * cosine + dy * sine
        return (along, dy * cosine - dx * sine - drop(at: along))
    }

    /// How far its course lies below a straight one at a place along it, in pixels.
    public func drop(at along: Double) -> Double {
        let inside = max(start, min(end, along))
        return bend * inside * (2 * along - inside)
    }

    /// A place along the line, in pixels of the photo.
    public func point(along: Double) -> SIMD2<Double> {
        middle + SIMD2(cos(angle), sin(angle)) * along + SIMD2(-sin(angle), cos(angle)) * drop(at: along)
    }

    /// The quarter turn that its direction is nearest to.
    var textAngle: TextAngle {
        switch remainder(angle, 2 * .pi) {
        case -.pi / 4 ... .pi / 4: .upright
        case .pi / 4...3 * .pi / 4: .downwards
        case -3 * .pi / 4 ... -.pi / 4: .upwards
        default: .upsideDown
        }
    }
}
