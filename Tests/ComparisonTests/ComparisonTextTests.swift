import Testing

@testable import Comparison

@Suite struct ComparisonTextTests {
    @Test func tableVerbatim() {
        let row = Comparison.rows(
            of: input("page", truth: "Return x", boardscan: "return x", psm3: "Return", psm6: ""))
        #expect(
            ComparisonTable([.init(name: "page", rows: row)]).lines == [
                "                                any order      in order       words      bag of words",
                "page  chars  engine              CER folded    CER folded    WER folded    WER folded   ins   del   sub"
                    + "    sec    MB",
                "page      8  Boardscan         0.125  0.000  0.125  0.000  0.500  0.000  0.500  0.000     0     0     1"
                    + "   0.25    50",
                "             Tesseract psm 3   0.250  0.250  0.250  0.250  0.500  0.500  0.500  0.500     0     2     0"
                    + "   0.25    50",
            ])
    }

    @Test func longNamesAreCut() {
        let name = String(repeating: "n", count: 60)
        let rows = Comparison.rows(of: input(name, truth: "a", boardscan: "a", psm3: "a", psm6: "a"))
        let lines = ComparisonTable([.init(name: name, rows: rows)]).lines
        #expect(lines[2].hasPrefix(String(repeating: "n", count: 31) + "…  "))
        #expect(Set(lines.dropFirst().map(\.count)).count == 1)
    }

    @Test func namesOfFilesAreOnlyText() {
        let scored = input("a\u{1B}[2J\nall", truth: "a", boardscan: "a", psm3: "a", psm6: "a")
        let unscored = input("b\u{9B}", truth: nil, boardscan: "cat", psm3: "cot\u{7}", psm6: "")
        let text = ComparisonText(Comparison(inputs: [scored, unscored], tesseractVersion: "5.3.0")).text
        #expect(text.contains("\na?[2J?all  ") && text.contains("\nb?  "))
        #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    }

    @Test func largeFiguresStayApart() {
        let rows = Comparison.rows(
            of: input("page", truth: "a", boardscan: String(repeating: "b", count: 1_234), psm3: "a", psm6: "a"))
        let lines = ComparisonTable([.init(name: "page", rows: rows)]).lines
        #expect(lines[2].contains(" 1234.000 1234.000 "), "\(lines)")
    }

    @Test func crossCheckNamesThePlaces() {
        let inputs = [input("a", truth: nil, boardscan: "the cat sat", psm3: "the cot sat", psm6: "")]
        let text = ComparisonText(Comparison(inputs: inputs, tesseractVersion: "5.3.0")).text
        #expect(text.contains("67 %"))
        #expect(text.contains("a at 50,0  “cat”  or  “cot”"))
    }

    @Test(
        arguments: [
            (0.0, "0.000"), (1.0, "1.000"), (0.1235, "0.124"), (12.3456, "12.346"), (.nan, "–"), (.infinity, "–"),
        ])
    func rates(value: Double, expected: String) {
        #expect(Figures.rate(value) == expected)
    }

    @Test func differences() {
        #expect(Figures.difference(-0.0123) == "−0.012")
        #expect(Figures.difference(0.5) == "+0.500")
        #expect(Figures.difference(-0.0001) == "+0.000")
        #expect(Figures.percent(0.256) == "26 %")
        #expect(Figures.megabytes(53_400_000) == "53")
    }

    @Test func textsOfOtherProgramsAreScored() {
        let scores = TextScores(pages: [
            .init(name: "a", truth: "abcd", text: "abcx"), .init(name: "b", truth: "abcd", text: nil),
        ])
        let lines = scores.text.split(separator: "\n")
        #expect(lines[2].hasPrefix("a                4  text     0.250"))
        #expect(lines[3].contains("1.000"))
        #expect(lines[3].hasSuffix("failed: no text"))
        #expect(lines[4].hasPrefix("all 2 pages      8  text     0.625"))
    }
}
