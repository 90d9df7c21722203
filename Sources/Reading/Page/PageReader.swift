import DocumentModel
import Glibc
import GlyphClassifier
import Segmentation

/// Segmented page → blocks of lines of words of characters, by word index and character index.
public struct PageReader: Sendable {
    let lineReader: LineReader
    /// Whether only some characters may win.
    private let isRestricted: Bool
    private let assembler: LineAssembler
    private let textFilter: TextFilter
    private let layout: PageLayout
    /// Of lines as they are read, and of lines when any character may win.
    private let prior: LanguagePrior?
    private let freePrior: LanguagePrior?
    private let weights: ReadingWeights
    private let known: KnownWriting?
    private let wordConfidence = WordConfidence()

    /// Times that lines are read by what a reading of the whole page told.
    private static let rounds = 2

    /// - Parameters:
    ///   - layout: a page that is said to be one line has text on it, however badly it can be read.
    ///   - known: writing of the user's that is known before the page is read.
    public init(
        characterSet: CharacterSet, prior: LanguagePrior?, charset: Set<Character>? = nil,
        weights: ReadingWeights = ReadingWeights(), layout: PageLayout = .automatic,
        textFilter: TextFilter = TextFilter(), known: KnownWriting? = nil
    ) {
        self.textFilter = textFilter
        self.layout = layout
        // Words are expected of letters alone: of figures the prior would only like few.
        let hasLetters = ExpectedCharacters(charset).hasLetters
        self.prior = hasLetters ? prior : nil
        freePrior = prior
        self.weights = weights
        self.known = known
        var ownWeights = weights
        if !hasLetters { ownWeights = ownWeights.ofFigures }
        lineReader = LineReader(
            characterSet: characterSet, prior: self.prior, charset: charset, weights: ownWeights, known: known)
        isRestricted = charset != nil
        assembler = LineAssembler(characterSet: characterSet)
    }

    /// Classifies the candidates of a page that may win: block by block, line by line.
    ///
    /// - Parameter charset: the characters that may be there; `nil` for all.
    public static func score(
        _ page: SegmentedPage, with classifier: some GlyphClassifying, charset: Set<Character>? = nil, threads: Int = 1
    ) -> [[ScoredLine]] {
        var lines = Array(page.blocks.joined())
        // As when reading: a charset without any known character cannot be obeyed.
        let charset = charset.flatMap { $0.isDisjoint(with: classifier.characterSet.characters) ? nil : $0 }
        if let charset {
            let marks = ForbiddenMarks(characterSet: classifier.characterSet, charset: charset)
            lines = marks.removed(from: lines, with: classifier)
        }
        var scored = ScoredLine.scoreLikely(lines, with: classifier, charset: charset, threads: threads)[...]
        return page.blocks.map { block in
            defer { scored = scored.dropFirst(block.count) }
            return Array(scored.prefix(block.count))
        }
    }

    /// A line that was read, whether it is writing or not.
    public struct Reading: Sendable {
        public let line: ScoredLine
        let path: ReadPath
        let evidence: LineEvidence
        let spacing: PageSpacing
        /// Whether its ink is of the other polarity than the page's.
        public internal(set) var isCounter = false
        /// What tells whether it is writing.
        public internal(set) var text: TextEvidence
    }

    /// The best path of each line that has any, block by block.
    public func readings(_ scored: [[ScoredLine]], threads: Int = 1) -> [[Reading]] {
        let lines = scored.joined().map(lineReader.given)
        let knownGlyphs = PageGlyphs(
            characterSet: assembler.characterSet,
            share: known?.glyphs == nil ? weights.pageGlyphs : weights.knownGlyphs, known: known?.glyphs)
        var readings = ParallelMap.map(lines.count, threads: threads) { index in
            lineReader.firstReading(knownGlyphs.adapted(lines[index], at: index))
        }
        var spacing = PageSpacing()
        for _ in 0..<Self.rounds {
            let earlier = readings
            let page = PageKnowledge(
                zip(lines, earlier).map { ($0, $1?.path) }, glyphs: knownGlyphs, prior: prior, weights: weights)
            readings = ParallelMap.map(lines.count, threads: threads) { index in
                earlier[index].map { lineReader.laterReading(lines[index], after: $0, page: page, index: index) }
            }
            spacing = page.spacing
        }
        var results = zip(lines, readings).map { line, reading in
            reading.map { path, evidence in
                let path = DrawingTrimming().trimmed(path, of: line)
                return Reading(
                    line: line, path: path, evidence: evidence, spacing: spacing,
                    text: TextEvidence(line, path: path, prior: prior))
            }
        }[...]
        let found = scored.map { block in
            defer { results = results.dropFirst(block.count) }
            return results.prefix(block.count).compactMap { $0 }
        }
        return Self.compared(found)
    }

    /// The readings with each line's evidence put beside that of the page's others.
    private static func compared(_ found: [[Reading]]) -> [[Reading]] {
        let compared = TextEvidence.compare(
            found.map { $0.map(\.text) }, heights: found.map { $0.map(\.line.line.height) })
        return zip(found, compared).map { block, texts in
            zip(block, texts).map { reading, text in
                var reading = reading
                reading.text = text
                return reading
            }
        }
    }

    /// The readings of lines of writing.
    public func keptReadings(_ scored: [[ScoredLine]], threads: Int = 1) -> [[Reading]] {
        keptReadings(scored, besides: [], threads: threads)
    }

    /// - Parameter others: readings that are writing for sure, for the lines to be compared with.
    private func keptReadings(_ scored: [[ScoredLine]], besides others: [Reading], threads: Int) -> [[Reading]] {
        let found = Self.compared(readings(scored, threads: threads) + [others]).dropLast()
        guard layout == .automatic else { return Array(found) }
        let judged = isRestricted ? unrestricted.readings(scored, threads: threads) : Array(found)
        return zip(found, judged).map { block, judges in
            // What is no digit is writing all the same.
            let hasJudges = block.count == judges.count
            return block.indices.filter { index in
                textFilter.isText(block[index].text) || hasJudges && textFilter.isText(judges[index].text)
            }.map { block[$0] }
        }
    }

    /// Readings of lines of the other polarity than the page's that are surely enough writing.
    private func counterReadings(_ counter: [[ScoredLine]], threads: Int) -> [Reading] {
        keptReadings(counter, threads: threads).joined().filter(competition.isEligible).map { reading in
            var reading = reading
            reading.isCounter = true
            return reading
        }
    }

    private var competition: PolarityCompetition { PolarityCompetition(filter: textFilter) }

    /// Whether lines of the other polarity than the page's have writing among them.
    public func hasWriting(_ counter: [[ScoredLine]], threads: Int = 1) -> Bool {
        !counterReadings(counter, threads: threads).isEmpty
    }

    /// The readings of lines of writing among the ink of the page's polarity and of the other one.
    ///
    /// Where both would be writing in one place, the more probable lines stay.
    ///
    /// - Parameter counter: lines of the other polarity, block by block.
    public func keptReadings(
        _ scored: [[ScoredLine]], counter: [[ScoredLine]], threads: Int = 1
    ) -> [[Reading]] {
        let others = counter.isEmpty ? [] : counterReadings(counter, threads: threads)
        let main = keptReadings(scored, besides: others, threads: threads)
        return others.isEmpty ? main : competition.settle(main, against: others)
    }

    /// The same reader when any character may win.
    var unrestricted: PageReader {
        isRestricted
            ? PageReader(characterSet: assembler.characterSet, prior: freePrior, weights: weights, known: known) : self
    }

    /// Reads the scored lines of a page's blocks, and those of the other polarity where there are any.
    public func read(_ scored: [[ScoredLine]], counter: [[ScoredLine]] = [], threads: Int = 1) -> [Block] {
        assemble(keptReadings(scored, counter: counter, threads: threads))
    }

    /// The lines in reading order; words and characters are numbered in it.
    ///
    /// - Parameters:
    ///   - rules: the level lines that were drawn, which part rows of tables.
    ///   - width: of the image, and its height: of a page that has both.
    public func assemble(
        _ readings: [[Reading]], rules: [DrawnRule] = [], width: Int = 0, height: Int = 0
    ) -> [Block] {
        let lines = readings.joined().compactMap { reading -> (Line, height: Double)? in
            guard var line = line(reading, width: width, height: height) else { return nil }
            for (index, evidence) in wordEvidence(line, reading).enumerated() {
                line.words[index].confidence = wordConfidence.probability(evidence)
            }
            return (line, reading.line.line.height)
        }
        return PageOrder.blocks(of: lines, rules: rules)
    }

    /// The words of a line and what tells whether they are right.
    public func wordsWithEvidence(_ reading: Reading) -> [(text: String, evidence: WordEvidence)] {
        line(reading).map { line in zip(line.words, wordEvidence(line, reading)).map { ($0.text, $1) } } ?? []
    }

    private func line(_ reading: Reading, width: Int = 0, height: Int = 0) -> Line? {
        assembler.line(
            reading.line, path: layout == .singleWord ? reading.path.asOneWord() : reading.path,
            evidence: reading.evidence, width: width, height: height)
    }

    private func wordEvidence(_ line: Line, _ reading: Reading) -> [WordEvidence] {
        let gaps = lineReader.gapModel(of: reading.line.line, spacing: reading.spacing)
        return WordEvidence.words(of: line, reading: reading, gaps: gaps, prior: prior, filter: textFilter)
    }
}
