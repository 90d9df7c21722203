import DocumentModel
import GlyphClassifier
import Testing

@testable import Reading

@Suite struct AlignedTextTests {
    private let set = CharacterSet(Array("abc"))
    private let boxes = TestScoredLines.boxes(gaps: [8, 30])
    private var seen: SeenLine {
        TestColumns.boxes(boxes, "abc", [[-0.05, -6, -6], [-6, -0.05, -6], [-6, -6, -0.05]])
    }

    @Test func charactersAndTheirInk() throws {
        let aligned = try #require(AlignedText(of: "ab c", in: seen, set))
        #expect(aligned.characters.map(\.classIndex) == [0, 1, 2])
        #expect(aligned.characters.map(\.glyph.box) == boxes)
        #expect(aligned.characters.allSatisfy { $0.logProbability > -0.2 })
        #expect(aligned.meanLogProbability > -0.2)
    }

    @Test func aTextThatTheInkDoesNotSayIsImprobable() throws {
        let aligned = try #require(AlignedText(of: "cb a", in: seen, set))
        #expect(aligned.meanLogProbability < -2)
        #expect(aligned.characters[1].logProbability > -0.2, "but its middle is right")
    }

    @Test(arguments: ["", " ", "abx", String(repeating: "abc", count: 40)])
    func whatCannotBeAligned(text: String) { #expect(AlignedText(of: text, in: seen, set) == nil) }
}
