import Foundation
import Imaging

/// Images of a directory with NAME.gt.txt beside them.
struct BoardFiles {
    struct Board {
        var name: String
        var text: String
        fileprivate var file: URL

        func image() throws -> RGBImage { try ImageDecoder([UInt8](Data(contentsOf: file))).page(0) }
    }

    let boards: [Board]

    init(directory: String) throws {
        let suffix = ".gt.txt"
        let url = URL(fileURLWithPath: directory)
        let files = try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
        boards = try files.filter { $0.hasSuffix(suffix) }.compactMap { truth in
            let name = String(truth.dropLast(suffix.count))
            let image = files.first { $0.hasPrefix(name + ".") && Self.isImage($0) }
            guard let image else { return nil }
            let text = try String(contentsOf: url.appendingPathComponent(truth), encoding: .utf8)
            return Board(name: name, text: text, file: url.appendingPathComponent(image))
        }
    }

    private static func isImage(_ file: String) -> Bool {
        ImageFormat.isNamed(byExtension: URL(fileURLWithPath: file).pathExtension.lowercased())
    }
}
