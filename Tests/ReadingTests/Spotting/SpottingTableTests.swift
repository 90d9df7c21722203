import Testing

@testable import Reading

@Suite struct SpottingTableTests {
    @Test func theBestWayIsKept() {
        var table = SpottingTable(nodes: 3, length: 2)
        table.start(at: 0, score: 0)
        table.match(0, 0, candidate: 7, end: 1, score: -1)
        table.match(0, 0, candidate: 8, end: 1, score: -2)
        table.miss(1, 1, cost: 5)
        table.match(1, 1, candidate: 9, end: 2, score: -1)
        table.pass(1, 2, cost: 1)
        #expect(table[1, 1] == -1)
        #expect(table[1, 2] == -6)
        #expect(table[2, 2] == -2)
        #expect(table.candidates(to: 2) == [7, 9])
        #expect(table.candidates(to: 1) == [7], "the second character has no ink")
        #expect(table[0, 1] == -.infinity)
    }
}
