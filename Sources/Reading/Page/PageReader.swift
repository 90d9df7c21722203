import DocumentModel
import Glibc
import GlyphClassifier
import Layout
import NetworkKernels
import Segmentation

/// The scored lines of a page → blocks of lines of words of characters, by word index and character index.
public struct PageReader: Sendable {
    let lineReader: LineReader
    /// Whether only some characters may win.
    private let isRestricted: Bool
    private let assembler: LineAssembler
    private let textFilter: TextFilter
    private let layout: PageLayout
    /// The language prior for lines as they are read; `nil` where no letter may win.
    private let prior: LanguagePrior?
    /// The language prior for lines when any character may win.
    private let freePrior: LanguagePrior?
    /// What other languages a page may be written in; `nil` for none.
    private let languages: LanguageChoice?
    private let weights: ReadingWeights
    private let user: UserWriting?
    private let wordConfidence = WordConfidence.fitted

    /// Makes a reader for pages of a layout; with a one-line layout the text filter is not applied.
    ///
    /// The prior is that of the usual language, `languages` are the others that blocks may be written in. The user's
    /// writing is what is known of it before a page is read.
    public init(
        characterSet: CharacterSet, prior: LanguagePrior?, languages: LanguageChoice? = nil,
        charset: Set<Character>? = nil, weights: ReadingWeights = ReadingWeights(), layout: PageLayout = .automatic,
        textFilter: TextFilter = .fitted, user: UserWriting? = nil
    ) {
        self.languages = languages
        self.textFilter = textFilter
        self.layout = layout
        // The prior expects words, which take letters: it would favour some figures over others for no reason.
        let hasLetters = ExpectedCharacters(charset).hasLetters
        self.prior = hasLetters ? prior : nil
        freePrior = prior
        self.weights = weights
        self.user = user
        var ownWeights = weights
        if !hasLetters { ownWeights = ownWeights.ofFigures }
        lineReader = LineReader(
            characterSet: characterSet, prior: self.prior, charset: charset, weights: ownWeights, user: user)
        isRestricted = charset != nil
        assembler = LineAssembler(characterSet: characterSet)
    }

    /// Classifies the candidates of a page's lines that may win.
    ///
    /// Only characters of the charset may be there, or all if it is `nil`.
    public static func score(
        _ lines: [TextLine], with classifier: some GlyphClassifying, lineNetwork network: LineNetwork? = nil,
        charset: Set<Character>? = nil, threads: Int = 1
    ) -> [ScoredLine] {
        var lines = lines
        // As when reading: a charset without any known character cannot be obeyed.
        let charset = charset.flatMap { $0.isDisjoint(with: classifier.characterSet.characters) ? nil : $0 }
        if let charset {
            let marks = ForbiddenMarks(characterSet: classifier.characterSet, charset: charset)
            lines = marks.removingMarks(from: lines, with: classifier)
        }
        return ScoredLine.scoreLikely(lines, with: classifier, lineNetwork: network, threads: threads)
    }

    /// A line that was read, whether it is writing or not.
    public struct Reading: Sendable {
        /// The line with the classifier's answers.
        public let line: ScoredLine
        let path: ReadPath
        let evidence: LineEvidence
        let spacing: PageSpacing
        /// What its language expects.
        let prior: LanguagePrior?
        /// The evidence for whether it is writing.
        public internal(set) var text: TextEvidence
    }

    /// The best path of each line that has any.
    public func readings(_ scored: [ScoredLine], threads: Int = 1) -> [Reading] {
        readingOfEach(scored, threads: threads).compactMap(\.self)
    }

    /// The best path of each line; `nil` where there is none.
    public func readingOfEach(_ scored: [ScoredLine], threads: Int = 1) -> [Reading?] {
        let lines = scored.map(lineReader.restricted)
        let pageGlyphs = PageGlyphs(
            characterSet: assembler.characterSet,
            share: user?.glyphs == nil ? weights.pageGlyphs : weights.userGlyphs, user: user?.glyphs)
        let looks = ParallelMap.map(lines.count, threads: threads) { index in
            lineReader.firstReading(pageGlyphs.adapted(lines[index], at: index))
        }
        let readers = readers(of: lines, saying: looks.map { $0?.path })
        let first = ParallelMap.map(lines.count, threads: threads) { index in
            guard let reader = readers[index] else { return looks[index] }
            return reader.firstReading(pageGlyphs.adapted(lines[index], at: index))
        }
        // Each line is read again by what the first reading of the page's writing tells.
        let texts = zip(zip(lines, first), readers).map { read, reader in
            read.1.map { TextEvidence(read.0, path: $0.path, prior: (reader ?? lineReader).prior) }
        }
        let writing = zip(lines, zip(first, Self.compared(texts, in: lines))).map { line, read in
            (line: line, path: isWriting(read.1) ? read.0?.path : nil)
        }
        let page = PageKnowledge(writing, glyphs: pageGlyphs, prior: prior, weights: weights)
        let found = ParallelMap.map(lines.count, threads: threads) { index -> Reading? in
            guard let earlier = first[index] else { return nil }
            let (line, reader) = (lines[index], readers[index] ?? lineReader)
            let (path, evidence) = reader.laterReading(line, after: earlier, page: page, index: index)
            return Reading(
                line: line, path: path, evidence: evidence, spacing: page.spacing, prior: reader.prior,
                text: TextEvidence(line, path: path, prior: reader.prior))
        }
        return zip(found, Self.compared(found.map { $0?.text }, in: lines)).map { reading, text in
            guard var reading, let text else { return nil }
            reading.text = text
            return reading
        }
    }

    /// Whether a line tells something of its page: scribble, specks and the feet of other lines do not.
    ///
    /// Where the text filter has no say, all lines do.
    private func isWriting(_ text: TextEvidence?) -> Bool {
        layout.isOneLine || isRestricted || (text.map(textFilter.isText) ?? false)
    }

    /// A reader for each line in another language than the usual one, by what the first look at its block says.
    private func readers(of lines: [ScoredLine], saying paths: [ReadPath?]) -> [LineReader?] {
        guard let prior, let languages, !languages.others.isEmpty else {
            return [LineReader?](repeating: nil, count: lines.count)
        }
        let evidence = zip(paths, lines).map { LanguageEvidence($0, in: $1) }
        return BlockLanguages(usual: prior, choice: languages).priors(of: lines.map(\.line), saying: evidence).map {
            $0.map(lineReader.expecting)
        }
    }

    /// Each line's evidence, where it has any, compared with that of the page's other lines.
    private static func compared(_ texts: [TextEvidence?], in lines: [ScoredLine]) -> [TextEvidence?] {
        let read = zip(texts, lines).compactMap { text, line in text.map { ($0, line.line.height) } }
        var compared = TextEvidence.compare(read.map(\.0), heights: read.map(\.1)).makeIterator()
        return texts.map { $0 == nil ? nil : compared.next() }
    }

    /// The readings of lines of writing.
    public func keptReadings(_ scored: [ScoredLine], threads: Int = 1) -> [Reading] {
        let found = readingOfEach(scored, threads: threads)
        guard !layout.isOneLine else { return found.compactMap(\.self) }
        let free = isRestricted ? unrestricted.readingOfEach(scored, threads: threads) : found
        // A line is kept if it reads as text without the charset, too.
        return zip(found, free).compactMap { reading, free in
            [reading, free].contains { $0.map { textFilter.isText($0.text) } ?? false } ? reading : nil
        }
    }

    /// This reader without its charset, so that any character may win.
    var unrestricted: PageReader {
        isRestricted
            ? PageReader(
                characterSet: assembler.characterSet, prior: freePrior, languages: languages, weights: weights,
                layout: layout, textFilter: textFilter, user: user) : self
    }

    /// Reads the scored lines of a page.
    public func read(_ scored: [ScoredLine], threads: Int = 1) -> [Block] {
        assemble(keptReadings(scored, threads: threads))
    }

    /// The lines in reading order; words and characters are numbered in it.
    ///
    /// Width and height are those of the image, on which the baselines of turned lines depend; the ground is the photo.
    public func assemble(
        _ readings: [Reading], width: Int = 0, height: Int = 0, on ground: LayoutGround? = nil
    ) -> [Block] {
        let lines = readings.compactMap { reading -> PlacedLine? in
            guard var line = placedLine(reading, width: width, height: height) else { return nil }
            for (index, evidence) in wordEvidence(line.line, reading).enumerated() {
                line.line.words[index].confidence = wordConfidence.probability(evidence)
            }
            return line
        }
        return PageOrder.blocks(of: lines, on: ground, isOneBlock: layout == .singleBlock || layout.isOneLine)
    }

    /// The lines as they were read, each with its place, in no order: what the order of lines is learnt from.
    public func placedLines(_ scored: [ScoredLine]) -> [PlacedLine] {
        keptReadings(scored).compactMap { placedLine($0) }
    }

    /// The words of a line, with the evidence for whether they are right.
    public func wordsWithEvidence(_ reading: Reading) -> [(text: String, evidence: WordEvidence)] {
        line(reading).map { line in zip(line.words, wordEvidence(line, reading)).map { ($0.text, $1) } } ?? []
    }

    private func line(_ reading: Reading) -> Line? { placedLine(reading)?.line }

    private func placedLine(_ reading: Reading, width: Int = 0, height: Int = 0) -> PlacedLine? {
        assembler.line(
            reading.line, path: layout == .singleWord ? reading.path.asOneWord() : reading.path,
            evidence: reading.evidence, width: width, height: height)
    }

    private func wordEvidence(_ line: Line, _ reading: Reading) -> [WordEvidence] {
        let gaps = lineReader.gapModel(of: reading.line.line, spacing: reading.spacing)
        return WordEvidence.words(of: line, reading: reading, gaps: gaps, prior: reading.prior, filter: textFilter)
    }
}
