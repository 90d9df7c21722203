import Boardscan
import DocumentModel
import Imaging
import Segmentation

/// Finds the ink that corrections of one picture speak of.
struct CorrectedInk {
    private let found: LinesOnPhoto
    private let words: [Word]

    /// Words are read only with `readsWords`: where corrections name them by their number.
    init(of image: RGBImage, reader: BoardReader, readsWords: Bool) {
        found = reader.lines(on: image)
        words = readsWords ? reader.read(image).blocks.flatMap(\.lines).flatMap(\.words) : []
    }

    /// - Returns: `nil` for what is said to be no text.
    /// - Throws: ``CorrectionsError`` when there is no such word, or no ink in its place.
    func word(_ correction: Correction) throws -> CorrectedWord? {
        guard correction.text.contains(where: { !$0.isWhitespace }) else { return nil }
        let numbered = words.first { $0.index == correction.word }?.box
        guard let box = correction.box ?? numbered else { throw CorrectionsError.noWord(correction.word ?? 0) }
        let inked = found.lines.map { line in
            (line: line, ink: line.keeping { Self.isInside(found.box(of: $0, in: line), box) })
        }
        guard let (line, ink) = inked.max(by: { $0.ink.primitives.count < $1.ink.primitives.count }),
            !ink.primitives.isEmpty
        else { throw CorrectionsError.noInk(correction.text) }
        return CorrectedWord(
            line: ink, text: correction.text, beginsLine: line.primitives.first == ink.primitives.first)
    }

    /// Ink belongs to the box that its middle lies in.
    private static func isInside(_ ink: PixelBox, _ box: PixelBox) -> Bool {
        // Whoever wrote the box by hand may have written any numbers.
        let (left, top) = (Double(box.x), Double(box.y))
        return left...max(left, left + Double(box.width)) ~= ink.midX
            && top...max(top, top + Double(box.height)) ~= ink.midY
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
