import BundledModels
import DocumentModel
import Finding
import GlyphClassifier
import Imaging
import Preprocessing
import Reading
import Segmentation

/// Reads boards: the whole way from an upright picture to words and characters.
///
/// ```swift
/// let reader = try BoardReader()
/// let decoder = try ImageDecoder(bytes)
/// for index in 0..<decoder.pageCount {
///     let page = try reader.read(decoder.page(index), pageIndex: index)
/// }
/// ```
///
/// A reader is a value without state of its own: several tasks may read with it at once.
///
/// A model that has learnt from its user's corrections reads the pages its user wrote. Every page is read with the model in the
/// program as well, and what is surer counts: nearly all pages of other people are read as if nothing had been learnt.
public struct BoardReader: Sendable {
    /// What a picture is read with; each picture may have its own.
    public struct Options: Sendable {
        /// Whether English and code are expected; without it every character counts for itself.
        public var usesLanguagePrior = true
        /// The characters that may win; `nil` for all, and so are those of which the network knows none.
        public var charset: Set<Character>?
        /// Words less sure than this, 0…1, are left out.
        public var minimumConfidence: Double = 0
        /// Words of other inks are left out; `nil` keeps all.
        public var inks: Set<Ink.Name>?
        /// What is known of the layout.
        public var layout = PageLayout.automatic
        /// How much each kind of evidence counts.
        public var weights = ReadingWeights()
        /// Threads that one picture's candidates and lines are shared among.
        public var threads = 1

        /// The options that suit most boards: every word, with English and code expected, on one thread.
        public init() {}
    }

    /// What tells where writing is.
    let finding: FindingNetwork
    /// What reads lines column by column.
    let columns: LineNetwork
    let classifier: any GlyphClassifying
    /// What the classifier brings along of its user's writing.
    let known: KnownWriting?
    /// What pages are read with that this user has not written; `nil` when the classifier has learnt nobody's hand.
    let everybodys: (any GlyphClassifying)?
    /// The language prior in the program.
    public let languagePrior: LanguagePrior

    /// The characters the reader's network knows.
    public var characterSet: CharacterSet { classifier.characterSet }

    /// A reader that names glyphs with any classifier, a stand-in in tests or another network.
    ///
    /// - Throws: `LanguagePriorError` or `ModelFileError` when the prior or the weights in the program cannot be used.
    public init(classifier: any GlyphClassifying) throws {
        try self.init(classifier: classifier, languagePrior: BundledFiles.languagePrior())
    }

    /// - Throws: `ModelFileError` when the weights in the program are needed and cannot be used.
    init(classifier: any GlyphClassifying, languagePrior: LanguagePrior, finding: FindingNetwork? = nil) throws {
        let known = KnownWriting(of: classifier, lexicon: languagePrior.lexicon)
        self.init(
            classifier: classifier, known: known, languagePrior: languagePrior,
            everybodys: known == nil ? nil : try Self.bundled(for: classifier.characterSet),
            finding: try finding ?? BundledFiles.findingModel().network, columns: try BundledFiles.lineModel().network)
    }

    init(
        classifier: any GlyphClassifying, known: KnownWriting?, languagePrior: LanguagePrior,
        everybodys: (any GlyphClassifying)?, finding: FindingNetwork, columns: LineNetwork
    ) {
        (self.finding, self.columns) = (finding, columns)
        self.classifier = classifier
        self.known = known
        self.languagePrior = languagePrior
        self.everybodys = everybodys
    }

    /// - Parameter modelBytes: a weights file; `nil` for the one in the program.
    /// - Throws: `ModelFileError` or `LanguagePriorError` when the weights or the prior cannot be used.
    public init(modelBytes: [UInt8]? = nil) throws {
        let model = try modelBytes.map { try ModelFile(bytes: $0) } ?? BundledFiles.glyphModel()
        try self.init(classifier: ConvolutionalClassifier(model))
    }

    /// A reader that finds writing by another network than the one in the program.
    ///
    /// - Throws: `ModelFileError` or `LanguagePriorError` when what is in the program cannot be used.
    package init(finding: FindingNetwork) throws {
        try self.init(
            classifier: ConvolutionalClassifier(BundledFiles.glyphModel()),
            languagePrior: BundledFiles.languagePrior(), finding: finding)
    }

    /// The classifier in the program, if it has the same characters as another one.
    private static func bundled(for characterSet: CharacterSet) throws -> (any GlyphClassifying)? {
        let model = try BundledFiles.glyphModel()
        return model.header.characters == characterSet.characters ? try ConvolutionalClassifier(model) : nil
    }

    /// The weights file in the program.
    public static func bundledModel() -> [UInt8] { BundledFiles.glyphModelBytes() }

    /// The other weights file in the program, trained on characters that stand alone: to read pictures of one character
    /// (`PageLayout.singleCharacter`) with. It has seen little of what is no character, and boards are not for it.
    public static func bundledSingleGlyphModel() -> [UInt8] { BundledFiles.singleGlyphModelBytes() }

    /// Reads one picture, turned as its file tells; its text may stand in it otherwise (`Page.textAngle`).
    ///
    /// - Parameters:
    ///   - image: the picture.
    ///   - pageIndex: the page's number within its document, from 0.
    ///   - options: how it is read.
    ///   - trace: is shown what each stage saw.
    public func read(
        _ image: RGBImage, pageIndex: Int = 0, options: Options = Options(), trace: (any StageObserver)? = nil
    ) -> Page {
        let view = view(of: image, options: options)
        let result = reading(of: view, pageIndex: pageIndex, options: options)
        if let trace {
            for pass in view.trace + result.trace { trace.observe(pass: pass) }
            if trace.wantsPictures { StagePictures(view: view, page: result.page).show(to: trace) }
        }
        return view.onPhoto(result.page).keepingWords(from: options.minimumConfidence).keepingWords(of: options.inks)
    }
}

/// View → page: candidates named, paths searched, words put together.
extension BoardReader {
    /// What was read in a view.
    struct PageReading {
        /// Who read it.
        var reader: BoardReader
        var scored: [ScoredLine]
        /// All words, with places on the view.
        var page: Page
        /// What was done, a line each.
        var trace: [String]
    }

    /// Reads a view with the user's own model and, if that has learnt their hand, with everybody's; the one counts that is
    /// surer of what it reads there.
    func reading(of view: PhotoView, pageIndex: Int = 0, options: Options = Options()) -> PageReading {
        let own = ownReading(of: view, pageIndex: pageIndex, options: options)
        guard let everybodys else { return own }
        let other = BoardReader(
            classifier: everybodys, known: nil, languagePrior: languagePrior, everybodys: nil, finding: finding,
            columns: columns
        ).ownReading(of: view, pageIndex: pageIndex, options: options)
        var best = other.page.blocks.sureCharacters > own.page.blocks.sureCharacters ? other : own
        best.trace = own.trace + other.trace
        return best
    }

    private func ownReading(of view: PhotoView, pageIndex: Int, options: Options) -> PageReading {
        let scored = PageReader.score(
            view.lines, with: classifier, and: columns, charset: options.charset, threads: options.threads)
        let reader = pageReader(options)
        let readings = reader.keptReadings(scored, threads: options.threads)
        let page = Page(
            index: pageIndex, resolution: view.image.resolution, width: view.image.width, height: view.image.height,
            blocks: reader.assemble(readings, width: view.image.width, height: view.image.height)
        ).clipped()
        let candidates = scored.reduce(0) { $0 + $1.graph.candidates.count }
        let trace =
            "reading: \(candidates) candidates named, \(readings.count) of \(scored.count) lines kept, "
            + "\(page.expectedCharacters.rounded()) characters expected right"
        return PageReading(
            reader: self, scored: scored, page: coloured(page, in: view, readings), trace: [trace])
    }

    func pageReader(_ options: Options) -> PageReader {
        PageReader(
            characterSet: characterSet, prior: options.usesLanguagePrior ? languagePrior : nil,
            charset: options.charset, weights: options.weights, layout: options.layout, known: known)
    }

    /// The page with the ink of each word.
    private func coloured(_ page: Page, in view: PhotoView, _ readings: [PageReader.Reading]) -> Page {
        let colors = view.layers.map { ($0.polarity == .lightOnDark, InkColors(of: view.image, $0)) }
        guard let main = colors.first else { return page }
        let others = readings.map(\.line.line).filter { $0.isLight != main.0 }.map(\.box)
        return page.coloured { line in
            let isOther = others.contains { !$0.intersection(line.box).isEmpty }
            return (isOther ? colors.last : main)?.1 ?? main.1
        }.page
    }

    /// Everything up to the search for the best paths: what the search's weights are tuned on.
    public func scoredLines(of image: RGBImage) -> [ScoredLine] {
        PageReader.score(view(of: image).lines, with: classifier, and: columns)
    }
}
