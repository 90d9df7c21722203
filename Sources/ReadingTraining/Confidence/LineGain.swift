import Comparison
import DocumentFormats
import DocumentModel
import Reading

/// What the text filter sees of a line, and what the line is worth.
public struct LineGain: Codable, Sendable {
    public var page: String
    public var text: String
    public var evidence: TextEvidence
    /// Edits that keeping the line saves while all other lines are kept; negative if it is better left out.
    public var gain: Int

    /// Edits beyond which a line counts no more.
    private static let greatestValue = 12.0
    private static let keeping = 0.5

    /// What the text filter learns from.
    ///
    /// A line is worth the edits that it saves, and half an edit a character besides: who reads on can mend a line that
    /// is half right, and not one that is gone.
    ///
    /// `share` is how much it counts.
    public func example(share: Double) -> (evidence: TextEvidence, value: Double) {
        let value = Double(gain) + Self.keeping * Double(evidence.length)
        return (evidence, share * max(-Self.greatestValue, min(Self.greatestValue, value)))
    }
}

extension SeenPage {
    /// All lines that were found, whatever the text filter says of them.
    public func linesAndGains(_ reader: PageReader) -> [LineGain] {
        let truth = self.truth.lowercased()
        func text(_ readings: [PageReader.Reading]) -> String {
            PlainText.text(of: Document(pages: [Page(width: 0, height: 0, blocks: reader.assemble(readings))]))
        }
        func edits(_ readings: [PageReader.Reading]) -> Int {
            let folded = text(readings).lowercased()
            let paired = LinePairing(TextFolding.lines(truth), TextFolding.lines(folded)).cost
            return min(paired, editDistance(TextFolding.fold(truth), TextFolding.fold(folded)))
        }
        let all = reader.readings(lines)
        let kept = edits(all)
        var gains: [LineGain] = []
        for line in all.indices {
            var rest = all
            rest.remove(at: line)
            gains.append(
                LineGain(page: name, text: text([all[line]]), evidence: all[line].text, gain: edits(rest) - kept))
        }
        return gains
    }
}
