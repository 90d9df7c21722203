import DocumentModel
import GlyphTraining
import Preprocessing
import Segmentation

extension PenSample {
    /// Draws a word or line of handwriting as reading sees it: a random pen, thresholded like a photo, its letters
    /// brought to the height of a rectified line by the same measure.
    ///
    /// - Returns: `nil` for ink that is no line.
    public func textLine(using random: inout SplitMix64) -> TextLine? {
        lineMask(using: &random).map { TextLine(level: $0) }
    }

    /// The line's ink alone.
    public func lineMask(using random: inout SplitMix64) -> InkMask? {
        let slant = 0.1 * random.normal()
        return lineMask(slant: slant, penWidth: random.logUniform(0.06, 0.24), with: nil, using: &random)
    }

    /// Draws a word or line of handwriting as reading sees it with a given pen, as somebody who writes several words
    /// has one.
    public func textLine(with pen: WordPen, using random: inout SplitMix64) -> TextLine? {
        lineMask(slant: 0, penWidth: pen.width, with: pen, using: &random).map {
            TextLine(level: $0)
        }
    }

    private func lineMask(
        slant: Float, penWidth: Float, with wordPen: WordPen?, using random: inout SplitMix64
    ) -> InkMask? {
        let bounds = bounds
        guard bounds.height > 0, bounds.width > 0 else { return nil }
        let leaning = strokes.map { $0.map { SIMD2($0.x - slant * $0.y, $0.y) } }
        let threshold = wordPen?.threshold
        let letter = Float(LineCropper.letterHeight)
        let pressure = wordPen?.pressure ?? (random.chance(0.5) ? random.uniform(0, 0.25) : 0)
        // Components and so the measured height depend on the pen, and the pen on the height: two rounds settle it.
        var pen = Pen(width: 2)
        var scale = 1.6 * letter / bounds.height
        var share: Float = 1
        for _ in 0..<2 {
            guard let drawn = draw(leaning, scale: scale, pen: pen, threshold, using: &random),
                let letters = CoreZone.letters(in: drawn)
            else { return nil }
            scale *= letter / Float(letters.componentHeight)
            share = Float(letters.share)
            pen = Pen(width: max(1.6, penWidth * letter), pressure: pressure)
        }
        scale *= random.uniform(0.92, 1.08) / share
        pen = Pen(width: max(1.6, penWidth * letter / share), pressure: pressure)
        return draw(leaning, scale: scale, pen: pen, threshold, using: &random)
    }

    private func draw(
        _ strokes: [[SIMD2<Float>]], scale: Float, pen: Pen, _ threshold: PhotoThreshold?,
        using random: inout SplitMix64
    ) -> InkMask? {
        let bounds = InkBounds(strokes)
        guard bounds.width * scale < 8000, bounds.height * scale < 600 else { return nil }
        let drawn = StrokeRasterizer.render(strokes, scale: scale, pen: pen, using: &random)
        guard drawn.width > 4, drawn.height > 4 else { return nil }
        return (threshold ?? PhotoThreshold(using: &random)).mask(of: drawn, using: &random)
    }
}

/// What a word is written with, and how the photo of it is thresholded.
public struct WordPen: Sendable {
    /// In letter heights.
    var width: Float
    var pressure: Float
    var threshold: PhotoThreshold

    /// The usual marker of one writer, photographed in fair light: the same name gives the same pen.
    public init(of writer: String) {
        var random = SplitMix64(seed: writer.utf8.reduce(11) { $0 &* 31 &+ UInt64($1) })
        width = random.logUniform(0.08, 0.16)
        pressure = random.uniform(0, 0.2)
        threshold = PhotoThreshold(level: random.uniform(100, 150), unevenness: 15, blurs: 1)
    }
}
