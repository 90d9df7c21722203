import Testing

@testable import Reading

@Suite struct PageSpacingTests {
    @Test func theSameGapIsASpaceOnATightPageOnly() {
        let tight = PageSpacing(
            of: (0..<20).map { _ in TestLattice.spaced([2, 2, 20, 2, 2, 20, 2]) }, weights: ReadingWeights())
        let loose = PageSpacing(
            of: (0..<20).map { _ in TestLattice.spaced([14, 14, 60, 14, 14, 60, 14], space: 50) },
            weights: ReadingWeights())
        func logit(_ spacing: PageSpacing, besideSign: Bool = false) -> Double {
            GapModel(weights: ReadingWeights(), page: spacing.gaps)
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
        let spacing = PageSpacing(of: (0..<20).map { _ in TestLattice.spaced([4, 4, 30, 4]) }, weights: weights)
        #expect(spacing == PageSpacing())
    }
}
