/// Why bytes could not be made into a picture, or a picture into bytes; the description is one line for people.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There are no bytes.
    case empty
    /// The first bytes are those of no picture.
    case notAnImage
    /// A picture in a format that is not among ``ImageFormat``.
    case unsupportedFormat(String)
    /// The file ends before its picture does.
    case truncated(ImageFormat)
    /// The bytes break the rules of their format, or use a rare variety of it.
    case damaged(ImageFormat)
    /// The picture has no row or no column.
    case zeroSize(width: Int, height: Int)
    /// The picture has more pixels than it may have.
    case tooLarge(width: Int, height: Int, maximumPixels: Int)
    /// The file has no page of this index, counted from 0.
    case noSuchPage(Int)
    /// A page behind the last that is read of a document.
    case tooManyPages(maximum: Int)
    /// The document is none of pages.
    case noPages
    /// A page or picture takes more processor time than it may.
    case tooSlow(ImageFormat)
    /// The pages of a document have taken all the processor time that they may take together.
    case documentTooSlow
    /// A progressive picture is built up in more steps than encoders take; each costs as much as a whole picture.
    case tooManyScans(maximum: Int)
    /// The file is locked by a password.
    case encrypted(ImageFormat)
    /// The library that decodes the format is not installed.
    case missingLibrary(ImageFormat)
    /// The library is there, but not its part for this kind of file.
    case missingDecoder(ImageFormat)
    /// The picture is too large for the format, or there is no memory for it.
    case encodingFailed(ImageFormat)
    /// Bytes of a stream that begin no PNG, JPEG or binary PNM.
    case notAFrame
    /// A frame of a stream that is longer than what may be kept in memory.
    case frameTooLong(maximumBytes: Int)

    public var description: String {
        switch self {
        case .empty: "the file is empty"
        case .notAnImage: "not an image (JPEG, PNG, TIFF, PDF, HEIC, AVIF, WebP, JPEG 2000, BMP, GIF or PNM)"
        case .unsupportedFormat(let name): "\(name) cannot be read; convert it to PNG or JPEG first"
        case .truncated(let format): "the \(format.rawValue) file is truncated"
        case .damaged(let format): "the \(format.rawValue) file is damaged or of a kind that cannot be read"
        case .zeroSize(let width, let height): "the image has no pixels (\(width)×\(height))"
        case .tooLarge(let width, let height, let maximum):
            "the image is too large: \(width)×\(height) is more than \(maximum) pixels (see --max-pixels)"
        case .noSuchPage(let index): "the file has no page \(index < .max ? index + 1 : index)"
        case .tooManyPages(let maximum): "only the first \(maximum) pages are read"
        case .noPages: "the PDF file has no pages"
        case .tooSlow(.pdf): "drawing the page takes too long"
        case .tooSlow: "decoding the picture takes too long"
        case .documentTooSlow: "drawing the pages takes too long; this one and those behind it are left out"
        case .tooManyScans(let maximum): "the JPEG file has more than \(maximum) scans"
        case .encrypted(let format): "the \(format.rawValue) file is encrypted; remove its password first"
        case .missingLibrary(let format):
            "\(format.rawValue) cannot be read without \(format.library) (Debian: apt-get install \(format.package))"
        case .missingDecoder(let format):
            "this kind of \(format.rawValue) cannot be decoded by the \(format.library) that is installed (newer Debian: "
                + "apt-get install libheif-plugin-libde265 libheif-plugin-dav1d)"
        case .encodingFailed(let format): "the picture cannot be written as \(format.rawValue)"
        case .notAFrame: "no image begins here (PNG, JPEG and binary PNM may stand one behind the other)"
        case .frameTooLong(let maximum): "the image has more than \(maximum) bytes"
        }
    }
}
