import GlyphTraining
import Imaging

/// A made-up picture of a whole board, a page, a label: with the truth of all that is on it.
public struct WholeBoard: Sendable {
    /// What sort of pictures is made.
    public enum Kind: Sendable, CaseIterable {
        /// Boards and pages of all sorts, as the camera before them sees them.
        case boards
        /// Short lines only, on a ground of any colour.
        case short
        /// Notes, pages, posters and dust where people photograph them: on walls and tables, turned, bent, in shadow.
        case scenes
    }

    /// The picture, with its ink and its lines.
    public let picture: LabelledPicture
    /// Of the JPEG it should be kept as, 1…100.
    public let quality: Int

    /// Makes a board; the same numbers and writers give the same board on any thread.
    ///
    /// Chance starts from `seed`; `index` is the board's number.
    public init(seed: UInt64, index: Int, kind: Kind = .boards, writers: BoardWriters) {
        var random = SplitMix64(seed: 0, mixing: Int(truncatingIfNeeded: seed), index)
        switch kind {
        case .boards, .short:
            let setting = BoardSetting(isShort: kind == .short, using: &random)
            var sketch = setting.sketch(writers: writers, using: &random)
            setting.draw(on: &sketch)
            picture = Self.taken(sketch, capital: setting.capital, isClean: setting.isClean)
            quality = setting.quality
        case .scenes:
            let setting = SceneSetting(using: &random)
            let sketch = setting.draw(writers: writers, using: &random)
            picture = Self.taken(sketch, capital: setting.capital, isClean: setting.isClean)
            quality = setting.quality
        }
    }

    /// The picture as a camera takes it, or a scanner.
    private static func taken(_ drawn: BoardSketch, capital: Float, isClean: Bool) -> LabelledPicture {
        var sketch = drawn
        var lines = sketch.finishedLines()
        var canvas = sketch.canvas
        if !isClean {
            var photo = BoardPhoto(
                width: canvas.width, height: canvas.height, capital: capital, using: &sketch.random)
            photo.expose(&canvas, using: &sketch.random)
            lines = photo.visibleLines(lines, on: &canvas)
        }
        return LabelledPicture(image: canvas.image, ink: canvas.ink, lines: lines)
    }
}
