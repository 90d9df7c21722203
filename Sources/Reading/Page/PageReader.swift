import DocumentModel
import Glibc
import GlyphClassifier
import Layout
import NetworkKernels
import Segmentation

/// The lines of a page as the line network sees them → blocks of lines of words of characters, by word index and character index.
public struct PageReader: Sendable {
    let lineReader: LineReader
    private let classifier: any GlyphClassifying
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
    /// The classifier names glyphs, in the classes of the line network. The prior is that of the usual language,
    /// `languages` are the others that blocks may be written in. The user's writing is what is known of it before a page
    /// is read.
    public init(
        classifier: any GlyphClassifying, prior: LanguagePrior?, languages: LanguageChoice? = nil,
        charset: Set<Character>? = nil, weights: ReadingWeights = ReadingWeights(), layout: PageLayout = .automatic,
        textFilter: TextFilter = .fitted, user: UserWriting? = nil
    ) {
        self.classifier = classifier
        self.languages = languages
        self.textFilter = textFilter
        self.layout = layout
        // The prior expects words, which take letters: it would favour some figures over others for no reason.
        let hasLetters = ExpectedCharacters(charset).hasLetters
        self.prior = hasLetters ? prior : nil
        freePrior = prior
        self.weights = weights
        self.user = user
        lineReader = LineReader(
            characterSet: classifier.characterSet, prior: self.prior, charset: charset, weights: weights, user: user)
        isRestricted = charset != nil
        assembler = LineAssembler(characterSet: classifier.characterSet)
    }

    /// A line that was read, whether it is writing or not.
    public struct Reading: Sendable {
        /// The line with what its characters may be.
        public let line: ScoredLine
        let path: ReadPath
        let evidence: LineEvidence
        /// What its language expects.
        let prior: LanguagePrior?
        /// The evidence for whether it is writing.
        public internal(set) var text: TextEvidence
    }

    /// The best path of each line that has any.
    public func readings(_ seen: [SeenLine], threads: Int = 1) -> [Reading] {
        readingOfEach(seen, threads: threads).compactMap(\.self)
    }

    /// The best path of each line; `nil` where there is none.
    public func readingOfEach(_ seen: [SeenLine], threads: Int = 1) -> [Reading?] {
        if layout == .singleCharacter { return characters(seen.map(\.line), threads: threads) }
        let lines = seen.map(lineReader.restricted)
        let pageGlyphs = PageGlyphs(
            characterSet: classifier.characterSet,
            share: user?.glyphs == nil ? weights.pageGlyphs : weights.userGlyphs, user: user?.glyphs)
        let looks = ParallelMap.map(lines.count, threads: threads) { lineReader.texts(of: lines[$0]) }
        let readers = readers(of: lines, saying: looks)
        let texts = ParallelMap.map(lines.count, threads: threads) { index in
            readers[index].map { $0.texts(of: lines[index]) } ?? looks[index]
        }
        let names = GlyphNames(of: texts, by: classifier, threads: threads).lines
        let first = ParallelMap.map(lines.count, threads: threads) { index in
            (readers[index] ?? lineReader).reading(
                texts[index], pageGlyphs.adapted(names[index], at: index), in: lines[index])
        }
        // Each line is read again by what the first reading of the page's writing tells.
        let evidence = zip(first, readers).map { read, reader in
            read.map { TextEvidence($0.line, path: $0.path, prior: (reader ?? lineReader).prior) }
        }
        let writing = zip(first, Self.compared(evidence, in: lines)).map { read, text in
            isWriting(text) ? read : nil
        }
        let page = PageKnowledge(writing, glyphs: pageGlyphs, prior: prior, weights: weights)
        let fused = ParallelMap.map(lines.count, threads: threads) { index in
            lineReader.named(lines[index], texts[index], page.glyphs.adapted(names[index], at: index))
        }
        let later = ParallelMap.map(lines.count, threads: threads) { index in
            (readers[index] ?? lineReader).texts(of: fused[index], count: LineReader.texts, page: page, index: index)
        }
        let laterNames = GlyphNames(of: later, by: classifier, threads: threads).lines
        let found = ParallelMap.map(lines.count, threads: threads) { index -> Reading? in
            let reader = readers[index] ?? lineReader
            let adapted = page.glyphs.adapted(laterNames[index], at: index)
            return reader.reading(later[index], adapted, in: lines[index]).map { read in
                Reading(
                    line: read.line, path: read.path, evidence: read.evidence, prior: reader.prior,
                    text: TextEvidence(read.line, path: read.path, prior: reader.prior))
            }
        }
        return zip(found, Self.compared(found.map { $0?.text }, in: lines)).map { reading, text in
            guard var reading, let text else { return nil }
            reading.text = text
            return reading
        }
    }

    /// Each line as one character.
    private func characters(_ lines: [TextLine], threads: Int) -> [Reading?] {
        let graphs = lines.map { CandidateGraph([0..<$0.primitives.count], of: $0) }
        return ScoredLine.score(lines, graphs, with: classifier, threads: threads).map { named in
            lineReader.characterReading(named).map { read in
                Reading(
                    line: read.line, path: read.path, evidence: read.evidence, prior: nil,
                    text: TextEvidence(read.line, path: read.path, prior: nil))
            }
        }
    }

    /// Whether a line tells something of its page: scribble, specks and the feet of other lines do not.
    ///
    /// Where the text filter has no say, all lines do.
    private func isWriting(_ text: TextEvidence?) -> Bool {
        layout.isOneLine || isRestricted || (text.map(textFilter.isText) ?? false)
    }

    /// A reader for each line in another language than the usual one, by what the first look at its block says.
    private func readers(of lines: [SeenLine], saying looks: [LineTexts]) -> [LineReader?] {
        guard let prior, let languages, !languages.others.isEmpty else {
            return [LineReader?](repeating: nil, count: lines.count)
        }
        let evidence = looks.map { LanguageEvidence($0.texts.first, of: classifier.characterSet) }
        return BlockLanguages(usual: prior, choice: languages).priors(of: lines.map(\.line), saying: evidence).map {
            $0.map(lineReader.expecting)
        }
    }

    /// Each line's evidence, where it has any, compared with that of the page's other lines.
    private static func compared(_ texts: [TextEvidence?], in lines: [SeenLine]) -> [TextEvidence?] {
        let read = zip(texts, lines).compactMap { text, line in text.map { ($0, line.line.height) } }
        var compared = TextEvidence.compare(read.map(\.0), heights: read.map(\.1)).makeIterator()
        return texts.map { $0 == nil ? nil : compared.next() }
    }

    /// The readings of lines of writing.
    public func keptReadings(_ seen: [SeenLine], threads: Int = 1) -> [Reading] {
        kept(readingOfEach(seen, threads: threads), of: seen, threads: threads)
    }

    /// Of the readings of some lines those of writing.
    public func kept(_ found: [Reading?], of seen: [SeenLine], threads: Int = 1) -> [Reading] {
        guard !layout.isOneLine else { return found.compactMap(\.self) }
        let free = isRestricted ? unrestricted.readingOfEach(seen, threads: threads) : found
        // A line is kept if it reads as text without the charset, too.
        return zip(found, free).compactMap { reading, free in
            [reading, free].contains { $0.map { textFilter.isText($0.text) } ?? false } ? reading : nil
        }
    }

    /// This reader without its charset, so that any character may win.
    var unrestricted: PageReader {
        isRestricted
            ? PageReader(
                classifier: classifier, prior: freePrior, languages: languages, weights: weights,
                layout: layout, textFilter: textFilter, user: user) : self
    }

    /// Reads the lines of a page.
    public func read(_ seen: [SeenLine], threads: Int = 1) -> [Block] {
        assemble(keptReadings(seen, threads: threads))
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
    public func placedLines(_ seen: [SeenLine]) -> [PlacedLine] {
        keptReadings(seen).compactMap { placedLine($0) }
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
        WordEvidence.words(of: line, reading: reading, prior: reading.prior, filter: textFilter)
    }
}
