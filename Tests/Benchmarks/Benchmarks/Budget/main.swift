import Boardscan
import Finding
import Foundation
import GlyphClassifier
import Imaging
import Reading

// swift run -c release Budget PICTURE: what each stage takes of a photo on one thread, beside what it may take.
//
// The budget is that of a photo of 2 megapixels with 500 characters. Each figure is the least of several runs.

let weights = URL(filePath: #filePath).appending(path: "../../../../../Sources/BundledModels/finding.bsf").standardized
guard CommandLine.arguments.count == 2 else {
    FileHandle.standardError.write(Data("usage: Budget PICTURE\n".utf8))
    exit(64)
}
let bytes = [UInt8](try Data(contentsOf: URL(filePath: CommandLine.arguments[1])))
let network = try FindingModel(bytes: [UInt8](Data(contentsOf: weights))).network
let reader = try BoardReader()
let image = try ImageDecoder(bytes).page(0)
let seen = reader.seenLines(of: image)
let glyphs = try ConvolutionalClassifier(ModelFile(bytes: BoardReader.bundledModel()))
let pageReader = PageReader(
    classifier: WidenedClassifier.widening(glyphs, to: reader.characterSet), prior: reader.languagePrior)

/// Milliseconds.
func time(_ work: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let runs = try (0..<5).map { _ in try clock.measure(work) }
    return (runs.min() ?? .zero) / .milliseconds(1)
}

let start = try time { _ = try BoardReader() }
let decoding = try time { _ = try ImageDecoder(bytes).page(0) }
let finding = time { _ = FoundWriting(in: image, by: network) }
let lines = time { _ = reader.lines(on: image) }
let seeing = time { _ = reader.seenLines(of: image) }
let reading = time { _ = pageReader.read(seen) }
let whole = time { _ = reader.read(image) }
let rows: [(stage: String, budget: Int, actual: Double)] = [
    ("start-up", 4, start), ("decoding", 4, decoding), ("finding", 20, finding),
    ("crops, ink and cutting", 21, lines - finding), ("what columns say", 40, seeing - lines),
    ("search and naming glyphs", 30, reading), ("the rest", 10, whole - seeing - reading),
]
let characters = reader.read(image).blocks.flatMap(\.lines).flatMap(\.words).reduce(0) { $0 + $1.text.count }
print("\(image.width)×\(image.height), \(characters) characters")
func show(_ stage: String, _ budget: Int, _ actual: Double) {
    let name = stage.padding(toLength: 28, withPad: " ", startingAt: 0)
    print(name + String(format: "%4d ms %8.1f ms", budget, max(0, actual)))
}
for row in rows { show(row.stage, row.budget, row.actual) }
show("all", rows.reduce(0) { $0 + $1.budget }, start + decoding + whole)
