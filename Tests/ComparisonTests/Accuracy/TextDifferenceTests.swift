import Testing

@testable import Comparison

@Suite struct TextDifferenceTests {
    @Test func pairsLinesWhateverTheirOrder() {
        let difference = TextDifference(truth: "one line\n\nanother\nlost words", text: "anether\nome line\n")
        #expect(difference.rows.map(\.truthLine) == [0, 1, 2])
        #expect(difference.rows.map(\.textLine) == [1, 0, nil])
        #expect(difference.rows[0].steps.filter { !$0.isMatch } == [.substitution(truth: "n", text: "m")])
        #expect(difference.rows[2].steps.allSatisfy { $0.text == nil })
    }

    @Test func linesWithoutAPartnerStandLast() {
        let difference = TextDifference(truth: "a title", text: "§§\na title")
        #expect(difference.rows.map(\.truthLine) == [0, nil])
        #expect(difference.rows[1].textLine == 0)
        #expect(difference.rows[1].steps == [.insertion("§"), .insertion("§")])
    }

    @Test func aTableTooLargeIsNotMade() {
        let (truth, text) = ([Int](repeating: 1, count: 5000), [Int](repeating: 1, count: 5000))
        #expect(EditAlignment.steps(truth: truth, text: text).count == 10000)
    }

    @Test func countsConfusions() {
        var matrix = ConfusionMatrix()
        matrix.add(TextDifference(truth: "foo\nbar", text: "f00\nbar"))
        matrix.add(TextDifference(truth: "off", text: "0ff\nnoise"))
        #expect(matrix.counts[.init(truth: "o", text: "0")] == 3)
        #expect(matrix.counts[.init(truth: "f", text: "f")] == 3)
        #expect(matrix.counts[.init(truth: nil, text: "n")] == nil)
        #expect(matrix.errors.map(\.count) == [3])
        #expect(matrix.mostConfused(5) == ["0", "o"])
        #expect(matrix.mostConfused(1) == ["0"])
    }
}
