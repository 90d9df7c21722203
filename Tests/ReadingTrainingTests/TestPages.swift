import DocumentModel
import Glibc
import GlyphClassifier
import Preprocessing
import Reading
import ReadingTraining
import Segmentation

/// Pages whose columns surely say each letter, and less surely the spaces.
enum TestPages {
    static let characterSet = CharacterSet(Array("abc"))

    /// Finds all characters alike.
    struct Indifferent: GlyphClassifying {
        let characterSet = TestPages.characterSet
        let input = GlyphInput.ink

        func logProbabilities(of glyphs: [Float], count: Int) -> [Float] {
            (0..<count).flatMap { _ in [-1.1, -1.1, -1.1, -5] as [Float] }
        }
    }

    /// A prior that finds each symbol alike.
    static func prior() -> LanguagePrior {
        let count = LanguagePrior.Symbol.count
        let root = LanguagePrior.Node(
            firstEntry: 0, firstChild: 1, suffix: 0, childCount: 0, entryCount: UInt8(count), backOff: 0)
        return LanguagePrior(
            nodes: [root], entries: (0..<count).map { LanguagePrior.Entry(symbol: UInt8($0), cost: 71) },
            lexicon: WordFilter())
    }

    /// From one letter to the next, and as much again for a space, in line pixels.
    private static let step = 16

    /// Bars for letters, a column wide in the middle of their places.
    private static func line(_ text: String) -> TextLine {
        var mask = InkMask(width: step * text.count, height: 60)
        for (index, character) in text.enumerated() where character != " " {
            for y in 8..<48 {
                for x in step * index + 3..<step * index + 13 { mask[x, y] = true }
            }
        }
        return TextLine(
            mask: mask, primitives: OverSegmenter().primitives(of: mask),
            frame: LineFrame(originX: 0, originY: 0, angle: 0, scale: 1),
            box: PixelBox(x: 0, y: 0, width: mask.width, height: mask.height), height: 40)
    }

    /// Each place is four columns, of which the third says what stands there.
    private static func columns(_ text: String) -> ColumnProbabilities {
        let nothing: [Float] = [1e-4, 1e-4, 1e-4, 1e-4, 1 - 4e-4]
        let rows = text.flatMap { character -> [[Float]] in
            var own = nothing
            if let index = characterSet.index(of: character) {
                (own[index], own[4]) = (1 - 4e-4, 1e-4)
            } else {
                (own[3], own[4]) = (0.98, 0.02 - 3e-4)
            }
            return [nothing, nothing, own, nothing]
        }
        return ColumnProbabilities(columns: rows.count, classes: 5, logarithms: rows.joined().map { log($0) })
    }

    static func page(_ text: String) -> SeenPage {
        SeenPage(name: text, lines: [SeenLine(line: line(text), columns: columns(text))], truth: text + "\n")
    }
}
