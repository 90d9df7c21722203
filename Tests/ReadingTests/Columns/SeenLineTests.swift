import GlyphClassifier
import TestSupport
import Testing

@testable import Reading
@testable import Segmentation

@Suite struct SeenLineTests {
    private let network = LineModel.arbitrary(
        LineArchitecture(characters: "HELOTX", widths: [16, 16], columnWidth: 16, contextSpacings: [1])
    ).network

    @Test func linesAreSeenInTheirOrder() {
        let lines = ["HE", "TOTEX", "O"].map { TextLine.written($0) }
        let seen = SeenLine.see(lines, with: network, threads: 2)
        #expect(seen.map(\.line.primitives) == lines.map(\.primitives))
        for (line, found) in zip(lines, seen) {
            #expect(found.columns.classes == 8 && found.columns.columns == (line.mask.width + 3) / 4)
            #expect(found.columns.logarithms == network.probabilities(of: LineInput(line.mask)).logarithms)
        }
        #expect(SeenLine.see([], with: network).isEmpty)
    }
}
