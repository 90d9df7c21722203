import Boardscan
import CLeptonica
import DocumentFormats
import DocumentModel
import FileAccess
import Finding
import Glibc
import Imaging

@testable import GlyphClassifier
@testable import NetworkKernels

/// What fuzzing starts from: small files of every kind that is read, made of the boards in Fixtures.
enum Seeds {
    static func write(to directory: String) throws {
        for (target, files) in [
            "image": try images(), "model": try models(), "document": try documents(), "strokes": strokes,
            "request": FuzzRequest.seeds,
        ] {
            mkdir(directory, 0o777)
            mkdir("\(directory)/\(target)", 0o777)
            for (index, bytes) in files.enumerated() {
                let file = fopen("\(directory)/\(target)/seed\(index)", "wb")
                fwrite(bytes, 1, bytes.count, file)
                fclose(file)
            }
        }
    }

    private static let fixtures = "../../Fixtures/"

    /// A word or two of each board, in each format.
    private static func images() throws -> [[UInt8]] {
        var files: [[UInt8]] = []
        for name in ["clean-code", "coloured", "dark"] {
            let bytes = try FileReading.bytes(of: FilePath(fixtures + name + ".jpg"))
            let board = try ImageDecoder(bytes).page(0)
            let part = crop(board, x: board.width / 20, y: board.height / 20, width: 200, height: 120)
            let png = try ImageEncoder.png(part)
            files.append(png)
            for format in [IFF_JFIF_JPEG, IFF_TIFF_LZW, IFF_TIFF, IFF_WEBP, IFF_BMP, IFF_GIF, IFF_PNM] {
                var pix = pixReadMemPng(png, png.count)
                defer { pixDestroy(&pix) }
                var data: UnsafeMutablePointer<UInt8>?
                var size = 0
                guard pixWriteMem(&data, &size, pix, Int32(format)) == 0, let data else { continue }
                files.append(Array(UnsafeBufferPointer(start: data, count: size)))
                lept_free(data)
            }
        }
        return files + [SearchablePDF().render(Document(source: nil, language: "en", pages: []), photos: [])]
    }

    private static func crop(_ image: RGBImage, x: Int, y: Int, width: Int, height: Int) -> RGBImage {
        let rows = (0..<height).map { 3 * ((y + $0) * image.width + x) }
        let pixels = rows.flatMap { image.pixels[$0..<$0 + 3 * width] }
        return RGBImage(width: width, height: height, pixels: pixels)
    }

    /// A network of four classes with a convolution, one without, and one that finds.
    private static func models() throws -> [[UInt8]] {
        let finding = FindingArchitecture(widths: [2, 3, 4], repeats: [0, 1, 0])
        let convolutions = finding.convolutions.map { layer in
            let count = layer.kernel * layer.kernel * layer.inputChannels * layer.outputChannels
            return LayerParameters(
                weights: (0..<count).map { Float($0 % 5) / 8 - 0.25 },
                bias: [Float](repeating: 0.5, count: layer.outputChannels))
        }
        let finder = FindingModel(
            architecture: finding, layers: convolutions, provenance: .init(recipe: "seed", seed: 7, steps: 3))
        return try glyphModels() + [finder.bytes()]
    }

    private static func glyphModels() throws -> [[UInt8]] {
        let networks = [
            NetworkArchitecture(layers: [
                .convolution(.init(kernel: 3, from: 1, to: 2, stride: 2, padding: 1, batchNormalized: true)), .relu,
                .maxPool, .dense(.init(from: 7 * 7 * 2, to: 4)),
            ]),
            NetworkArchitecture(layers: [.maxPool, .maxPool, .dense(.init(from: 7 * 7, to: 4))]),
        ]
        return try networks.map { network in
            let layers = network.parameterCounts.map { count in
                NetworkParameters.LayerParameters(
                    weights: (0..<count.weights).map { Float($0 % 5) / 8 },
                    bias: [Float](repeating: 0.5, count: count.bias))
            }
            var exemplars = GlyphExemplars()
            exemplars.append("a", pixels: (0..<GlyphNormalizer.pixelCount).map { UInt8($0 % 3 * 127) })
            let header = ModelHeader(
                architecture: network, characters: ["a", "b", "é"], temperature: 1.25,
                provenance: ModelProvenance(
                    recipe: "seed", seed: 7, epochs: 3, data: ["x": 10], accuracy: ["all": 0.5]),
                exemplars: exemplars, texts: [KnownText("ab", beginsLine: false)])
            return try ModelFile(header: header, parameters: NetworkParameters(layers: layers)).bytes()
        }
    }

    /// A short page in each form, and two texts to compare.
    private static func documents() throws -> [[UInt8]] {
        var page = Page(index: 0, width: 200, height: 120, blocks: [])
        let box = PixelBox(x: 10, y: 12, width: 60, height: 20)
        let characters = "aé<".enumerated().map { index, character in
            RecognizedCharacter(
                text: String(character), box: box, confidence: 0.9,
                alternatives: [.init(text: "o", confidence: 0.1)], wordIndex: 0, index: index)
        }
        let word = Word(index: 0, box: box, confidence: 0.8, characters: characters)
        let lines = [0, 90, 323.4].map {
            Line(box: box, angle: $0, baseline: .init(slope: 0.1, offset: 30), words: [word])
        }
        page.blocks = [Block(box: box, lines: lines)]
        let document = Document(source: "a b.jpg", language: "en", pages: [page])
        return DocumentFormat.allCases.map { Array($0.render(document).utf8) }
            + ["one two\nthree", "x\u{FEFF}y z\r\nthree\0one tow\nthere 3.5 isn't"].map { Array($0.utf8) }
    }

    private static let strokes: [[UInt8]] = [
        Array(
            """
            .VERSION 1.0
            .COORD X Y T
            .HIERARCHY TEXT CHARACTER
            .WRITER_ID Ann
            .X_POINTS_PER_INCH 200
            .Y_POINTS_PER_INCH 100
            .PEN_DOWN
            0 0 1
            10 20 2
            15 -3.5 3
            .PEN_UP
            5 5 1
            .PEN_DOWN
            15 0 9
            18 10 9
            14 18 9
            .SEGMENT CHARACTER 0-1,2:1-2:2 OK "a"
            .SEGMENT CHARACTER 2 ? "\\""
            .SEGMENT TEXT 0-2 OK "a b"
            .INCLUDE a/b.dat

            """.utf8),
        [0, 0, 8, 3, 0, 0, 0, 1, 0, 0, 0, 28, 0, 0, 0, 28] + [UInt8](repeating: 9, count: 784)
            + [255, 0, 0, 8, 1, 0, 0, 0, 1, 10, 255] + Array("10 65\n1 66 98\n".utf8),
    ]
}
