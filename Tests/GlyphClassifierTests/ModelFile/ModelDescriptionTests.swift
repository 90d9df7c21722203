import Testing

@testable import GlyphClassifier

@Suite struct ModelDescriptionTests {
    @Test func saysAllThereIsToKnow() throws {
        let bytes = try ModelFileTests.model.bytes()
        let lines = ModelDescription(ModelFileTests.model, bytes: bytes).text.split(separator: "\n")
        let expected = [
            "format       BSCM version 1", "size         \(bytes.count) bytes, half precision",
            "network      828 parameters, 7840 multiply-adds a glyph",
            "  convolution 3×3×1, stride 2, normalised   → 14×14×4",
            "  largest of 2×2                            → 7×7×4",
            "  dense                                     → 1×1×4", "input        box 28x28 ink 24",
            "classes      3 characters and \"not a character\", a table of its own", "  a→\u{e9}", "temperature  1.25",
            "recipe       test, 3 epochs, seed 7", "  unipen 10 glyphs an epoch", "  all 0.5000",
        ]
        for line in expected { #expect(lines.contains(line[...]), "\(line)") }
        let checksum = bytes.suffix(4).reversed().map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
        #expect(lines.contains("checksum     CRC-32 \(checksum.joined())"))
    }

    /// A file from elsewhere neither writes lines of its own nor reaches the terminal.
    @Test func whatAFileSaysOfItselfIsOnlyText() throws {
        var model = ModelFileTests.model
        model.header.provenance.recipe = "x\u{1B}[31m\nformat       forged"
        model.header.provenance.data = ["a\u{9B}": 1]
        model.header.provenance.accuracy = ["b\r": 0.5]
        let text = ModelDescription(model, bytes: try model.bytes()).text
        #expect(text.contains("recipe       x?[31m?format       forged, "))
        #expect(text.contains("\n  a? 1 glyphs an epoch\n") && text.contains("\n  b? 0.5000\n"))
    }
}
