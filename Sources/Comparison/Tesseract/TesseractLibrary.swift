import CTesseract

/// Tesseract's C API (tesseract/capi.h of version 5), loaded when it is first asked for.
///
/// It is loaded, not linked, so that Boardscan reads where Tesseract is not installed, and starts without the sixty
/// libraries that Tesseract brings along. The compiler takes the functions' types from Tesseract's header.
struct TesseractLibrary {
    typealias Handle = OpaquePointer
    typealias Iterator = OpaquePointer

    /// The functions by short names; see `CTesseract`.
    let functions: boardscan_tesseract

    /// The name under which version 5 of the library is installed.
    static let fileName = "libtesseract.so.5"

    /// - Throws: ``TesseractError/notInstalled``.
    init() throws {
        let loaded = UnsafeMutablePointer<boardscan_tesseract>.allocate(capacity: 1)
        defer { loaded.deallocate() }
        guard boardscan_load_tesseract(Self.fileName, loaded) else { throw TesseractError.notInstalled }
        functions = loaded.pointee
    }
}
