import Testing

@testable import Layout

@Suite struct PairPlaceTests {
    private func stretch(_ line: LayoutLine) throws -> Stretch { try #require(Stretch(line, index: 0)) }

    @Test func dropsAndGapsAreSeenAlongTheWriting() throws {
        for turn in [0, 0.4, -2.0] {
            let upper = try stretch(TestPage.line(0, 0, "four").moved(turn: turn))
            let lower = try stretch(TestPage.line(28, 40, "more").moved(turn: turn))
            let place = try #require(PairPlace(upper, lower))
            #expect(abs(place.drop - 40) < 1e-6 && abs(place.lines - 2) < 1e-6)
            #expect(abs(place.second.lowerBound - 28) < 1e-6 && abs(place.overlap - 28) < 1e-6)
            #expect(abs(place.gap + 1.4) < 1e-6)
        }
    }

    @Test func otherDirectionsAreNoPair() throws {
        let level = try stretch(TestPage.line(0, 0, "level"))
        #expect(PairPlace(level, try stretch(TestPage.line(0, 40, "up").moved(turn: -1.5))) == nil)
        #expect(PairPlace(level, try stretch(TestPage.line(0, 400, "far"))) == nil)
    }
}
