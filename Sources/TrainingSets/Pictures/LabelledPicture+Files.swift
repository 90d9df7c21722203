import Foundation
import Imaging
import Reading

/// Three files on disk: NAME.jpg, NAME.ink.png (8-bit gray, an ``InkKind`` for each pixel) and NAME.lines.json.
extension LabelledPicture {
    /// - Throws: `ImageError`, what Foundation throws when a file cannot be written.
    public func write(to directory: URL, name: String, quality: Int = 92) throws {
        func url(_ ending: String) -> URL { directory.appendingPathComponent(name + ending) }
        try Data(ImageEncoder.jpeg(image, quality: quality)).write(to: url(".jpg"))
        let kinds = GrayImage(width: image.width, height: image.height, pixels: ink)
        try Data(ImageEncoder.png(kinds)).write(to: url(".ink.png"))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try encoder.encode(lines).write(to: url(".lines.json"))
    }

    /// The names of the pictures in a directory, sorted.
    ///
    /// - Throws: what Foundation throws when it cannot be listed.
    public static func names(in directory: URL) throws -> [String] {
        let ending = ".lines.json"
        return try FileManager.default.contentsOfDirectory(atPath: directory.path)
            .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
    }

    /// - Throws: `ImageError`, what Foundation throws when a file cannot be read.
    public init(directory: URL, name: String) throws {
        func bytes(_ ending: String) throws -> [UInt8] {
            [UInt8](try Data(contentsOf: directory.appendingPathComponent(name + ending)))
        }
        let image = try ImageDecoder(bytes(".jpg")).page(0)
        let kinds = try ImageDecoder(bytes(".ink.png")).page(0)
        guard (image.width, image.height) == (kinds.width, kinds.height) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self.init(
            image: image, ink: stride(from: 0, to: kinds.pixels.count, by: 3).map { kinds.pixels[$0] },
            lines: try JSONDecoder().decode([Line].self, from: Data(bytes(".lines.json"))))
    }

    /// All pictures of a directory, in the order of their names.
    ///
    /// - Throws: as `init(directory:name:)`.
    public static func all(in directory: URL) throws -> [LabelledPicture] {
        let results = ParallelMap.onAllCores(try names(in: directory)) { name in
            Result { try LabelledPicture(directory: directory, name: name) }
        }
        return try results.map { try $0.get() }
    }
}
