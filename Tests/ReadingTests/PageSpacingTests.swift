import DocumentModel
import Testing

@testable import Reading

@Suite struct PageSpacingTests {
    /// A line of letters with these gaps before them, and the path that takes those from `space` on for spaces.
    private func line(_ gaps: [Int], letters: Character = "a", space: Int = 20) -> (line: ScoredLine, path: ReadPath) {
        var x = 4
        let placed = ([0] + gaps).map { gap in
            x += gap
            defer { x += 20 }
            return PixelBox(x: x, y: 4, width: 20, height: 40)
        }
        let line = TestLattice.singles(placed, String(letters), placed.map { _ in [-0.1] })
        let steps = placed.indices.map {
            ReadPath.Step(
                candidate: TestLattice.single($0, in: line), classIndex: 0, spaceBefore: $0 > 0 && gaps[$0 - 1] >= space
            )
        }
        return (line, ReadPath(steps: steps, score: 0))
    }

    @Test func aPageWithoutLettersHasTheUsualGaps() {
        let usual = PageGaps(of: [])
        #expect(usual.inner == 0.12 && usual.outer == 0.6)
        let signs = PageGaps(of: [line([30, 30, 30, 30], letters: "=")])
        #expect(signs == usual)
    }

    @Test func manyGapsOutweighTheUsualOnes() {
        // Half a letter height within words, two between them.
        let wide = (0..<20).map { _ in line([20, 20, 80, 20, 20, 80, 20, 20], space: 50) }
        let gaps = PageGaps(of: wide)
        #expect(abs(gaps.inner - 0.5) < 0.02 && abs(gaps.outer - 2) < 0.11)
        #expect(abs(gaps.position(of: gaps.inner) + 0.5) < 1e-9 && abs(gaps.position(of: gaps.outer) - 0.5) < 1e-9)
    }

    @Test func fewSpacesAreDoubtful() {
        // One gap in sixty was taken for a space, half as wide as usual.
        let words = (0..<20).map { line([4, 4, $0 % 10 == 0 ? 24 : 4], space: 20) }
        #expect(PageGaps(of: words).outer > 0.55)
    }

    @Test func theTwoAreNeverOne() {
        let gaps = PageGaps(of: (0..<20).map { _ in line([21, 19, 21, 19, 21, 19]) })
        #expect(gaps.outer - gaps.inner >= 0.15)
    }

    @Test func theSameGapIsASpaceOnATightPageOnly() {
        let tight = PageSpacing(of: (0..<20).map { _ in line([2, 2, 20, 2, 2, 20, 2]) }, weights: ReadingWeights())
        let loose = PageSpacing(
            of: (0..<20).map { _ in line([14, 14, 60, 14, 14, 60, 14], space: 50) }, weights: ReadingWeights())
        func logit(_ spacing: PageSpacing, besideSign: Bool = false) -> Double {
            GapModel(gaps: [0.1, 0.2], weights: ReadingWeights(), page: spacing.gaps)
                .spaceLogit(distance: 40, besideSign: besideSign)
        }
        #expect(logit(tight) > 1 && logit(loose) < -1)
        // Spaces beside signs are narrower.
        #expect(logit(loose, besideSign: true) > logit(loose))
    }

    @Test func neitherIsMeasuredWhereItsWeightIsNone() {
        var weights = ReadingWeights()
        weights.gapPerSpread = 0
        weights.gapPerCell = 0
        let spacing = PageSpacing(of: (0..<20).map { _ in line([4, 4, 30, 4]) }, weights: weights)
        #expect(spacing == PageSpacing())
    }

    @Test(arguments: ["=", "(", "→", "•", "+"] as [Character]) func signsThatStandApart(_ sign: Character) {
        #expect(GapModel.standsApart(sign))
    }

    @Test(arguments: ["a", "7", ".", ",", "'", "_", "/"] as [Character]) func othersDoNot(_ character: Character) {
        #expect(!GapModel.standsApart(character))
    }
}
