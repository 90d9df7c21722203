import DocumentModel
import Glibc

/// The invisible text of a page.
enum PDFTextLayer {
    static func content(of page: Page, scale: PDFScale) -> String {
        let text = uprightContent(of: page.upright, scale: PDFScale(page.upright))
        // From the upright page's points to this one's.
        let turn: [Double]? =
            switch page.textAngle {
            case .upright: nil
            case .upwards: [0, 1, -1, 0, scale.width, 0]
            case .upsideDown: [-1, 0, 0, -1, scale.width, scale.height]
            case .downwards: [0, -1, 1, 0, 0, scale.height]
            }
        return turn.map { "q \($0.map(scale.number).joined(separator: " ")) cm\n\(text)Q\n" } ?? text
    }

    private static func uprightContent(of page: Page, scale: PDFScale) -> String {
        page.blocks.flatMap(\.lines).flatMap { line in
            let view = page.view(of: line)
            // One size for a line: selected text has even edges, and a dash is as high as its neighbours.
            let height = line.words.map { view.box(of: $0).height }.max() ?? 0
            let (foot, head) = (view.image(x: 0, y: height), view.image(x: 0, y: 0))
            let size = max(1, scale.length(x: head.x - foot.x, y: head.y - foot.y))
            return line.words.map { content(of: $0, in: line, view: view, size: size, page: page, scale: scale) }
        }.joined()
    }

    /// One text object for each word, as wide as its box and with a space behind it.
    private static func content(
        of word: Word, in line: Line, view: LevelView, size: Double, page: Page, scale: PDFScale
    ) -> String {
        let text = word.characters.map(\.text).joined()
        let extent = view.box(of: word)
        guard !text.isEmpty, extent.right > extent.left else { return "" }
        let (start, end) = (
            view.image(x: extent.left, y: line.baseline.y(at: extent.left)),
            view.image(x: extent.right, y: line.baseline.y(at: extent.right))
        )
        let stretch =
            100 * scale.length(x: end.x - start.x, y: end.y - start.y)
            / (Double(text.utf16.count) * PDFInvisibleFont.advance * size)
        let matrix = matrix(from: start, to: end, page: page, scale: scale)
        return
            "BT 3 Tr \(matrix) Tm /\(PDFInvisibleFont.resourceName) \(scale.number(size)) Tf \(scale.number(stretch)) Tz "
            + "<\(PDFInvisibleFont.codes(of: text + " "))> Tj ET\n"
    }

    /// Of text that runs from one point of the image to another; rows may be wider than columns.
    private static func matrix(
        from start: (x: Double, y: Double), to end: (x: Double, y: Double), page: Page, scale: PDFScale
    ) -> String {
        let angle = atan2((start.y - end.y) * scale.pointsPerRow, (end.x - start.x) * scale.pointsPerColumn)
        let x = start.x * scale.pointsPerColumn
        let y = (Double(page.height) - start.y) * scale.pointsPerRow
        return [cos(angle), sin(angle), -sin(angle), cos(angle), x, y].map(scale.number).joined(separator: " ")
    }
}
