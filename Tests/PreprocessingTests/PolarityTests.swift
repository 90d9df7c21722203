import Imaging
import Testing

@testable import Preprocessing

@Suite struct PolarityTests {
    private static let boards = [
        TestBoard(), TestBoard(noise: 8), TestBoard(light: { x, _ in 90 + Double(x) / 2 }),
        TestBoard(light: { x, _ in x < 160 ? 220 : 110 }),
    ]

    private func polarity(_ image: RGBImage) -> Polarity { Preprocessor().preprocess(image).polarity }

    @Test(arguments: 0..<4) func inkIsDarkerOrLighterThanTheBoard(board: Int) {
        let image = Self.boards[board].image
        #expect(polarity(image) == .darkOnLight)
        #expect(polarity(image.reduced(by: 1, inverting: true)) == .lightOnDark)
    }

    @Test func anEmptyBoardIsLight() {
        #expect(polarity(TestBoard(strokes: []).image) == .darkOnLight)
    }
}
