import Glibc

/// Tesseract's C API (tesseract/capi.h of version 5), loaded when it is first asked for.
///
/// It is loaded, not linked, so that Boardscan builds and reads where Tesseract is not installed, and starts without
/// the sixty libraries that Tesseract brings along.
struct TesseractLibrary {
    typealias Handle = OpaquePointer
    typealias Iterator = OpaquePointer
    typealias CString = UnsafePointer<CChar>
    typealias Level = CInt
    typealias Place = UnsafeMutablePointer<CInt>

    let version: @convention(c) () -> CString?
    let create: @convention(c) () -> Handle?
    let delete: @convention(c) (Handle) -> Void
    /// Data directory (`nil`: where it was installed, or TESSDATA_PREFIX), language; not 0 on failure.
    let initialize: @convention(c) (Handle, CString?, CString) -> CInt
    let setPageSegmentationMode: @convention(c) (Handle, CInt) -> Void
    /// Samples, width, height, bytes per pixel, bytes per line; the samples are copied.
    let setImage: @convention(c) (Handle, UnsafePointer<UInt8>, CInt, CInt, CInt, CInt) -> Void
    /// Monitor; not 0 on failure.
    let recognize: @convention(c) (Handle, OpaquePointer?) -> CInt
    let iterator: @convention(c) (Handle) -> Iterator?
    let deleteIterator: @convention(c) (Iterator) -> Void
    let next: @convention(c) (Iterator, Level) -> CInt
    let isAtBeginning: @convention(c) (Iterator, Level) -> CInt
    let boundingBox: @convention(c) (Iterator, Level, Place, Place, Place, Place) -> CInt
    let baseline: @convention(c) (Iterator, Level, Place, Place, Place, Place) -> CInt
    let text: @convention(c) (Iterator, Level) -> UnsafeMutablePointer<CChar>?
    let deleteText: @convention(c) (UnsafeMutablePointer<CChar>) -> Void
    /// In percent.
    let confidence: @convention(c) (Iterator, Level) -> Float

    /// The name under which version 5 of the library is installed.
    static let fileName = "libtesseract.so.5"

    /// - Throws: ``TesseractError/notInstalled``.
    init() throws {
        let symbols = try Symbols(of: Self.fileName)
        version = try symbols["TessVersion"]
        create = try symbols["TessBaseAPICreate"]
        delete = try symbols["TessBaseAPIDelete"]
        initialize = try symbols["TessBaseAPIInit3"]
        setPageSegmentationMode = try symbols["TessBaseAPISetPageSegMode"]
        setImage = try symbols["TessBaseAPISetImage"]
        recognize = try symbols["TessBaseAPIRecognize"]
        iterator = try symbols["TessBaseAPIGetIterator"]
        deleteIterator = try symbols["TessResultIteratorDelete"]
        next = try symbols["TessResultIteratorNext"]
        // A result iterator is a page iterator, too (TessResultIteratorGetPageIterator casts it).
        isAtBeginning = try symbols["TessPageIteratorIsAtBeginningOf"]
        boundingBox = try symbols["TessPageIteratorBoundingBox"]
        baseline = try symbols["TessPageIteratorBaseline"]
        text = try symbols["TessResultIteratorGetUTF8Text"]
        deleteText = try symbols["TessDeleteText"]
        confidence = try symbols["TessResultIteratorConfidence"]
    }
}

/// The functions of a loaded library by name.
private struct Symbols {
    private let library: UnsafeMutableRawPointer

    /// The library stays loaded until the program ends.
    init(of fileName: String) throws {
        guard let library = dlopen(fileName, RTLD_NOW | RTLD_LOCAL) else { throw TesseractError.notInstalled }
        self.library = library
    }

    /// - Returns: the function, whose C type the caller states as it stands in capi.h.
    subscript<Function>(name: String) -> Function {
        get throws {
            guard let address = dlsym(library, name) else { throw TesseractError.notInstalled }
            return unsafeBitCast(address, to: Function.self)
        }
    }
}
