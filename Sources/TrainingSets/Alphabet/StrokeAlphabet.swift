import GlyphClassifier

/// A hand-print alphabet of pen strokes, drawn for this project: what is made with it may be passed on freely.
///
/// It holds all of `CharacterSet.board`. Shapes are in tenths of the height of a capital; everything given out is in
/// that height, the baseline at 0, y pointing **down**.
public struct StrokeAlphabet: Sendable {
    /// One way to write a character: its strokes' control points.
    struct Shape: Sendable {
        struct Stroke: Sendable {
            var points: [SIMD2<Float>]
            var isCurve: Bool
        }

        var strokes: [Stroke]
    }

    private let forms: [Character: [Shape]]

    /// The alphabet; there is one.
    public static let standard = StrokeAlphabet()

    private init() { forms = Self.shapes.mapValues { $0.map(Self.shape) } }

    /// The characters it has, in the order of `CharacterSet.board`.
    public var characters: [Character] { CharacterSet.board.characters.filter { forms[$0] != nil } }

    /// The ways to write a character; empty when it is not in the alphabet.
    func forms(of character: Character) -> [Shape] { forms[character] ?? [] }

    /// Where the ink of the character's first form lies: the place of a character on the line.
    public func bounds(of character: Character) -> InkBounds? {
        forms[character]?.first.map { InkBounds($0.strokes.map(\.points)) }
    }

    private static func shape(_ text: String) -> Shape {
        Shape(
            strokes: text.split(separator: ";").map { stroke in
                let points = stroke.dropFirst().split(separator: " ").map { point in
                    let numbers = point.split(separator: ",").map { Float($0) ?? 0 }
                    return SIMD2(numbers.first ?? 0, -(numbers.last ?? 0)) / 10
                }
                return Shape.Stroke(points: points, isCurve: stroke.first == "~")
            })
    }
}
