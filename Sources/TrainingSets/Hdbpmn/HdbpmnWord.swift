import Glibc

/// A word of hdBPMN: its text and where it stands.
public struct HdbpmnWord: Hashable, Sendable {
    /// Which way a word is read, to the nearest quarter turn.
    public enum Direction: String, Sendable {
        /// Upright.
        case leftToRight = "lr"
        /// On its head.
        case rightToLeft = "rl"
        /// Turned by a quarter, read upwards.
        case bottomToTop = "bt"
        /// Turned by a quarter, read downwards.
        case topToBottom = "tb"

        /// Of reading, in degrees counter-clockwise.
        var degrees: Float {
            switch self {
            case .leftToRight: 0
            case .rightToLeft: 180
            case .bottomToTop: 90
            case .topToBottom: -90
            }
        }
    }

    /// What it says.
    public var text: String
    /// The way it is read, counter-clockwise from rightwards: about 0 for `lr`, 90 for `bt`, -90 for `tb`.
    public var degrees: Float
    /// The quarter turn that `degrees` is near to.
    public var direction: Direction
    /// The smallest axis-parallel box about the turned word: left, top, right and bottom in the picture's pixels.
    public var box: (left: Float, top: Float, right: Float, bottom: Float) {
        (edges.x, edges.y, edges.z, edges.w)
    }
    private var edges: SIMD4<Float>

    /// A word put together from its parts; the sides are those of ``box``.
    public init(
        text: String, degrees: Float, direction: Direction, left: Float, top: Float, right: Float, bottom: Float
    ) {
        self.text = text
        self.degrees = degrees
        self.direction = direction
        edges = SIMD4(left, top, right, bottom)
    }

    /// Whether it is BPMN's sign for what is done several times, three upright strokes, which the data set gives as a
    /// word now and then.
    var isSign: Bool { text.count > 2 && text.allSatisfy { "Il1|".contains($0) } }

    /// The word's own box, which the axis-parallel one is the smallest about.
    ///
    /// The angles were measured by a program and are at times too steep, which leaves a box too thin for its text: then
    /// the angle is doubted, not the height.
    var turnedBox: TurnedBox {
        let size = SIMD2(edges.z - edges.x, edges.w - edges.y)
        let straight = direction.degrees
        var turn = degrees - straight
        var sides = Self.sides(of: size, degrees: straight + turn, characters: text.count)
        while sides.y < sides.x / Self.greatestAspect(characters: text.count), abs(turn) > 0.5 {
            turn *= 0.8
            sides = Self.sides(of: size, degrees: straight + turn, characters: text.count)
        }
        let angle = (straight + turn) * .pi / 180
        return TurnedBox(
            centre: SIMD2(edges.x + edges.z, edges.y + edges.w) / 2, along: SIMD2(cos(angle), -sin(angle)),
            length: sides.x, height: sides.y)
    }

    /// Length over height of a word that is written wide: nine in ten are narrower.
    private static func greatestAspect(characters: Int) -> Float { 0.62 * Float(characters) + 0.5 }

    /// A rectangle's length and height by the size of the axis-parallel box about it.
    ///
    /// With C and S the angle's cosine and sine the box is L·C + H·S wide and L·S + H·C high. Near 45° that does not
    /// tell length from height: there a word is taken to be half as long as high for each character.
    private static func sides(of size: SIMD2<Float>, degrees: Float, characters: Int) -> SIMD2<Float> {
        let angle = degrees * .pi / 180
        let (cosine, sine) = (abs(cos(angle)), abs(sin(angle)))
        let determinant = cosine * cosine - sine * sine
        guard abs(determinant) > 0.35 else {
            let height = size.sum() / ((cosine + sine) * (1 + 0.5 * Float(characters)))
            return SIMD2(0.5 * Float(characters) * height, height)
        }
        let sides = SIMD2(size.x * cosine - size.y * sine, size.y * cosine - size.x * sine) / determinant
        return sides.clamped(lowerBound: SIMD2(1, 1), upperBound: SIMD2(repeating: size.max()))
    }
}
