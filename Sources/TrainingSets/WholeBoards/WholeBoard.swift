import GlyphTraining
import Imaging

/// A made-up picture of a whole board, a page, a label: with the truth of all that is on it.
public struct WholeBoard: Sendable {
    /// The picture, with its ink and its lines.
    public let picture: LabelledPicture
    /// Of the JPEG it should be kept as, 1…100.
    public let quality: Int

    /// Makes a board; the same numbers and writers give the same board on any thread.
    ///
    /// Chance starts from `seed`; `index` is the board's number. With `isShort` there are but short lines on it, on a
    /// ground of any colour.
    public init(seed: UInt64, index: Int, isShort: Bool = false, writers: BoardWriters) {
        var random = SplitMix64(seed: 0, mixing: Int(truncatingIfNeeded: seed), index)
        let setting = BoardSetting(isShort: isShort, using: &random)
        var sketch = setting.sketch(writers: writers, using: &random)
        setting.draw(on: &sketch)
        var lines = sketch.finishedLines()
        var canvas = sketch.canvas
        if !setting.isClean {
            var photo = BoardPhoto(
                width: canvas.width, height: canvas.height, capital: setting.capital, using: &sketch.random)
            photo.expose(&canvas, using: &sketch.random)
            lines = photo.visibleLines(lines, on: &canvas)
        }
        picture = LabelledPicture(image: canvas.image, ink: canvas.ink, lines: lines)
        quality = setting.quality
    }
}
