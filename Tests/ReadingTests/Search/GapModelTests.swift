import DocumentModel
import Glibc
import Testing

@testable import Reading

@Suite struct GapModelTests {
    private func model(cell: Double? = nil) -> GapModel { GapModel(weights: ReadingWeights(), cell: cell) }

    /// Half line pixels for a gap in letter heights.
    private func distance(_ gap: Double) -> Int { Int((gap * 80).rounded()) }

    @Test(arguments: [-0.3, 0, 0.2, 0.45, 1, 5]) func aSpaceOrNone(gap: Double) {
        let odds = model().logProbabilities(distance: distance(gap))
        #expect(abs(exp(odds.space) + exp(odds.none) - 1) < 1e-5)
        #expect(odds.space <= 0 && odds.none <= 0 && odds.space.isFinite && odds.none.isFinite)
    }

    @Test func widerGapsAreMoreProbablySpaces() {
        let model = model()
        let odds = stride(from: -0.2, to: 2, by: 0.1).map { model.logProbabilities(distance: distance($0)).space }
        #expect(odds == odds.sorted())
        #expect(model.logProbabilities(distance: 8).none > -0.1 && model.logProbabilities(distance: 80).space > -0.1)
    }

    @Test func theDistanceIsThatOfEdgesOrOfMiddles() {
        let (left, right) = (PixelBox(x: 10, y: 0, width: 20, height: 40), PixelBox(x: 50, y: 0, width: 5, height: 40))
        #expect(model().distance(from: left, to: right) == 40)
        #expect(model(cell: 30).distance(from: left, to: right) == 65)
    }

    @Test func typedCharactersStandACellApart() {
        let model = model(cell: 30)
        #expect(model.logProbabilities(distance: 60).none > -0.01)
        #expect(model.logProbabilities(distance: 120).space > -0.01)
        // Two in one cell are neither apart nor together.
        let crowded = model.logProbabilities(distance: 12)
        #expect(crowded.none < -3 && crowded.space < crowded.none)
    }

    @Test(arguments: ["=", "(", "→", "•", "+"] as [Character]) func spacesBesideSignsAreNarrow(_ sign: Character) {
        #expect(GapModel.narrowsSpace(before: sign) && GapModel.narrowsSpace(after: sign))
    }

    @Test(arguments: [",", ";", ":"] as [Character]) func spacesAfterCommasAreNarrow(_ comma: Character) {
        #expect(!GapModel.narrowsSpace(before: comma) && GapModel.narrowsSpace(after: comma))
    }

    @Test(arguments: ["a", "7", ".", "'", "_", "/"] as [Character]) func spacesBesideOthersAreNot(
        _ character: Character
    ) {
        #expect(!GapModel.narrowsSpace(before: character) && !GapModel.narrowsSpace(after: character))
    }
}
