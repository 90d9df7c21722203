import GlyphClassifier

/// A hand-print alphabet of pen strokes, drawn for this project: what is made with it may be passed on freely.
///
/// It holds all of `CharacterSet.board`: letters with marks and small figures are put together. Shapes are in tenths of the height of a capital; everything given out is in
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
    private let markForms: [CharacterForms.Mark: [Shape]]

    /// The alphabet; there is one.
    public static let standard = StrokeAlphabet()

    private init() {
        forms = Self.shapes.merging(Self.signs) { first, _ in first }.mapValues { $0.map(Self.shape) }
        markForms = Self.marks.mapValues { $0.map(Self.shape) }
    }

    /// The characters it has, in the order of `CharacterSet.board`.
    public var characters: [Character] { CharacterSet.board.characters.filter { bounds(of: $0) != nil } }

    /// The ways to write a character; empty when it is not in the alphabet or is put together of others.
    func forms(of character: Character) -> [Shape] { forms[character] ?? [] }

    /// The ways to draw a mark.
    func forms(of mark: CharacterForms.Mark) -> [Shape] { markForms[mark] ?? [] }

    /// Where the ink of the character's first form lies: the place of a character on the line.
    public func bounds(of character: Character) -> InkBounds? {
        if let first = forms[character]?.first { return InkBounds(first.strokes.map(\.points)) }
        if let (digit, offset) = Self.digit(of: character), let plain = forms[digit]?.first {
            return InkBounds(plain.strokes.map { $0.points.map { $0 * Self.smallFigure.scale + offset } })
        }
        guard let (letter, mark) = CharacterForms.parts(of: character) else { return nil }
        let base = forms[Self.base(under: mark, of: letter)]?.first
        return base.map { Self.bounds(of: InkBounds($0.strokes.map(\.points)), with: mark) }
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
