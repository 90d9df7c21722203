import Testing

@testable import ReadingTraining

struct SourceLinesTests {
    @Test func blanksAndIndentationAreDropped() {
        #expect(SourceLines.pieces(of: "    return   x") == ["return x"])
    }

    @Test func longLinesAreCutAtSpaces() {
        let pieces = SourceLines.pieces(of: Substring(repeatElement("word", count: 30).joined(separator: " ")))
        #expect(pieces.count == 3)
        #expect(pieces.allSatisfy { $0.count <= SourceLines.maximumLength && $0.hasPrefix("word") })
    }

    @Test func rulesAndNumbersAreDropped() {
        #expect(SourceLines.pieces(of: "=================").isEmpty)
        #expect(SourceLines.pieces(of: "0x00, 0x01, 0x02").isEmpty)
    }

    @Test func repeatedLinesAreDamped() {
        var lines = SourceLines()
        lines.add("end if\nbreak now\nend if\nend if\nend if")
        #expect(lines.texts(exponent: 0.5) == [WeightedText("break now"), WeightedText("end if", weight: 2)])
    }
}
