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
        #expect(polarity(image.inverted()) == .lightOnDark)
    }

    @Test func anEmptyBoardIsLight() {
        #expect(polarity(TestBoard(strokes: []).image) == .darkOnLight)
    }

    @Test func theNegativeOfTheNegativeIsThePicture() {
        let image = TestBoard(noise: 9).image
        #expect(image.inverted().inverted() == image)
        #expect(image.inverted().pixels[0] == 255 - image.pixels[0])
    }
}
