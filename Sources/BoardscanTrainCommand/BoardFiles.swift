import FileAccess
import Imaging

/// Images of a directory with NAME.gt.txt beside them.
struct BoardFiles {
    struct Board {
        var name: String
        var text: String
        fileprivate var file: String

        func image() throws -> RGBImage {
            let bytes = try GivenFile.bytes(file)
            return try GivenFile.naming(file) { try ImageDecoder(bytes).page(0) }
        }
    }

    let boards: [Board]

    init(directory: String) throws {
        let suffix = ".gt.txt"
        let files = try GivenFile.naming(directory) {
            try FileReading.names(in: FilePath(directory)).map(\.string)
        }
        boards = try files.filter { $0.hasSuffix(suffix) }.compactMap { truth in
            let name = String(truth.dropLast(suffix.count))
            let image = files.first { $0.hasPrefix(name + ".") && Self.isImage($0) }
            guard let image else { return nil }
            return Board(
                name: name, text: try GivenFile.text("\(directory)/\(truth)"), file: "\(directory)/\(image)")
        }
    }

    private static func isImage(_ file: String) -> Bool {
        ImageFormat.isNamed(byExtension: FilePath(file).fileExtension)
    }
}
