import Glibc
import GlyphClassifier
import GlyphTraining

@testable import TrainingSets

/// Files of data sets: UNIPEN's ink and segments, EMNIST's images, labels and mapping, packed or not.
enum FuzzStrokes {
    @Sendable static func test(_ bytes: [UInt8]) {
        unipen(bytes)
        _ = try? IdxFile(bytes, name: "fuzz")
        emnist(bytes)
    }

    private static func unipen(_ bytes: [UInt8]) {
        let file = bytes.withUnsafeBufferPointer { UnipenDataFile($0) }
        var ink = UnipenInk()
        bytes.withUnsafeBufferPointer { ink.append($0) { _, _ in } }
        var samples: [PenSample] = []
        for segment in file.segments.prefix(50) {
            guard let strokes = segment.delineation.strokes(of: ink) else { continue }
            let sample = PenSample(
                label: segment.label, strokes: strokes, writer: "w", category: "1a", source: "s", file: "f",
                order: samples.count)
            guard InkFilter.reason(toLeaveOut: sample, quality: segment.quality) == nil else { continue }
            samples.append(sample)
        }
        _ = InkLine.lines(in: samples)
        render(samples)
    }

    /// Samples that pass the filter are drawn.
    private static func render(_ samples: [PenSample]) {
        let glyphs = StrokeGlyphSource(samples: samples, characterSet: CharacterSet(Array("abcdefgh0123456789")))
        var random = SplitMix64(seed: 1)
        var pixels = [Float](repeating: 0, count: 28 * 28)
        for index in 0..<min(3, glyphs.count) {
            pixels.withUnsafeMutableBufferPointer { _ = glyphs.render(index: index, using: &random, into: $0) }
            precondition(pixels.allSatisfy { (0...1).contains($0) })
        }
    }

    /// Three files of a set: the input is its images, its labels and its mapping in turn.
    private static func emnist(_ bytes: [UInt8]) {
        let directory = "/dev/shm/boardscan-fuzz-\(getpid())-"
        let parts = bytes.split(separator: 0xFF, maxSplits: 2, omittingEmptySubsequences: false)
        let paths = ["images", "labels", "mapping"].map { directory + $0 }
        for (index, path) in paths.enumerated() {
            guard let file = fopen(path, "wb") else { return }
            let part = index < parts.count ? Array(parts[index]) : bytes
            fwrite(part, 1, part.count, file)
            fclose(file)
        }
        _ = try? EmnistReader.read(images: paths[0], labels: paths[1], mapping: paths[2])
        for path in paths { unlink(path) }
    }
}
