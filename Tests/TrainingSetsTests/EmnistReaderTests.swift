import Foundation
import GlyphClassifier
import GlyphTraining
import Testing

@testable import TrainingSets

@Suite struct EmnistReaderTests {
    /// Three images; the first holds one bar that stands upright once the image is no longer transposed.
    private func write(to directory: TemporaryDirectory) throws {
        var images: [UInt8] = [0, 0, 8, 3, 0, 0, 0, 3, 0, 0, 0, 28, 0, 0, 0, 28]
        for image in 0..<3 {
            for row in 0..<28 {
                for column in 0..<28 { images.append(row == 10 + image && (4..<24).contains(column) ? 255 : 0) }
            }
        }
        try directory.write(Data(images), to: "images")
        try directory.write(Data([0, 0, 8, 1, 0, 0, 0, 3, 0, 1, 2]), to: "labels")
        try directory.write("0 49\n1 65\n2 97\n3 67\n", to: "mapping")
    }

    private func read(_ directory: TemporaryDirectory) throws -> EmnistSet {
        let path = directory.url.path
        return try EmnistReader.read(images: path + "/images", labels: path + "/labels", mapping: path + "/mapping")
    }

    @Test func readsAndTurnsUpright() throws {
        let directory = try TemporaryDirectory()
        try write(to: directory)
        let set = try read(directory)
        #expect(set.labels == ["1", "A", "a"])
        #expect(set.isCaseUnknown == [false, false, false])
        #expect(set.characters == ["1", "A", "a", "C", "c"], "C has no small letter of its own")
        #expect(set.pixels[4 * 28 + 10] == 255 && set.pixels[23 * 28 + 10] == 255 && set.pixels[10 * 28 + 4] == 0)
    }

    @Test func marksFoldedCases() throws {
        let directory = try TemporaryDirectory()
        try write(to: directory)
        try directory.write("0 49\n1 65 97\n2 67", to: "mapping")
        let set = try read(directory)
        #expect(set.isCaseUnknown == [false, true, true])
        #expect(set.characters == ["1", "A", "a", "C", "c"])
        #expect(EmnistGlyphSource(set: set, characterSet: .board).count == 1)
        let all = EmnistGlyphSource(set: set, characterSet: .board, includesUnknownCase: true)
        #expect((0..<all.count).map { all.leavesCaseOpen(index: $0) } == [false, true, true])
    }

    @Test func leavesOutWhatIsHeldOutOfAnotherSplit() throws {
        let directory = try TemporaryDirectory()
        try write(to: directory)
        let set = try read(directory)
        let rest = set.excluding(1..<5, of: set)
        #expect(rest.labels == ["1"] && rest.isCaseUnknown == [false])
        #expect(rest.pixels == Array(set.pixels[..<(28 * 28)]))
        #expect(set.excluding(0..<0, of: set).count == 3)
    }

    @Test func findsItsFilesInADirectory() throws {
        let directory = try TemporaryDirectory()
        let path = directory.url.path
        #expect(throws: EmnistReader.MissingFile(description: "\(path): no file named …byclass…images…")) {
            try EmnistReader.read(directory: path)
        }
        try write(to: directory)
        for name in ["images", "labels", "mapping"] {
            let url = directory.url.appendingPathComponent(name)
            try FileManager.default.moveItem(
                at: url, to: directory.url.appendingPathComponent("emnist-byclass-train-\(name)-ubyte"))
        }
        #expect(try EmnistReader.read(directory: path).labels == ["1", "A", "a"])
        #expect(throws: EmnistReader.MissingFile(description: "\(path): no file named …letters…images…")) {
            try EmnistReader.read(directory: path, split: .letters)
        }
    }

    @Test func aModelOfOneCaseTakesBoth() throws {
        let directory = try TemporaryDirectory()
        try write(to: directory)
        let source = EmnistGlyphSource(set: try read(directory), characterSet: CharacterSet(["1", "A"]))
        #expect((0..<source.count).map { source.label(of: $0) } == [0, 1, 1])
    }

    @Test func drawsGlyphs() throws {
        let directory = try TemporaryDirectory()
        try write(to: directory)
        let source = EmnistGlyphSource(set: try read(directory), characterSet: .board, augmentation: .none)
        var random = SplitMix64(seed: 1)
        var pixels = [Float](repeating: 0, count: 784)
        let label = pixels.withUnsafeMutableBufferPointer { source.render(index: 0, using: &random, into: $0) }
        #expect(label == CharacterSet.board.index(of: "1"))
        #expect(pixels[14 * 28 + 13] + pixels[14 * 28 + 14] > 0.5 && pixels[14 * 28 + 4] == 0)
    }

    @Test func refusesDamage() throws {
        let directory = try TemporaryDirectory()
        try write(to: directory)
        try directory.write(Data([0, 0, 8, 1, 0, 0, 0, 2, 0, 1]), to: "labels")
        #expect(throws: EmnistReader.FormatError.countsDiffer(directory.url.path + "/labels")) { try read(directory) }
        try directory.write(Data([0, 0, 8, 1, 0, 0, 0, 3, 0, 1, 9]), to: "labels")
        #expect(throws: EmnistReader.FormatError.unmappedLabel(directory.url.path + "/labels", 9)) {
            try read(directory)
        }
        try directory.write(Data([0, 0, 8, 3, 0, 0]), to: "images")
        #expect(throws: IdxFile.FormatError.wrongSize(directory.url.path + "/images")) { try read(directory) }
        try directory.write(Data([1, 2, 3]), to: "images")
        #expect(throws: IdxFile.FormatError.notIdx(directory.url.path + "/images")) { try read(directory) }
        try directory.write(Data([0, 0, 8, 3] + [UInt8](repeating: 255, count: 12)), to: "images")
        #expect(throws: IdxFile.FormatError.self) { try read(directory) }
    }
}
