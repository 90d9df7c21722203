import Testing

@testable import Reading

@Suite struct ForcedAlignmentNegativesTests {
    @Test func whatCrossesABorderIsNoCharacter() throws {
        let line = TestLattice.singles(
            TestLattice.boxes(gaps: [4, 4]), "abc", [[-0.1, -9, -9], [-9, -0.1, -9], [-9, -9, -0.1]])
        let alignment = try #require(ForcedAlignment(of: "abc", in: line))
        let negatives = alignment.negatives(in: line)
        // Two pairs and all three; not the characters themselves.
        #expect(Set(negatives) == Set(line.graph.candidates.indices).subtracting(alignment.candidates))
        #expect(negatives.count == 3)
    }

    @Test func aPieceOfACharacterIsNone() throws {
        // One character of two equal halves.
        let line = TestLattice.scored(TestLattice.boxes(gaps: [1]), "m") { candidate, index in
            candidate.primitiveCount == 2 && index == 0 ? -0.1 : -5
        }
        let alignment = try #require(ForcedAlignment(of: "m", in: line))
        #expect(alignment.candidates.map { line.graph.candidates[$0].primitiveCount } == [2])
        let halves = [0, 1].map { TestLattice.single($0, in: line) }
        #expect(Set(alignment.negatives(in: line)) == Set(halves))
    }
}
