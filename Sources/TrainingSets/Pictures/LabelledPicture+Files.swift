import FileAccess
import FoundationEssentials
import Imaging
import NetworkKernels

/// A labelled picture as three files of one name:
///
/// - `NAME.jpg`, the picture
/// - `NAME.ink.png`, one gray value per pixel: the ``InkKind``'s number, 0 to 3
/// - `NAME.lines.json`, the list of ``Line`` in reading order
extension LabelledPicture {
    private static let pictureSuffix = ".jpg"
    private static let inkSuffix = ".ink.png"
    private static let linesSuffix = ".lines.json"

    /// Writes the three files; the directory must exist.
    ///
    /// The JPEG's quality is 1…100.
    ///
    /// - Throws: `FileError` or `ImageError`.
    public func write(to directory: FilePath, named name: String, quality: Int = 90) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let ink = GrayImage(width: image.width, height: image.height, pixels: ink)
        // Thousands are made, and made again where need be.
        func write(_ bytes: [UInt8], _ suffix: String) throws {
            try FileWriting.write(bytes, to: Self.path(directory, name, suffix), durably: false)
        }
        try write(ImageEncoder.jpeg(image, quality: quality), Self.pictureSuffix)
        try write(ImageEncoder.png(ink), Self.inkSuffix)
        try write([UInt8](encoder.encode(lines)), Self.linesSuffix)
    }

    /// Reads what ``write(to:named:quality:)`` wrote; the picture is as the JPEG left it.
    ///
    /// - Throws: `FileError`, `ImageError`, `DecodingError`, or ``FilesError`` when the files do not belong together.
    public init(directory: FilePath, name: String) throws {
        func bytes(_ suffix: String) throws -> [UInt8] {
            try FileReading.bytes(of: Self.path(directory, name, suffix))
        }
        let image = try ImageDecoder(bytes(Self.pictureSuffix)).page(0)
        let map = try ImageDecoder(bytes(Self.inkSuffix)).page(0)
        guard map.width == image.width, map.height == image.height else { throw FilesError.sizes(name) }
        let ink = stride(from: 0, to: map.pixels.count, by: 3).map { map.pixels[$0] }
        guard ink.allSatisfy({ InkKind(rawValue: $0) != nil }) else { throw FilesError.ink(name) }
        let lines = try JSONDecoder().decode([Line].self, from: Data(bytes(Self.linesSuffix)))
        guard lines.allSatisfy({ $0.corners.count == 4 }) else { throw FilesError.corners(name) }
        self.init(image: image, ink: ink, lines: lines)
    }

    /// The names of the labelled pictures in a directory, sorted by their bytes: what there are lines of.
    ///
    /// - Throws: `FileError`.
    public static func names(in directory: FilePath) throws -> [String] {
        try FileReading.names(in: directory).map(\.string).filter { $0.hasSuffix(linesSuffix) }
            .map { String($0.dropLast(linesSuffix.count)) }
    }

    private static func path(_ directory: FilePath, _ name: String, _ suffix: String) -> FilePath {
        directory.child(FilePath(name + suffix))
    }

    /// Why the three files are no labelled picture.
    public enum FilesError: Error, Hashable, CustomStringConvertible {
        /// The ink has not as many rows and columns as the picture of this name.
        case sizes(String)
        /// The ink has a value that stands for no kind.
        case ink(String)
        /// A line has more corners than four, or fewer.
        case corners(String)

        public var description: String {
            switch self {
            case .sizes(let name): "\(name): the picture and its ink differ in size"
            case .ink(let name): "\(name): the ink has a value above 3"
            case .corners(let name): "\(name): a line has not four corners"
            }
        }
    }
}

extension LabelledPicture {
    /// All pictures of a directory, in the order of their names.
    ///
    /// - Throws: as ``names(in:)`` and `init(directory:name:)`.
    public static func all(in directory: FilePath) throws -> [LabelledPicture] {
        let results = ParallelMap.onAllCores(try names(in: directory)) { name in
            Result { try LabelledPicture(directory: directory, name: name) }
        }
        return try results.map { try $0.get() }
    }
}
