import DocumentModel
import Glibc
import GlyphClassifier
import Segmentation

/// Segmented page → blocks of lines of words of characters, by word index and character index.
public struct PageReader: Sendable {
    private let lineReader: LineReader
    private let assembler: LineAssembler
    private let textFilter = TextFilter()
    private let layout: PageLayout

    /// - Parameter layout: a page that is said to be one line has text on it, however badly it can be read.
    public init(
        characterSet: CharacterSet, prior: LanguagePrior?, charset: Set<Character>? = nil,
        weights: ReadingWeights = ReadingWeights(), layout: PageLayout = .automatic
    ) {
        self.layout = layout
        lineReader = LineReader(characterSet: characterSet, prior: prior, charset: charset, weights: weights)
        assembler = LineAssembler(characterSet: characterSet)
    }

    /// Classifies the candidates of a page that may win: block by block, line by line.
    public static func score(
        _ page: SegmentedPage, with classifier: some GlyphClassifying, threads: Int = 1
    ) -> [[ScoredLine]] {
        var scored = ScoredLine.scoreLikely(Array(page.blocks.joined()), with: classifier, threads: threads)[...]
        return page.blocks.map { block in
            defer { scored = scored.dropFirst(block.count) }
            return Array(scored.prefix(block.count))
        }
    }

    /// Reads the scored lines of a page's blocks.
    public func read(_ scored: [[ScoredLine]], threads: Int = 1) -> [Block] {
        let lines = Array(scored.joined())
        var results = ParallelMap.map(lines.count, threads: threads) { lineReader.read(lines[$0]) }[...]
        var nextWord = 0
        var blocks: [Block] = []
        for block in scored {
            var lines: [Line] = []
            for line in block {
                guard let (path, evidence) = results.removeFirst(),
                    layout != .automatic || textFilter.isText(line, path: path),
                    let read = assembler.line(
                        line, path: layout == .singleWord ? path.asOneWord() : path, evidence: evidence,
                        nextWord: &nextWord)
                else { continue }
                lines.append(read)
            }
            if let box = lines.map(\.box).union() { blocks.append(Block(box: box, lines: Indentation.indented(lines))) }
        }
        return blocks
    }
}
