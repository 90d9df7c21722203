import GlyphClassifier
import Testing

@testable import GlyphTraining

@Suite struct PackedGlyphsTests {
    private static let pack: PackedGlyphs = {
        var pack = PackedGlyphs()
        pack.append((0..<784).map { UInt8($0 % 256) }, label: 1)
        pack.append([UInt8](repeating: 255, count: 784), label: 2)
        return pack
    }()

    private func render(_ source: PackedGlyphs, _ index: Int) -> (Int, [Float]) {
        var glyph = [Float](repeating: 9, count: 784)
        var random = SplitMix64(seed: 1)
        let label = glyph.withUnsafeMutableBufferPointer { source.render(index: index, using: &random, into: $0) }
        return (label, glyph)
    }

    @Test func whatIsPackedIsShown() {
        #expect(Self.pack.count == 2)
        let (label, glyph) = render(Self.pack, 0)
        #expect(label == 1)
        for (index, value) in glyph.enumerated() { #expect(abs(value - Float(index % 256) / 255) < 1e-6) }
        #expect(render(Self.pack, 1) == (2, [Float](repeating: 1, count: 784)))
    }

    @Test func aPackMayShowTheLine() {
        var pack = PackedGlyphs(input: .inkInLine)
        let glyph = (0..<4 * 784).map { UInt8($0 % 251) }
        pack.append(glyph, label: 0)
        let shown = pack.pixels(ofFirst: 1, as: .inkInLine)
        #expect(shown.map { UInt8(($0 * 255).rounded()) } == glyph)
        // A network that wants the ink alone gets it.
        #expect(pack.pixels(ofFirst: 1) == (0..<784).map { shown[4 * $0] })
    }

    @Test func glyphsAloneAreShownWithoutALine() {
        let shown = Self.pack.pixels(ofFirst: 2, as: .inkInLine)
        #expect(shown == GlyphInput.inkInLine.values(ofGlyphsAlone: Self.pack.pixels(ofFirst: 2)))
    }
}
