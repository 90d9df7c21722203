import DocumentModel
import Finding
import Glibc
import GlyphClassifier
import Testing

@testable import Reading
@testable import Segmentation

@Suite struct CandidateScreeningTests {
    /// Three boxes; the first two may be one component.
    private func line(gap: Int, isCut: Bool = false) -> TextLine {
        var line = TestLattice.line(of: TestLattice.boxes(gaps: [1, gap]))
        if isCut { line.primitives[1].component = line.primitives[0].component }
        return line
    }

    /// What remains of the lattice when each component is as surely the first of two characters as `certainty` says.
    private func candidates(
        _ line: TextLine, certainty: [Float], of characters: String = "al", charset: Set<Character>? = nil
    ) -> [Range<Int>] {
        var screening = CandidateScreening(
            of: line, characterSet: CharacterSet(Array(characters)), charset: charset)
        let components = screening.components()
        #expect(components.count == certainty.count)
        screening.learn(components, certainty.flatMap { [log($0), -9, log(1 - $0)] }[...])
        let rest = screening.rest()
        screening.learn(rest, rest.flatMap { _ in [-1, -1, -1] as [Float] }[...])
        let scored = screening.scoredLine()
        #expect(scored.logProbabilities.count == scored.graph.candidates.count * 3)
        return scored.graph.candidates.map { $0.start..<$0.end }
    }

    @Test func doubtfulComponentsKeepAllCandidates() {
        #expect(candidates(line(gap: 1), certainty: [0.6, 0.6, 0.6]) == [0..<1, 0..<2, 0..<3, 1..<2, 1..<3, 2..<3])
    }

    @Test func sureLettersAreNotPutTogether() {
        #expect(candidates(line(gap: 1), certainty: [0.99, 0.99, 0.6]) == [0..<1, 1..<2, 1..<3, 2..<3])
    }

    @Test func whatStandsClearOfASureLetterIsNotPartOfIt() {
        #expect(candidates(line(gap: 9), certainty: [0.6, 0.99, 0.6]) == [0..<1, 0..<2, 1..<2, 2..<3])
    }

    @Test func sureLettersAreNotTakenToPieces() {
        #expect(candidates(line(gap: 9, isCut: true), certainty: [0.99, 0.6]) == [0..<2, 2..<3])
    }

    /// A 4 with a 1 against it is a 4 to all appearances.
    @Test func figuresAreTakenToPiecesUntilTheyAreSurer() {
        let digits: Set<Character> = ["4", "8"]
        let pieces = candidates(line(gap: 9, isCut: true), certainty: [0.99, 0.6], of: "48", charset: digits)
        #expect(pieces.contains(0..<1) && pieces.contains(1..<2))
        #expect(
            candidates(line(gap: 9, isCut: true), certainty: [0.999, 0.6], of: "48", charset: digits) == [0..<2, 2..<3])
    }

    @Test func piecesAreNotPutToWhatStandsClearOfThem() {
        let whole = [0..<1, 0..<2, 0..<3, 1..<2, 2..<3]
        #expect(candidates(line(gap: 9, isCut: true), certainty: [0.6, 0.6]) == whole)
        #expect(candidates(line(gap: 3, isCut: true), certainty: [0.6, 0.6]).contains(1..<3))
    }

    /// Three bars, close together.
    @Test(arguments: [(charset: "0123456789", together: false), (charset: "0123456789N", together: true)])
    func twoBarsAreNoFigure(charset: String, together: Bool) {
        var line = TestLattice.line(
            of: TestLattice.boxes(gaps: [1, 1]).map { PixelBox(x: $0.x, y: $0.y, width: 8, height: 36) })
        let figures = CharacterSet(Array("1"))
        func rest() -> [Range<Int>] {
            let screening = CandidateScreening(of: line, characterSet: figures, charset: Set(charset))
            return screening.rest().map { $0.start..<$0.end }
        }
        #expect(rest() == (together ? [0..<1, 0..<2, 0..<3, 1..<2, 1..<3, 2..<3] : [0..<1, 1..<2, 2..<3]))
        // Pieces of one component may be a 0 that was cut in two.
        line.primitives[1].component = line.primitives[0].component
        #expect(rest().contains(0..<2))
    }

    @Test func strokesAreNeverSure() {
        var screening = CandidateScreening(of: line(gap: 9), characterSet: CharacterSet(Array("al")))
        let components = screening.components()
        screening.learn(components, components.flatMap { _ in [-9, -0.001, -9] as [Float] }[...])
        #expect(screening.rest().count == 3)
    }
}
