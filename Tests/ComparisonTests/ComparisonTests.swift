import Testing

@testable import Comparison

@Suite struct ComparisonTests {
    @Test func theBetterModeIsTakenPageByPage() {
        let first = input("a", truth: "one two", boardscan: "one two", psm3: "one", psm6: "one tw")
        let second = input("b", truth: "one two", boardscan: "one two", psm3: "one two", psm6: "one tw")
        #expect(first.bestTesseract?.segmentationMode == 6)
        #expect(second.bestTesseract?.segmentationMode == 3)
        let rows = Comparison(inputs: [first, second], tesseractVersion: "5.3.0").pooledRows
        #expect(rows.map(\.engine) == ["Boardscan", "Tesseract, better psm", "Tesseract psm 3", "Tesseract psm 6"])
        #expect(rows.map(\.accuracy.asWritten.anyOrder.edits) == [0, 1, 4, 2])
        #expect(rows[0].seconds == 0.5)
        #expect(rows[0].peakMemory == 50_000_000)
    }

    @Test func equalModesAreBrokenByTheFirst() {
        #expect(input("a", truth: "x", boardscan: "", psm3: "y", psm6: "z").bestTesseract?.segmentationMode == 3)
    }

    @Test func withoutTruthTheSurerModeIsTaken() {
        let input = ComparedInput(
            name: "a", file: "a.jpg", truth: nil, boardscan: reading("some text"),
            tesseract: [(3, reading("some", confidence: 0.9)), (6, reading("some text", confidence: 0.8))])
        #expect(input.bestTesseract?.segmentationMode == 6)
        #expect(input.boardscanAccuracy == nil)
    }

    @Test func aPageThatFailsCountsAsOneAndStays() throws {
        let failed = ComparedInput(
            name: "bad", file: "bad.jpg", truth: "a\nb", boardscan: EngineReading(failure: "not an image"),
            tesseract: [(3, EngineReading(failure: "not an image"))])
        let good = ComparedInput(
            name: "good", file: "good.jpg", truth: "a b", boardscan: reading("a b"), tesseract: [(3, reading("a b"))]
        )
        let comparison = Comparison(inputs: [failed, good], tesseractVersion: "5.3.0")
        #expect(comparison.pooledRows[0].accuracy.asWritten.characters.errorRate == 0.5)
        #expect(comparison.pooledRows[0].failure == "1 failed")
        let row = try #require(Comparison.rows(of: failed).first)
        #expect(row.accuracy.asWritten.characters.errorRate == 1)
        #expect(row.accuracy.asWritten.anyOrder.errorRate == 1)
        #expect(ComparisonText(comparison).text.contains("failed: not an image"))
    }

    @Test func verdictsNameTheLeader() throws {
        let inputs = (0..<6).map { input("\($0)", truth: "abcd", boardscan: "abcd", psm3: "abxy", psm6: "zzzz") }
        let verdict = try #require(Verdict.all(Comparison(inputs: inputs, tesseractVersion: "5.3.0")).first)
        #expect(verdict.interval.difference == -0.5)
        #expect(verdict.sentence == "Boardscan is ahead, significantly")
        let few = Verdict.all(Comparison(inputs: Array(inputs.prefix(2)), tesseractVersion: "5.3.0"))
        #expect(few.map(\.sentence).first == "Boardscan is ahead; too few pages to be sure")
    }

    @Test func withoutTesseractThereAreOnlyOurOwnFigures() {
        let alone = ComparedInput(
            name: "a", file: "a.jpg", truth: "abcd", boardscan: reading("abcx"), tesseract: [])
        let comparison = Comparison(inputs: [alone], tesseractVersion: nil)
        #expect(comparison.pooledRows.map(\.engine) == ["Boardscan"])
        #expect(Verdict.all(comparison).isEmpty)
        #expect(!ComparisonText(comparison).text.contains("Tesseract"))
    }
}
