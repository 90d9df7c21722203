import CTesseract
import DocumentModel
import Imaging

/// Reads with Tesseract: English, the model that is installed, through its C API.
///
/// Not for several tasks at once. How many threads Tesseract takes is told by the environment's OMP_THREAD_LIMIT.
public final class TesseractReader {
    /// How Tesseract looks for text on a page (its `--psm`).
    public enum Segmentation: Int32, CaseIterable, Sendable, Codable {
        /// Columns and blocks are found.
        case automatic = 3
        /// The page is one block of text.
        case singleBlock = 6

        fileprivate var mode: TessPageSegMode {
            switch self {
            case .automatic: PSM_AUTO
            case .singleBlock: PSM_SINGLE_BLOCK
            }
        }
    }

    private let library: boardscan_tesseract
    private let handle: TesseractLibrary.Handle

    /// - Throws: ``TesseractError``.
    public init(_ segmentation: Segmentation) throws {
        library = try TesseractLibrary().functions
        guard let handle = library.create() else { throw TesseractError.notInstalled }
        self.handle = handle
        guard library.initialize(handle, nil, "eng") == 0 else { throw TesseractError.noEnglishData }
        library.setPageSegmentationMode(handle, segmentation.mode)
    }

    deinit { library.delete(handle) }

    /// As "5.3.0".
    public var version: String { library.version().map { String(cString: $0) } ?? "" }

    /// Reads one upright picture.
    ///
    /// - Throws: ``TesseractError``.
    public func read(_ image: RGBImage, pageIndex: Int = 0) throws -> Page {
        guard max(image.width, image.height) <= Int(Int16.max) else { throw TesseractError.imageTooLarge }
        setImage(image)
        guard library.recognize(handle, nil) == 0 else { throw TesseractError.recognitionFailed }
        var page = Page(index: pageIndex, width: image.width, height: image.height, blocks: [])
        // Without text there is no iterator.
        guard let iterator = library.iterator(handle) else { return page }
        defer { library.deleteIterator(iterator) }
        page.blocks = TesseractWords(
            library: library, iterator: iterator, image: (image.width, image.height)
        ).blocks()
        return page
    }

    private func setImage(_ image: RGBImage) {
        image.pixels.withUnsafeBufferPointer { pixels in
            guard let start = pixels.baseAddress else { return }
            let (width, height) = (CInt(image.width), CInt(image.height))
            library.setImage(handle, start, width, height, 3, width * 3)
        }
    }
}
