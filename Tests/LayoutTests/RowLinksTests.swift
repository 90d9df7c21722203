import Testing

@testable import Layout

@Suite struct RowLinksTests {
    private func links(_ lines: [LayoutLine]) -> (links: RowLinks, near: Neighbourhood) {
        let near = Neighbourhood(lines.enumerated().compactMap { Stretch($1, index: $0) })
        return (RowLinks(lines.count, near), near)
    }

    @Test func theNearestIsNext() {
        let lines = [
            TestPage.line(0, 40, "a"), TestPage.line(300, 40, "c"), TestPage.line(100, 43, "b"),
            TestPage.line(0, 80, "d"),
        ]
        #expect(links(lines).links.right == [2, nil, 1, nil])
    }

    @Test func aLadderHasTheRowsOfTwoColumns() throws {
        let names = TestPage.column(0, 40, ["Tea", "Soup", "Salt"])
        let prices = TestPage.column(300, 40, ["12", "3", "64"])
        let (links, near) = links(names + prices)
        let rungs = links.ladder(from: 1, to: 4, try #require(near.place(of: 4, from: 1)))
        #expect(rungs.map(\.left) == [1, 2, 0] && rungs.map(\.right) == [4, 5, 3])
        #expect(rungs.map(\.drop) == [0, 2, -2])
    }

    /// A line across the lane ends the ladder.
    @Test func aLineAcrossEndsIt() throws {
        var lines =
            TestPage.column(0, 40, ["Tea", "Soup"], pitch: 80) + TestPage.column(300, 40, ["12", "3"], pitch: 80)
        lines.append(TestPage.line(0, 80, "what all of this costs, in euros"))
        let (links, near) = links(lines)
        let rungs = links.ladder(from: 0, to: 2, try #require(near.place(of: 2, from: 0)))
        #expect(rungs.map(\.left) == [0])
    }

    @Test func chainsHoldEachMemberOnce() {
        #expect(RowJoining.chains([2, nil, 1, nil]) == [[0, 2, 1], [3]])
        #expect(RowJoining.chains([1, 0]) == [[0, 1]], "one that bites its tail")
        #expect(RowJoining.chains([]).isEmpty)
    }
}
