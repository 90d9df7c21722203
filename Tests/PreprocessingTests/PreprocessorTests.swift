import Testing

@testable import Preprocessing

@Suite struct PreprocessorTests {
    private func agreement(_ board: TestBoard) -> (found: Double, wrong: Double) {
        board.agreement(with: Preprocessor().preprocess(board.image).mask)
    }

    @Test func unevenLightAndNoise() {
        let result = agreement(TestBoard(noise: 6, light: { x, y in 230 - Double(x) / 3 - Double(y) / 6 }))
        #expect(result.found > 0.98 && result.wrong < 0.002, "\(result)")
    }

    @Test func aShadowsEdgeIsNoInk() {
        let result = agreement(TestBoard(noise: 3, light: { x, _ in x < 154 ? 220 : 130 }))
        #expect(result.found > 0.98 && result.wrong < 0.002, "\(result)")
    }

    /// Six pens, of which yellow is the hardest.
    @Test(arguments: [
        [0.2, 0.2, 0.2], [0.85, 0.2, 0.25], [0.2, 0.3, 0.8], [0.2, 0.6, 0.3], [0.9, 0.55, 0.15], [0.95, 0.9, 0.35],
    ])
    func colouredInks(ink: [Double]) {
        let result = agreement(TestBoard(ink: ink, noise: 3))
        #expect(result.found > 0.97 && result.wrong < 0.002, "\(result)")
    }

    @Test func chalkOnADarkBoard() {
        let board = TestBoard(ink: [4, 4, 4], noise: 4, light: { x, _ in 40 + Double(x) / 20 })
        let result = Preprocessor().preprocess(board.image)
        #expect(result.polarity == .lightOnDark)
        let agreement = board.agreement(with: result.mask)
        #expect(agreement.found > 0.98 && agreement.wrong < 0.002, "\(agreement)")
    }

    @Test func glareIsNoInk() {
        let board = TestBoard(
            noise: 3,
            light: { x, y in
                let distance = Double((x - 170) * (x - 170) + (y - 62) * (y - 62)).squareRoot()
                return 170 + 85 * max(0, min(1, (40 - distance) / 30))
            })
        let result = agreement(board)
        #expect(result.found > 0.95 && result.wrong < 0.002, "\(result)")
    }

    @Test func anEmptyBoardHasNoInk() {
        let board = TestBoard(strokes: [], noise: 5, light: { x, _ in 240 - Double(x) / 4 })
        #expect(agreement(board).wrong == 0)
    }

    @Test(arguments: [(1, 1), (1, 50), (50, 1), (3, 2)])
    func tinyPictures(width: Int, height: Int) {
        let result = Preprocessor().preprocess(TestBoard(width: width, height: height, strokes: []).image)
        #expect(result.mask.width == width && result.mask.height == height)
        #expect(result.mask.pixels.allSatisfy { $0 == 0 })
    }
}
