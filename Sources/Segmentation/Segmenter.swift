import DocumentModel
import Finding
import Preprocessing

/// Crops of lines → lines cut into primitives.
public struct Segmenter: Sendable {
    private let layout: PageLayout

    /// Room about a line's ink in its mask, in pixels.
    private static let border = 4

    /// Cuts the lines of a page, given what is known of its layout.
    public init(layout: PageLayout = .automatic) { self.layout = layout }

    /// - Returns: `nil` when nothing of the line's ink can be a character, or all of it is specks: dots alone are no line,
    ///   but a character may be one.
    public func textLine(_ crop: LineCrop) -> TextLine? {
        guard layout == .singleCharacter || !crop.components.allSatisfy(\.isSpeck) else { return nil }
        let room = crop.room(border: Self.border)
        let own = crop.components.map { $0.moved(x: -room.x, y: -room.y) }
        let mask = InkMask(width: room.width, height: room.height, components: own)
        let contrast = LineContrast(crop.ink.contrast, x: room.x, y: room.y, scale: crop.frame.scale)
        let frame = crop.frame.moved(x: Double(room.x), y: Double(room.y))
        var line = TextLine(
            mask: mask, primitives: OverSegmenter(contrast: contrast).primitives(of: mask), frame: frame,
            box: frame.pageBox(of: own.lazy.flatMap(\.runs)), height: LineCropper.letterHeight / crop.frame.scale)
        guard !line.primitives.isEmpty else { return nil }
        if layout == .singleCharacter { line = line.asSingleCharacter() }
        line.contrast = contrast.strip(of: mask)
        let colors = InkColors(of: crop.image, crop.ink)
        line.inks = line.primitives.map { primitive in
            colors.sample(
                primitive.runs.lazy.map { run in
                    (Int(run.y) + room.y, Int(run.start) + room.x..<Int(run.end) + room.x)
                })
        }
        (line.confidence, line.isLight) = (crop.confidence, crop.ink.polarity == .lightOnDark)
        return line
    }
}

extension Component {
    /// The least share of its box that a speck fills, and how much longer than wide it is at most; letters have gaps.
    private static let (speckFill, speckElongation) = (0.7, 2)

    /// Whether it is a filled blob, as dust is, and dots are.
    fileprivate var isSpeck: Bool {
        Double(area) >= Self.speckFill * Double(box.area)
            && max(box.width, box.height) <= Self.speckElongation * min(box.width, box.height)
    }

    /// The component as it lies so many columns and rows farther on.
    fileprivate func moved(x: Int, y: Int) -> Component {
        var component = self
        component.box.x += x
        component.box.y += y
        component.runs = runs.map { InkRun(y: $0.y + Int32(y), start: $0.start + Int32(x), end: $0.end + Int32(x)) }
        return component
    }
}
