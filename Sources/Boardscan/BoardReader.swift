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

    /// Reads one upright picture.
    ///
    /// - Parameters:
    ///   - pageIndex: the page's number within its document, from 0.
    ///   - trace: is shown what each stage saw.
    public func read(
        _ image: consuming RGBImage, pageIndex: Int = 0, options: Options = Options(),
        trace: (any StageObserver)? = nil
    ) -> Page {
        let (width, height) = (image.width, image.height)
        // The picture itself is needed no longer than this, and it is the largest thing in memory.
        let shown = trace == nil ? nil : image
        let preprocessed = Preprocessor().preprocess(consume image)
        let (mask, seen) = (preprocessed.mask, trace == nil ? nil : preprocessed)
        let segmented = Segmenter().segment(mask)
        let pageReader = PageReader(
            characterSet: classifier.characterSet, prior: options.usesLanguagePrior ? languagePrior : nil,
            charset: options.charset, weights: options.weights)
        let blocks = pageReader.read(
            PageReader.score(segmented, with: classifier, threads: options.threads), threads: options.threads)
        let page = Page(index: pageIndex, width: width, height: height, blocks: blocks)
        if let trace, let shown, let seen {
            StagePictures(image: shown, preprocessed: seen, segmented: segmented, page: page).show(to: trace)
        }
        return page.keepingWords(from: options.minimumConfidence)
    }
}

extension BoardReader {
    /// Everything up to the search for the best paths: what the search's weights are tuned on.
    public func scoredLines(of image: RGBImage) -> [[ScoredLine]] {
        PageReader.score(Segmenter().segment(Preprocessor().preprocess(image).mask), with: classifier)
    }
}

extension Page {
    /// The page without words less sure than `confidence`; words are numbered anew.
    func keepingWords(from confidence: Double) -> Page {
        guard confidence > 0 else { return self }
        var page = self
        var next = 0
        page.blocks = blocks.compactMap { block in
            var block = block
            block.lines = block.lines.compactMap { line in
                var line = line
                line.words = line.words.filter { $0.confidence >= confidence }.map { $0.numbered(&next) }
                return line.words.isEmpty ? nil : line
            }
            return block.lines.isEmpty ? nil : block
        }
        return page
    }
}

extension Word {
    fileprivate func numbered(_ next: inout Int) -> Word {
        var word = self
        word.index = next
        for position in word.characters.indices { word.characters[position].wordIndex = next }
        next += 1
        return word
    }
}
