import Testing

@testable import Reading

@Suite struct PageGapsTests {
    @Test func aPageWithoutLettersHasTheUsualGaps() {
        let usual = PageGaps(of: [])
        #expect(usual.inner == 0.12 && usual.outer == 0.6)
        let signs = PageGaps(of: [TestLattice.spaced([30, 30, 30, 30], letters: "=")])
        #expect(signs == usual)
    }

    @Test func manyGapsOutweighTheUsualOnes() {
        // Half a letter height within words, two between them.
        let wide = (0..<20).map { _ in TestLattice.spaced([20, 20, 80, 20, 20, 80, 20, 20], space: 50) }
        let gaps = PageGaps(of: wide)
        #expect(abs(gaps.inner - 0.5) < 0.02 && abs(gaps.outer - 2) < 0.11)
        #expect(abs(gaps.position(of: gaps.inner) + 0.5) < 1e-9 && abs(gaps.position(of: gaps.outer) - 0.5) < 1e-9)
    }

    @Test func fewSpacesAreDoubtful() {
        // One gap in sixty was taken for a space, half as wide as usual.
        let words = (0..<20).map { TestLattice.spaced([4, 4, $0 % 10 == 0 ? 24 : 4], space: 20) }
        #expect(PageGaps(of: words).outer > 0.55)
    }

    @Test func theTwoAreNeverOne() {
        let gaps = PageGaps(of: (0..<20).map { _ in TestLattice.spaced([21, 19, 21, 19, 21, 19]) })
        #expect(gaps.outer - gaps.inner >= 0.15)
    }
}
