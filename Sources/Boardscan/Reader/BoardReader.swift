import DocumentModel
import Finding
import GlyphClassifier
import Imaging
import Layout
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
/// A model that has learnt from its user's corrections reads the pages its user wrote. Every page is read with the
/// model in the program as well, and what is surer counts: nearly all pages of other people are read as if nothing had
/// been learnt.
public struct BoardReader: Sendable {
    /// The network that finds writing.
    let finding: FindingNetwork
    /// The network that reads lines column by column.
    package let lineNetwork: LineNetwork
    let classifier: any GlyphClassifying
    /// What the classifier brings along of its user's writing.
    let user: UserWriting?
    /// The classifier in the program; `nil` when there is no user model.
    let bundledClassifier: (any GlyphClassifying)?
    /// The language prior in the program.
    public let languagePrior: LanguagePrior

    /// Names glyphs, in the classes of the line network.
    package var glyphClassifier: any GlyphClassifying { classifier }
    /// The characters the reader knows.
    public var characterSet: CharacterSet { lineNetwork.architecture.characterSet }

    init(
        classifier: any GlyphClassifying, languagePrior: LanguagePrior,
        bundledClassifier: (any GlyphClassifying)?, finding: FindingNetwork, lineNetwork: LineNetwork
    ) {
        (self.finding, self.lineNetwork) = (finding, lineNetwork)
        self.classifier = WidenedClassifier.widening(classifier, to: lineNetwork.architecture.characterSet)
        user = UserWriting(of: self.classifier, lexicon: languagePrior.lexicon)
        self.languagePrior = languagePrior
        self.bundledClassifier = bundledClassifier
    }

    /// Reads one picture, turned as its file says; its text may stand in it otherwise (`Page.textAngle`).
    ///
    /// - Parameters:
    ///   - image: the picture.
    ///   - pageIndex: the page's number within its document, from 0.
    ///   - options: how it is read.
    ///   - trace: is shown what each stage saw.
    /// - Returns: the page, in pixels of the picture; words of too little confidence or of other inks are left out.
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

/// View → page: lines shown to the line network, texts searched, glyphs named, words put together.
extension BoardReader {
    /// What was read in a view.
    struct PageReading {
        /// The reader that read it.
        var reader: BoardReader
        /// What was found, as the line network sees it, and how each line was read, whether it is writing or not.
        var seen: [SeenLine]
        var readings: [PageReader.Reading?]
        /// All words, with places on the view.
        var page: Page
        /// What was done, a line each.
        var trace: [String]
    }

    /// Reads a view with the user model and with the one in the program, and keeps the reading with more confident
    /// characters.
    func reading(of view: PhotoView, pageIndex: Int = 0, options: Options = Options()) -> PageReading {
        let own = ownReading(of: view, pageIndex: pageIndex, options: options)
        guard let bundledClassifier else { return own }
        let other = BoardReader(
            classifier: bundledClassifier, languagePrior: languagePrior, bundledClassifier: nil,
            finding: finding,
            lineNetwork: lineNetwork
        ).ownReading(of: view, pageIndex: pageIndex, options: options)
        var best = other.page.blocks.sureCharacters > own.page.blocks.sureCharacters ? other : own
        best.trace = own.trace + other.trace
        return best
    }

    private func ownReading(of view: PhotoView, pageIndex: Int, options: Options) -> PageReading {
        let seen = SeenLine.see(view.lines, with: lineNetwork, threads: options.threads)
        let reader = pageReader(options)
        let found = reader.readingOfEach(seen, threads: options.threads)
        let readings = reader.kept(found, of: seen, threads: options.threads)
        let page = Page(
            index: pageIndex, resolution: view.resolution, width: view.width, height: view.height,
            blocks: reader.assemble(
                readings, width: view.width, height: view.height, on: LayoutGround(view.image, angle: view.angle))
        ).clipped()
        let glyphs = found.reduce(0) { $0 + ($1?.line.graph.candidates.count ?? 0) }
        let trace =
            "reading: \(glyphs) glyphs named, \(readings.count) of \(seen.count) lines kept, "
            + "\(Int(page.expectedCharacters.rounded())) characters expected right"
        return PageReading(reader: self, seen: seen, readings: found, page: page, trace: [trace])
    }

    func pageReader(_ options: Options) -> PageReader {
        PageReader(
            classifier: classifier, prior: prior(options), languages: options.languageChoice,
            charset: options.charset, weights: options.weights, layout: options.layout, user: user)
    }

    /// The lines of an image as they were read, in no order, and what they stand on: what the order of lines is learnt
    /// from.
    public func placedLines(of image: RGBImage) -> (lines: [PlacedLine], ground: LayoutGround) {
        let view = view(of: image)
        let seen = SeenLine.see(view.lines, with: lineNetwork)
        return (pageReader(Options()).placedLines(seen), LayoutGround(image, angle: view.angle))
    }

    /// The lines of an image as the line network sees them; the weights of reading are tuned on them.
    public func seenLines(of image: RGBImage) -> [SeenLine] {
        SeenLine.see(view(of: image).lines, with: lineNetwork)
    }
}
