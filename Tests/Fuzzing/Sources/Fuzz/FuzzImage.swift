import Boardscan
import DocumentFormats
import Imaging

/// A picture's file: decoded, read, written in every form.
enum FuzzImage {
    private static let reader = try? BoardReader()
    /// Small, so that many inputs fit into a second.
    private static let maximumPixels = 200_000

    @Sendable static func test(_ bytes: [UInt8]) {
        guard let decoder = try? ImageDecoder(bytes, maximumPixels: maximumPixels), let reader else { return }
        var options = BoardReader.Options()
        // What does not look into the picture is fuzzed with it: the last byte chooses.
        let last = bytes.last ?? 0
        options.usesLanguagePrior = last & 1 == 0
        options.layout = last & 2 == 0 ? .automatic : .singleLine
        let pages = min(3, decoder.pageCount)
        for index in 0..<pages {
            guard let image = try? decoder.page(index) else { continue }
            precondition(image.width * image.height <= maximumPixels)
            let page = reader.read(image, pageIndex: index, options: options)
            FuzzDocument.write(.init(source: "fuzz", language: "en", pages: [page]))
        }
    }
}
