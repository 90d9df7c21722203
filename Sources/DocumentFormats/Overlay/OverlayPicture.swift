import DocumentModel
import Imaging

/// Draws what was read over the photo, to be looked at.
///
/// Each word has a box and beside it, on a plate, the text that was read; each character has a box of its own. All are
/// in the colour of their confidence. Small photos are enlarged until letters on plates can be read, large ones
/// reduced.
public struct OverlayPicture: Sendable {
    private let font: BitmapFont

    /// The longer side of the picture, in pixels.
    private static let sides = 1400.0...2600.0
    private static let white = RGBImage.Color(red: 255, green: 255, blue: 255)

    /// - Throws: `ImageError` when there is no font.
    public init() throws { font = try BitmapFont() }

    /// - Parameters:
    ///   - page: what was read.
    ///   - image: the upright photo it was read from.
    /// - Returns: a picture on which the text is upright.
    public func draw(_ page: Page, on image: RGBImage) -> RGBImage {
        let (page, image) = (page.upright, image.turned(toUpright: page.textAngle))
        let side = Double(max(image.width, image.height))
        let scale = min(max(1, Self.sides.lowerBound / side), Self.sides.upperBound / side)
        var picture = image.scaled(by: scale)
        picture.tint(PixelBox(x: 0, y: 0, width: picture.width, height: picture.height), with: Self.white, opacity: 0.2)
        let lines = page.blocks.flatMap(\.lines).map { line in line.mappingBoxes { $0.scaled(by: scale) } }
        let thickness = max(1, max(picture.width, picture.height) / 800)
        let isDark = picture.isDark
        for word in lines.flatMap(\.words) { outline(word, thickness: thickness, isDark: isDark, in: &picture) }
        label(lines, in: &picture)
        return picture
    }

    private func outline(_ word: Word, thickness: Int, isDark: Bool, in picture: inout RGBImage) {
        for character in word.characters {
            let color = ConfidenceColor.color(of: character.confidence, onDark: isDark)
            picture.tint(character.box, with: color, opacity: 0.14)
            picture.stroke(character.box, with: color)
        }
        let around = PixelBox(
            x: word.box.x - thickness, y: word.box.y - thickness, width: word.box.width + 2 * thickness,
            height: word.box.height + 2 * thickness)
        picture.stroke(around, with: ConfidenceColor.color(of: word.confidence, onDark: isDark), thickness: thickness)
    }

    private func label(_ lines: [Line], in picture: inout RGBImage) {
        let placement = LabelPlacement(
            picture: PixelBox(x: 0, y: 0, width: picture.width, height: picture.height),
            words: lines.flatMap(\.words).map(\.box))
        for line in lines {
            let height = placement.labelHeight(of: line)
            for word in line.words {
                let text = font.coverage(
                    of: word.text, height: height, maximumWidth: placement.room(for: word.box, in: line))
                let margin = height / 5
                let box = placement.place(width: text.width + 2 * margin, height: text.height, above: word.box)
                picture.tint(box, with: ConfidenceColor.color(of: word.confidence), opacity: 0.88)
                picture.paint(text, x: box.x + margin, y: box.y, with: Self.white)
            }
        }
    }
}

extension PixelBox {
    fileprivate func scaled(by scale: Double) -> PixelBox {
        let (left, top) = (Int((Double(x) * scale).rounded()), Int((Double(y) * scale).rounded()))
        let (right, bottom) = (Int((Double(maxX) * scale).rounded()), Int((Double(maxY) * scale).rounded()))
        return PixelBox(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension RGBImage {
    /// Whether most of it is darker than a middle gray.
    fileprivate var isDark: Bool {
        let samples = stride(from: 0, to: pixels.count, by: 97)
        return samples.count { pixels[$0] < 112 } * 2 > pixels.count / 97
    }
}
