/// The picture formats that can be decoded, told apart by their first bytes.
public enum ImageFormat: String, Sendable, CaseIterable {
    case jpeg = "JPEG"
    case png = "PNG"
    case tiff = "TIFF"
    case webp = "WebP"
    case bmp = "BMP"
    case gif = "GIF"
    case pnm = "PNM"

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
        }
    }

    /// Whether files with this extension, in lower case, are taken for pictures.
    public static func isNamed(byExtension fileExtension: String) -> Bool { allExtensions.contains(fileExtension) }

    /// The same, with those of formats that cannot be decoded.
    public static func isNamedAsPicture(_ fileExtension: String) -> Bool {
        isNamed(byExtension: fileExtension) || foreignExtensions.contains(fileExtension)
    }

    private static let allExtensions = Set(allCases.flatMap(\.fileExtensions))
    private static let foreignExtensions: Set<String> = ["heic", "heif", "avif", "jp2", "jxl"]

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
        if bytes.starts(with: PNGStructure.signature) { return .png }
        if [[0x49, 0x49, 42, 0], [0x4D, 0x4D, 0, 42], [0x49, 0x49, 43, 0], [0x4D, 0x4D, 0, 43]].contains(
            where: { bytes.starts(with: $0) })
        {
            return .tiff
        }
        if bytes.starts(with: "RIFF"), bytes.has("WEBP", at: 8) { return .webp }
        if bytes.starts(with: "GIF87a") || bytes.starts(with: "GIF89a") { return .gif }
        if bytes.starts(with: "BM"), BMPHeader.isPlausible(bytes) { return .bmp }
        return isPNM(bytes) ? .pnm : nil
    }

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
        if bytes.starts(with: "%PDF") { return "PDF" }
        if bytes.starts(with: "%!PS") { return "PostScript" }
        if bytes.starts(with: [0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20]) || bytes.starts(with: [0xFF, 0x4F, 0xFF, 0x51]) {
            return "JPEG 2000"
        }
        if bytes.starts(with: [0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20]) || bytes.starts(with: [0xFF, 0x0A]) {
            return "JPEG XL"
        }
        if bytes.has("ftypavif", at: 4) { return "AVIF" }
        if ["ftyphei", "ftyphev", "ftypmif1"].contains(where: { bytes.has($0, at: 4) }) { return "HEIC" }
        return nil
    }
}
