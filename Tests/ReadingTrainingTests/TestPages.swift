import DocumentModel
import GlyphClassifier
import Preprocessing
import Reading
import ReadingTraining
import Segmentation

/// Pages that a classifier sure of every letter has scored.
enum TestPages {
    static let characterSet = CharacterSet(Array("abc"))

    /// A prior that finds each symbol alike.
    static func prior() -> LanguagePrior {
        let count = LanguagePrior.Symbol.count
        let root = LanguagePrior.Node(
            firstEntry: 0, firstChild: 1, suffix: 0, childCount: 0, entryCount: UInt8(count), backOff: 0)
        return LanguagePrior(
            nodes: [root], entries: (0..<count).map { LanguagePrior.Entry(symbol: UInt8($0), cost: 71) },
            lexicon: WordFilter())
    }

    /// Bars for letters, gaps of a tenth of their height between letters and of their height between words.
    private static func line(_ text: String) -> TextLine {
        var mask = InkMask(width: 60 * text.count + 20, height: 60)
        var left = 8
        for character in text {
            if character == " " {
                left += 36
                continue
            }
            for y in 8..<48 {
                for x in left..<left + 10 { mask[x, y] = true }
            }
            left += 14
        }
        return TextLine(
            mask: mask, primitives: OverSegmenter().primitives(of: mask),
            frame: LineFrame(originX: 0, originY: 0, angle: 0, scale: 1),
            box: PixelBox(x: 0, y: 0, width: mask.width, height: mask.height), height: 40)
    }

    static func page(_ text: String) -> ScoredPage {
        let line = line(text)
        let letters = text.filter { $0 != " " }.map { characterSet.index(of: $0) }
        let graph = CandidateGraph(of: line)
        let values = graph.candidates.flatMap { candidate -> [Float] in
            guard candidate.primitiveCount == 1 else { return [-9, -9, -9, -0.01] }
            return (0..<4).map { $0 == letters[candidate.start] ? -0.05 : -6 }
        }
        let scored = ScoredLine(line: line, graph: graph, characterSet: characterSet, logProbabilities: values)
        return ScoredPage(name: text, lines: [scored], truth: text + "\n")
    }
}
