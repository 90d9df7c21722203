import Boardscan
import DocumentModel
import Imaging
import Segmentation

/// Finds the ink that corrections of one picture speak of.
struct CorrectedInk {
    private let lines: [TextLine]
    private let words: [Word]

    /// - Parameter readsWords: whether words are asked for by their number.
    init(of image: RGBImage, reader: BoardReader, readsWords: Bool) {
        lines = reader.scoredLines(of: image, omitting: [.perspective]).joined().map(\.line)
        words = readsWords ? reader.read(image).blocks.flatMap(\.lines).flatMap(\.words) : []
    }

    /// - Returns: `nil` where there is no ink.
    func word(_ correction: Correction) -> CorrectedWord? {
        let numbered = words.first { $0.index == correction.word }?.box
        guard let box = correction.box ?? numbered, correction.text.contains(where: { !$0.isWhitespace }) else {
            return nil
        }
        let found = lines.map { line in
            (line: line, ink: line.keeping { Self.isInside(line.frame.pageBox(of: $0.box), box) })
        }
        guard let (line, ink) = found.max(by: { $0.ink.primitives.count < $1.ink.primitives.count }),
            !ink.primitives.isEmpty
        else { return nil }
        return CorrectedWord(
            line: ink, text: correction.text, beginsLine: line.primitives.first == ink.primitives.first)
    }

    /// Ink belongs to the box that its middle lies in.
    private static func isInside(_ ink: PixelBox, _ box: PixelBox) -> Bool {
        let (x, y) = (ink.midX, ink.midY)
        return x >= Double(box.x) && x <= Double(box.maxX) && y >= Double(box.y) && y <= Double(box.maxY)
    }
}

extension TextLine {
    /// The line with some of its ink.
    fileprivate func keeping(_ isKept: (Primitive) -> Bool) -> TextLine {
        var line = self
        line.primitives = primitives.filter(isKept)
        return line
    }
}
