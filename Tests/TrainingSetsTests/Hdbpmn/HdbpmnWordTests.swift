import Testing

@testable import TrainingSets

@Suite struct HdbpmnWordTests {
    /// A word with the axis-parallel box about a turned rectangle.
    private func word(
        _ text: String, length: Float, height: Float, cosine: Float, sine: Float, degrees: Float,
        _ direction: HdbpmnWord.Direction
    ) -> HdbpmnWord {
        let width = length * abs(cosine) + height * abs(sine)
        let depth = length * abs(sine) + height * abs(cosine)
        return HdbpmnWord(
            text: text, degrees: degrees, direction: direction, left: 200 - width / 2, top: 100 - depth / 2,
            right: 200 + width / 2, bottom: 100 + depth / 2)
    }

    @Test func theTurnedBoxIsTheOneTheOtherIsAbout() {
        let box = word("request", length: 100, height: 30, cosine: 0.9397, sine: 0.342, degrees: 20, .leftToRight)
            .turnedBox
        #expect(abs(box.length - 100) < 0.5 && abs(box.height - 30) < 0.5)
        #expect(box.centre == SIMD2(200, 100))
        // Counter-clockwise: it rises to the right.
        #expect(abs(box.along.x - 0.9397) < 0.001 && abs(box.along.y + 0.342) < 0.001)
    }

    @Test func writingThatGoesUpHasItsTopsOnTheLeft() {
        let box = word("request", length: 100, height: 30, cosine: 0, sine: 1, degrees: 90, .bottomToTop).turnedBox
        #expect(abs(box.length - 100) < 0.5 && abs(box.height - 30) < 0.5)
        #expect(box.corners[0].x < box.corners[3].x && box.corners[0].y > box.corners[1].y)
    }

    @Test func anAngleTooSteepForTheTextIsDoubted() {
        let flat = HdbpmnWord(
            text: "request", degrees: 15, direction: .leftToRight, left: 0, top: 0, right: 100, bottom: 30)
        // By the angle alone it would be 4 pixels high.
        #expect(flat.turnedBox.height > 18)
    }

    @Test func threeStrokesAreASign() {
        func isSign(_ text: String) -> Bool {
            HdbpmnWord(text: text, degrees: 0, direction: .leftToRight, left: 0, top: 0, right: 9, bottom: 9).isSign
        }
        #expect(isSign("III") && isSign("|||"))
        #expect(!isSign("II") && !isSign("ill"))
    }
}
