/// The picture formats that can be decoded, told apart by their first bytes.
public enum ImageFormat: String, Sendable, CaseIterable {
    /// JPEG, sequential or progressive.
    case jpeg = "JPEG"
    /// Portable Network Graphics.
    case png = "PNG"
    /// Tagged Image File Format, BigTIFF among it; a file may have many pages.
    case tiff = "TIFF"
    /// WebP, with loss or without.
    case webp = "WebP"
    /// Bitmaps of Windows.
    case bmp = "BMP"
    /// Graphics Interchange Format; the first frame is read.
    case gif = "GIF"
    /// Netpbm's formats, from bitmaps (PBM) to PAM.
    case pnm = "PNM"
    /// JPEG 2000, in its file format or as a bare codestream.
    case jpeg2000 = "JPEG 2000"
    /// HEIF pictures, most of them coded as HEVC.
    case heic = "HEIC"
    /// HEIF pictures that are coded as AV1.
    case avif = "AVIF"
    /// Portable Document Format; a file may have many pages.
    case pdf = "PDF"

    /// File name extensions in lower case, by which a directory's pictures are found.
    public var fileExtensions: [String] {
        switch self {
        case .jpeg: ["jpg", "jpeg", "jpe", "jfif"]
        case .png: ["png"]
        case .tiff: ["tif", "tiff"]
        case .webp: ["webp"]
        case .bmp: ["bmp", "dib"]
        case .gif: ["gif"]
        case .pnm: ["pnm", "pbm", "pgm", "ppm", "pam"]
        case .jpeg2000: ["jp2", "j2k", "jpf", "jpx", "j2c", "jpc"]
        case .heic: ["heic", "heif", "hif"]
        case .avif: ["avif"]
        case .pdf: ["pdf"]
        }
    }

    /// What decodes it, where that is loaded when it is needed.
    var library: String { self == .pdf ? "poppler" : "libheif" }
    /// The package of Debian that has it.
    var package: String { self == .pdf ? "libpoppler-glib8" : "libheif1" }

    /// Whether files with this extension, in lower case, are taken for pictures.
    ///
    /// Those of PDF are not: they may well be results.
    public static func isNamed(byExtension fileExtension: String) -> Bool { allExtensions.contains(fileExtension) }

    /// Whether files with this extension, in lower case, are pictures, including those of formats that cannot be
    /// decoded.
    public static func isNamedAsPicture(_ fileExtension: String) -> Bool {
        isNamed(byExtension: fileExtension) || foreignExtensions.contains(fileExtension)
    }

    private static let allExtensions = Set(allCases.filter { $0 != .pdf }.flatMap(\.fileExtensions))
    private static let foreignExtensions: Set<String> = ["jxl"]

    /// Recognises a format by its signature; a file's name is never asked.
    ///
    /// - Throws: ``ImageError`` when the bytes are none, no picture, or a picture of another format.
    public init(signatureOf bytes: [UInt8]) throws {
        if bytes.isEmpty { throw ImageError.empty }
        guard let format = Self.match(ByteReader(bytes)) else {
            if let name = Self.foreignFormat(ByteReader(bytes)) { throw ImageError.unsupportedFormat(name) }
            throw ImageError.notAnImage
        }
        self = format
    }

    private static func match(_ bytes: ByteReader) -> ImageFormat? {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
        if bytes.starts(with: PNGPicture.signature) { return .png }
        if [[0x49, 0x49, 42, 0], [0x4D, 0x4D, 0, 42], [0x49, 0x49, 43, 0], [0x4D, 0x4D, 0, 43]].contains(
            where: { bytes.starts(with: $0) })
        {
            return .tiff
        }
        if bytes.starts(with: "RIFF"), bytes.has("WEBP", at: 8) { return .webp }
        if bytes.starts(with: "GIF87a") || bytes.starts(with: "GIF89a") { return .gif }
        if bytes.starts(with: "BM"), BMPHeader.isPlausible(bytes) { return .bmp }
        if bytes.starts(with: JPEG2000Structure.boxSignature)
            || bytes.starts(with: JPEG2000Structure.codestreamSignature)
        {
            return .jpeg2000
        }
        if let format = heifFormat(bytes) { return format }
        if isPNM(bytes) { return .pnm }
        return hasPDFHeader(bytes) ? .pdf : nil
    }

    /// Readers of PDF take a header that has other bytes before it, within the first 1024 (ISO 32000-1, annex H.3, note
    /// 13).
    private static func hasPDFHeader(_ bytes: ByteReader) -> Bool {
        let mark = "%PDF-"
        return (0...1024 - mark.utf8.count).contains { bytes.has(mark, at: $0) }
    }

    /// By the brands of an ISO base media file (ISO/IEC 14496-12): what it is made for, and what it goes with.
    private static func heifFormat(_ bytes: ByteReader) -> ImageFormat? {
        guard bytes.has("ftyp", at: 4), let length = bytes.uint32(at: 0, bigEndian: true) else { return nil }
        let box = bytes.slice(at: 8, length: min(length, longestBrandList) - 8)
        func names(_ brands: [String]) -> Bool {
            stride(from: 0, to: box.count - 3, by: 4).contains { offset in brands.contains { box.has($0, at: offset) } }
        }
        if names(["avif", "avis"]) { return .avif }
        return names(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]) ? .heic : nil
    }

    /// In bytes; files have a dozen.
    private static let longestBrandList = 256

    /// "P" and a digit also begin ordinary text, so white space and a number must follow.
    private static func isPNM(_ bytes: ByteReader) -> Bool {
        guard bytes[0] == UInt8(ascii: "P"), let kind = bytes[1], (0x31...0x37).contains(kind) else { return false }
        let whitespace: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
        guard let separator = bytes[2], whitespace.contains(separator) else { return separatorIsComment(bytes[2]) }
        var index = 3
        while let byte = bytes[index], whitespace.contains(byte) { index += 1 }
        guard let next = bytes[index] else { return false }
        return (0x30...0x39).contains(next) || separatorIsComment(next)
            || (kind == 0x37 && bytes.has("WIDTH", at: index))
    }

    private static func separatorIsComment(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: "#") }

    /// Names well-known formats that cannot be decoded, so that the message can say what to do.
    private static func foreignFormat(_ bytes: ByteReader) -> String? {
        if bytes.starts(with: "%!PS") { return "PostScript" }
        if bytes.starts(with: [0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20]) || bytes.starts(with: [0xFF, 0x0A]) {
            return "JPEG XL"
        }
        return nil
    }
}
