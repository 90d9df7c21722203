import GlyphTraining
import Testing

@testable import TrainingSets

@Suite struct CursiveWriterTests {
    private static let labels =
        ["sun", "moon", "river", "stone"]
        + (0..<26).map { number in "word" + String(UnicodeScalar(UInt8(97 + number))) }

    private static func samples(source: String) -> [PenSample] {
        labels.map { label in
            PenSample(
                label: label, strokes: [[SIMD2(0, 0), SIMD2(Float(label.count) * 8, 10), SIMD2(0, 10)]],
                writer: "x/1", source: source)
        }
    }

    private static let others = {
        var random = SplitMix64(seed: 2)
        return HandLineSetter(hand: Hand(using: &random, variation: 0))
    }()

    @Test func onlyContributorsOfJoinedLettersAreCursive() throws {
        #expect(CursiveWriter(samples: Self.samples(source: "abc")) == nil)
        #expect(CursiveWriter(samples: Array(Self.samples(source: "lav").prefix(9))) == nil)
        #expect(CursiveWriter(samples: Self.samples(source: "lav")) != nil)
    }

    @Test func writesOwnWordsAndLeavesTheRestToOthers() throws {
        let writer = try #require(CursiveWriter(samples: Self.samples(source: "lav")))
        var random = SplitMix64(seed: 1)
        let line = writer.lines(others: Self.others).set("cat, 12:30 there", height: 20, using: &random)
        let words = line.text.split(separator: " ")
        try #require(words.count == 3)
        #expect(words[0] == "sun," && words[1] == "12:30")
        #expect(Self.labels.contains(String(words[2])) && words[2].count == 5)
        #expect(line.pieces.map(\.word) == line.pieces.map(\.word).sorted())
        #expect(line.pieces.first?.text == "sun" && line.pieces.last?.text.count == 5)
        let right = line.pieces.map(\.shape.bounds.maximum.x).max() ?? 0
        #expect(abs(right - line.width) < 1)
    }
}
