import Foundation
import Testing

@testable import Reading

@Suite struct SeenSpacesTests {
    @Test func withoutANetworkNothingIsSaid() {
        let odds = SeenSpaces().logProbabilities(from: 0, to: 3)
        #expect(odds.space == 0 && odds.none == 0)
    }

    @Test func specksMayStandOnEitherSideOfASpace() {
        let spaces = SeenSpaces([0, 0.1, 0.9, 0.2, 0])
        #expect(abs(exp(spaces.logProbabilities(from: 1, to: 1).space) - 0.1) < 1e-5)
        #expect(abs(exp(spaces.logProbabilities(from: 1, to: 3).space) - 0.9) < 1e-5)
        #expect(abs(exp(spaces.logProbabilities(from: 1, to: 3).none) - 0.1) < 1e-5)
    }

    @Test func nothingIsQuiteSure() {
        let spaces = SeenSpaces([0, 1])
        #expect(
            spaces.logProbabilities(from: 0, to: 0).space.isFinite
                && spaces.logProbabilities(from: 1, to: 1).none.isFinite)
    }

    /// Two characters at a distance that says neither.
    @Test(arguments: [(0.99 as Float, "l l"), (0.05, "ll")])
    func theSearchBelievesWhatIsSeen(space: Float, text: String) throws {
        let line = TestLattice.singles(TestLattice.boxes(gaps: [18]), "lo", [[-0.1, -3], [-0.1, -3]])
        let seen = line.answered(line.logProbabilities, spaces: SeenSpaces([0, space, 0]))
        let reader = LineReader(characterSet: line.characterSet, prior: nil)
        let path = try #require(reader.firstReading(seen)).path
        let read = path.steps.map { ($0.spaceBefore ? " " : "") + String(line.characterSet.characters[$0.classIndex]) }
        #expect(read.joined() == text)
    }
}
