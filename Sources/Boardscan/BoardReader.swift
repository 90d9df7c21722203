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
public struct BoardReader: Sendable {
    public struct Options: Sendable {
        /// Whether English and code are expected; without it every character counts for itself.
        public var usesLanguagePrior = true
        /// The characters that may win; `nil` for all.
        public var charset: Set<Character>?
        /// Words less sure than this, 0…1, are left out.
        public var minimumConfidence: Double = 0
        /// Words of other inks are left out; `nil` keeps all.
        public var inks: Set<Ink.Name>?
        /// What is known of the layout.
        public var layout = PageLayout.automatic
        public var weights = ReadingWeights()
        /// Threads that one picture's candidates and lines are shared among.
        public var threads = 1

        public init() {}
    }

    fileprivate let classifier: ConvolutionalClassifier
    /// The language prior in the program.
    public let languagePrior: LanguagePrior

    /// The characters the reader's network knows.
    public var characterSet: CharacterSet { classifier.characterSet }

    /// - Parameter modelBytes: a weights file; `nil` for the one in the program.
    /// - Throws: `ModelFileError` or `LanguagePriorError` when the weights or the prior cannot be used.
    public init(modelBytes: [UInt8]? = nil) throws {
        let model = try modelBytes.map { try ModelFile(bytes: $0) } ?? BundledFiles.glyphModel()
        classifier = try ConvolutionalClassifier(model)
        languagePrior = try BundledFiles.languagePrior()
    }

    /// The weights file in the program.
    public static func bundledModel() -> [UInt8] { BundledFiles.glyphModelBytes() }

    /// Reads one upright picture.
    ///
    /// - Parameters:
    ///   - pageIndex: the page's number within its document, from 0.
    ///   - trace: is shown what each stage saw.
    public func read(
        _ image: RGBImage, pageIndex: Int = 0, options: Options = Options(), trace: (any StageObserver)? = nil
    ) -> Page {
        let preprocessed = Preprocessor().preprocess(image)
        let segmented = Segmenter(layout: options.layout).segment(preprocessed.mask)
        let pageReader = PageReader(
            characterSet: classifier.characterSet, prior: options.usesLanguagePrior ? languagePrior : nil,
            charset: options.charset, weights: options.weights, layout: options.layout)
        let blocks = pageReader.read(
            PageReader.score(segmented, with: classifier, threads: options.threads), threads: options.threads)
        let page = Page(
            index: pageIndex, resolution: image.resolution, width: image.width, height: image.height, blocks: blocks
        ).clipped().coloured(by: InkColors(of: image, preprocessed, mask: segmented.withoutRules))
        if let trace {
            StagePictures(image: image, preprocessed: preprocessed, segmented: segmented, page: page).show(to: trace)
        }
        return page.keepingWords(from: options.minimumConfidence).keepingWords(of: options.inks)
    }
}

extension BoardReader {
    /// Everything up to the search for the best paths: what the search's weights are tuned on.
    ///
    /// - Parameters:
    ///   - omitted: steps of segmentation to leave out.
    ///   - screens: whether only candidates are classified that may win.
    public func scoredLines(
        of image: RGBImage, omitting omitted: Set<SegmentationStep> = [], screens: Bool = true
    ) -> [[ScoredLine]] {
        let page = Segmenter(omitting: omitted).segment(Preprocessor().preprocess(image).mask)
        if screens { return PageReader.score(page, with: classifier) }
        return page.blocks.map { ScoredLine.score($0, with: classifier) }
    }
}
