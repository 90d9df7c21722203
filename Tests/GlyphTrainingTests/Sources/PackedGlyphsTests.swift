import Foundation
import GlyphClassifier
import Testing

@testable import GlyphTraining

@Suite struct PackedGlyphsTests {
    static let characters = GlyphClassifier.CharacterSet(["a", "b"])

    private func pack() throws -> [UInt8] {
        var pack = PackedGlyphs.Builder(characterSet: Self.characters)
        pack.append((0..<784).map { UInt8($0 % 256) }, label: 1)
        pack.append([UInt8](repeating: 255, count: 784), label: 2)
        #expect(pack.count == 2)
        return try pack.bytes()
    }

    private func render(_ source: PackedGlyphs, _ index: Int) -> (Int, [Float]) {
        var glyph = [Float](repeating: 9, count: 784)
        var random = SplitMix64(seed: 1)
        let label = glyph.withUnsafeMutableBufferPointer { source.render(index: index, using: &random, into: $0) }
        return (label, glyph)
    }

    @Test func whatIsPackedIsShown() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pack")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data(pack()).write(to: url)
        let source = try PackedGlyphs(contentsOf: url, characterSet: Self.characters, augmentation: .none)
        #expect(source.count == 2)
        let (label, glyph) = render(source, 0)
        #expect(label == 1)
        for (index, value) in glyph.enumerated() { #expect(abs(value - Float(index % 256) / 255) < 1e-6) }
        #expect(render(source, 1) == (2, [Float](repeating: 1, count: 784)))
    }

    @Test func aPackMayShowTheLine() throws {
        var pack = PackedGlyphs.Builder(characterSet: Self.characters, input: .inkInLine)
        let glyph = (0..<4 * 784).map { UInt8($0 % 251) }
        pack.append(glyph, label: 0)
        let source = try PackedGlyphs(Data(pack.bytes()), characterSet: Self.characters, augmentation: .none)
        #expect(source.input == .inkInLine)
        let shown = source.pixels(ofFirst: 1, as: .inkInLine)
        #expect(shown.map { UInt8(($0 * 255).rounded()) } == glyph)
        // A network that wants the ink alone gets it.
        #expect(source.pixels(ofFirst: 1) == (0..<784).map { shown[4 * $0] })
    }

    @Test func glyphsAloneAreShownWithoutALine() throws {
        let source = try PackedGlyphs(Data(pack()), characterSet: Self.characters, augmentation: .none)
        let shown = source.pixels(ofFirst: 2, as: .inkInLine)
        #expect(shown == GlyphInput.inkInLine.values(ofGlyphsAlone: source.pixels(ofFirst: 2)))
    }

    @Test func charactersKeepTheirMeaningInAnotherSet() throws {
        let source = try PackedGlyphs(Data(pack()), characterSet: .printableASCII, augmentation: .none)
        #expect(source.labels == [65, 94])
        #expect(throws: TrainingError("the pack has the character a, the training has not")) {
            try PackedGlyphs(Data(pack()), characterSet: GlyphClassifier.CharacterSet(["b"]))
        }
    }

    @Test func damagedPacksAreRefused() throws {
        let bytes = try pack()
        for length in [0, 3, 19, 24, bytes.count - 1] {
            #expect(throws: TrainingError.self) {
                try PackedGlyphs(Data(bytes[..<length]), characterSet: Self.characters)
            }
        }
        var other = bytes
        other[16] = 3
        #expect(throws: TrainingError("the pack's glyphs are no network's input")) {
            try PackedGlyphs(Data(other), characterSet: Self.characters)
        }
        var damaged = bytes
        damaged[bytes.count - 2 * 784 - 1] = 200
        #expect(throws: TrainingError("the pack has a glyph of no class")) {
            try PackedGlyphs(Data(damaged), characterSet: Self.characters)
        }
    }
}
