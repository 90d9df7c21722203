import FileAccess
import Imaging

/// Images of a directory with NAME.gt.txt beside them.
struct BoardFiles {
    struct Board {
        var name: String
        var text: String
        let file: String

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
        boards = try files.filter { $0.hasSuffix(suffix) }.map { truth in
            let name = String(truth.dropLast(suffix.count))
            guard let image = files.first(where: { Self.isImage($0) && FilePath($0).removingExtension.string == name })
            else { throw FileProblem(path: "\(directory)/\(truth)", message: "there is no image beside it") }
            return Board(
                name: name, text: try GivenFile.text("\(directory)/\(truth)"), file: "\(directory)/\(image)")
        }
    }

    private static func isImage(_ file: String) -> Bool {
        ImageFormat.isNamed(byExtension: FilePath(file).fileExtension)
    }
}
