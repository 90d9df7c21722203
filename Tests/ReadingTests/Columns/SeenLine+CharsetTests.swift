import Glibc
import GlyphClassifier
import TestSupport
import Testing

@testable import Reading

@Suite struct SeenLineCharsetTests {
    private let set = CharacterSet(Array("l17-"))

    /// A line of one column: l, 1, 7, a mark, a space, nothing.
    private func line(_ probabilities: [Float]) -> SeenLine {
        SeenLine(
            line: TestScoredLines.line(of: TestScoredLines.boxes(gaps: [])),
            columns: TestColumns.columns([probabilities]))
    }

    private func restricted(_ probabilities: [Float], to allowed: [Bool] = [false, true, true, false]) -> [Float] {
        line(probabilities).restricted(to: allowed, of: set).columns.logarithms.map { exp($0) }
    }

    private func isAlmost(_ found: [Float], _ wanted: [Float]) -> Bool {
        found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-5 }
    }

    @Test func aSureLIsASureOneAmongDigits() {
        #expect(isAlmost(restricted([0.9, 0.03, 0.01, 0, 0.02, 0.04]), [0, 0.705, 0.235, 0, 0.02, 0.04]))
    }

    @Test func marksAreNothing() {
        #expect(isAlmost(restricted([0.1, 0.1, 0.1, 0.6, 0, 0.1]), [0, 0.15, 0.15, 0, 0, 0.7]))
    }

    @Test func allowedMarksStay() {
        let found = restricted([0.2, 0.1, 0.1, 0.5, 0, 0.1], to: [false, true, true, true])
        // What l had goes to the others: nine for seven of what they had.
        #expect(isAlmost(found, [0, 0.12857, 0.12857, 0.64286, 0, 0.1]))
    }

    @Test(arguments: 0..<5) func probabilitiesAddUpToOne(seed: Int) {
        let columns = TestColumns.random(9, characters: 4, seed: UInt64(seed))
        var line = line([1, 0, 0, 0, 0, 0])
        line.columns = columns
        let found = line.restricted(to: [false, true, false, false], of: set).columns
        #expect(found.columns == 9 && found.classes == 6)
        for column in 0..<9 {
            let (before, after) = (
                columns.logarithms[column * 6..<column * 6 + 6], found.logarithms[column * 6..<column * 6 + 6]
            )
            #expect(abs(after.reduce(0) { $0 + exp($1) } - 1) < 1e-5)
            #expect(before[before.startIndex + 4] == after[after.startIndex + 4], "a space is a space")
        }
    }

    @Test func whereAllMayBeNothingChanges() {
        let line = line([0.2, 0.1, 0.1, 0.5, 0, 0.1])
        let found = line.restricted(to: [true, true, true, true], of: set)
        #expect(found.columns.logarithms == line.columns.logarithms)
    }

    @Test func theInkStaysAsItIs() {
        let line = line([0.2, 0.1, 0.1, 0.5, 0, 0.1])
        #expect(line.restricted(to: [false, true, true, false], of: set).line.primitives == line.line.primitives)
    }
}
