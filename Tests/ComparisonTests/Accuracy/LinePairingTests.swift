import Testing

@testable import Comparison

@Suite struct LinePairingTests {
    @Test func linesArePairedWhereverTheyStand() {
        let pairing = LinePairing([Array("one"), Array("two")], [Array("twa"), Array("one"), Array("x")])
        #expect(pairing.cost == 2)
        #expect(
            pairing.pairs == [
                .init(first: 0, second: 1), .init(first: 1, second: 0), .init(first: nil, second: 2),
            ])
    }

    @Test func nothingIsPairedWithNothing() {
        let pairing = LinePairing([], [Array("ab")])
        #expect(pairing.cost == 2 && pairing.pairs == [.init(first: nil, second: 0)])
    }

    @Test func linesBeyondCountingStayAlone() {
        let lines = [[Character]](repeating: ["a"], count: 1_501)
        let pairing = LinePairing(lines, lines)
        #expect(pairing.cost == 3_002 && pairing.pairs.count == 3_002)
    }
}
