import BundledModels
import DocumentModel
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

        public init() {}
    }

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
    init(classifier: any GlyphClassifying, languagePrior: LanguagePrior) throws {
        let known = KnownWriting(of: classifier, lexicon: languagePrior.lexicon)
        self.init(
            classifier: classifier, known: known, languagePrior: languagePrior,
            everybodys: known == nil ? nil : try Self.bundled(for: classifier.characterSet))
    }

    init(
        classifier: any GlyphClassifying, known: KnownWriting?, languagePrior: LanguagePrior,
        everybodys: (any GlyphClassifying)?
    ) {
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

    /// The classifier in the program, if it has the same characters as another one.
    private static func bundled(for characterSet: CharacterSet) throws -> (any GlyphClassifying)? {
        let model = try BundledFiles.glyphModel()
        return model.header.characters == characterSet.characters ? try ConvolutionalClassifier(model) : nil
    }

    /// The weights file in the program.
    public static func bundledModel() -> [UInt8] { BundledFiles.glyphModelBytes() }

    /// The other weights file in the program, trained on characters that stand alone: to read pictures of one character
    /// (``PageLayout/singleCharacter``) with. It has seen little of what is no character, and boards are not for it.
    public static func bundledSingleGlyphModel() -> [UInt8] { BundledFiles.singleGlyphModelBytes() }

    /// Reads one picture, turned as its file tells; its text may stand in it otherwise (``Page/textAngle``).
    ///
    /// What is no writing is left out: words much fainter than the page's, and on a page that is read surely, lines without a word
    /// that is a fifth sure. Both stay where a layout is given, the latter where characters are, too.
    ///
    /// - Parameters:
    ///   - pageIndex: the page's number within its document, from 0.
    ///   - trace: is shown what each stage saw.
    public func read(
        _ image: RGBImage, pageIndex: Int = 0, options: Options = Options(), trace: (any StageObserver)? = nil
    ) -> Page {
        let look = look(at: image, pageIndex: pageIndex, options: options)
        if let trace {
            let (main, counter) = (look.stages.main, look.stages.counter)
            StagePictures(
                image: look.stages.image, preprocessed: main.preprocessed, segmented: main.segmented, page: look.page,
                counterMask: counter?.preprocessed.mask
            ).show(to: trace)
        }
        // Who says what a picture shows means all of it.
        let expectsAnything = options.layout == .automatic && options.charset == nil
        let page = expectsAnything ? look.page.withoutDoubtfulLines() : look.page
        return WayBack(from: look.stages, to: image)(page).keepingWords(from: options.minimumConfidence)
            .keepingWords(of: options.inks)
    }
}

extension BoardReader {
    /// What the stages before reading made of a picture's ink.
    struct Layer {
        var preprocessed: PreprocessedImage
        var segmented: SegmentedPage
        /// Block by block, line by line.
        var scored: [[ScoredLine]]
    }

    /// What they made of all of it.
    struct Stages {
        /// What was looked at: the photo, or it enlarged, sharpened or rectified.
        var image: RGBImage
        /// From there to the photo as it was turned; `nil` when it is that photo itself.
        var back: Homography?
        /// How the text stands in the photo.
        var angle = TextAngle.upright
        /// The page's scale, where it is not the one of most of its ink.
        var scale: PageScale?
        /// The ink of the page's polarity, and that of the other one where there is any.
        var main: Layer
        var counter: Layer?
    }

    /// - Parameter scale: the page's, where it is known.
    func stages(of photo: LegiblePhoto, options: Options, scale: PageScale? = nil) -> Stages {
        let (image, preprocessed) = (photo.image, photo.preprocessed)
        let segmenter = segmenter(options, of: preprocessed)
        let counter = options.layout == .automatic ? counterLayer(of: image, besides: preprocessed, options) : nil
        let main = segmenter.segment(
            preprocessed.mask, scale: scale, telling: counter?.pageInk)
        let layer = layer(preprocessed, main, options)
        return Stages(
            image: image, back: photo.toPhoto, scale: scale,
            main: coarserScale(of: layer, options) == nil ? regrouped(layer, by: segmenter, options) : layer,
            counter: counter?.layer)
    }

    /// What finds the ink.
    func preprocessor(_ options: Options) -> Preprocessor {
        Preprocessor(partsStrokes: !ExpectedCharacters(options.charset).hasLetters)
    }

    /// What finds the lines of the page's own polarity.
    private func segmenter(_ options: Options, of image: PreprocessedImage) -> Segmenter {
        Segmenter(
            layout: options.layout, expecting: ExpectedCharacters(options.charset), contrast: image.contrast)
    }

    /// The scale of the larger writing where most of the ink may be the grain that a reflection shows. That could be put on ever so many
    /// lines, and is not before the page was looked at on the other scale.
    func coarserScale(of layer: Layer, _ options: Options) -> PageScale? {
        options.layout == .automatic ? layer.segmented.coarserScale : nil
    }

    /// The stages once more, the page's own ink on other lines where it is read better so.
    func regrouped(_ stages: Stages, _ options: Options) -> Stages {
        var stages = stages
        stages.main = regrouped(
            stages.main, by: segmenter(options, of: stages.main.preprocessed), options)
        return stages
    }

    /// What they made of the ink of the other polarity, and the page's own ink elsewhere; `nil` when none of it is writing.
    private func counterLayer(
        of image: RGBImage, besides first: PreprocessedImage, _ options: Options
    ) -> (layer: Layer, pageInk: InkMask)? {
        guard let ink = preprocessor(options).counterInk(of: image, besides: first) else { return nil }
        let segmenter = segmenter(options, of: ink.preprocessed)
        let segmented = segmenter.segment(ink.preprocessed.mask, inParts: true)
        let layer = regrouped(layer(ink.preprocessed, segmented, options), by: segmenter, options)
        guard pageReader(options).hasWriting(layer.scored, threads: options.threads) else { return nil }
        return (layer, ink.pageInk)
    }

    private func layer(_ preprocessed: PreprocessedImage, _ segmented: SegmentedPage, _ options: Options) -> Layer {
        let scored = PageReader.score(
            segmented, with: classifier, charset: options.charset, threads: options.threads)
        return Layer(preprocessed: preprocessed, segmented: segmented, scored: scored)
    }

    /// The same ink on other lines where it is read better so.
    private func regrouped(_ layer: Layer, by segmenter: Segmenter, _ options: Options) -> Layer {
        var layer = layer
        layer.scored = pageReader(options).regrouped(
            layer.scored, by: segmenter, with: classifier, charset: options.charset, threads: options.threads)
        layer.segmented.blocks = layer.scored.map { $0.map(\.line) }
        return layer
    }

    func pageReader(_ options: Options) -> PageReader {
        PageReader(
            characterSet: characterSet, prior: options.usesLanguagePrior ? languagePrior : nil,
            charset: options.charset, weights: options.weights, layout: options.layout, known: known)
    }

    func readings(_ stages: Stages, _ reader: PageReader, _ options: Options) -> [[PageReader.Reading]] {
        reader.keptReadings(
            stages.main.scored, counter: stages.counter?.scored ?? [], threads: options.threads)
    }

    /// All words of a page, whatever their confidence and ink, with places on the picture that was looked at.
    func page(
        of stages: Stages, readings: [[PageReader.Reading]], _ reader: PageReader, pageIndex: Int, layout: PageLayout
    ) -> Page {
        let image = stages.image
        func colors(_ layer: Layer) -> InkColors {
            InkColors(of: image, layer.preprocessed, mask: layer.segmented.withoutRules)
        }
        let counterBoxes = readings.joined().filter(\.isCounter).map(\.line.line.box)
        let main = colors(stages.main)
        let counter = counterBoxes.isEmpty ? nil : stages.counter.map(colors)
        let (page, strengths) = Page(
            index: pageIndex, resolution: image.resolution, width: image.width, height: image.height,
            blocks: reader.assemble(
                readings, rules: stages.main.segmented.drawnRules, width: image.width, height: image.height)
        ).clipped().coloured { line in
            guard let counter, counterBoxes.contains(where: { !$0.intersection(line.box).isEmpty }) else { return main }
            return counter
        }
        // Who says that a picture is one line means all of it.
        return layout == .automatic ? page.withoutTraces(strengths: strengths) : page
    }

    /// Everything up to the search for the best paths: what the search's weights are tuned on.
    ///
    /// - Parameters:
    ///   - omitted: steps of segmentation to leave out.
    ///   - screens: whether only candidates are classified that may win.
    public func scoredLines(
        of image: RGBImage, omitting omitted: Set<SegmentationStep> = [], screens: Bool = true
    ) -> [[ScoredLine]] {
        let stages = surestLook(at: image, rectifies: !omitted.contains(.perspective)).stages
        let image = stages.image
        let preprocessed = Preprocessor().preprocess(image, as: stages.main.preprocessed.polarity)
        let counter = counterLayer(of: image, besides: preprocessed, Options())
        let segmenter = Segmenter(omitting: omitted, contrast: preprocessed.contrast)
        let page = segmenter.segment(
            preprocessed.mask, scale: stages.scale, telling: counter?.pageInk)
        let layer = regrouped(layer(preprocessed, page, Options()), by: segmenter, Options())
        if screens { return layer.scored }
        return layer.segmented.blocks.map { ScoredLine.score($0, with: classifier) }
    }

    /// The same of the ink of the other polarity, as far as the picture may have writing in it.
    public func counterLines(of image: RGBImage, omitting omitted: Set<SegmentationStep> = []) -> [[ScoredLine]] {
        surestLook(at: image, rectifies: !omitted.contains(.perspective)).stages.counter?.scored ?? []
    }
}
