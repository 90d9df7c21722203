import DocumentModel
import Glibc
import Testing

@Suite struct LevelViewTests {
    private func isNear(_ first: (x: Double, y: Double), _ second: (x: Double, y: Double)) -> Bool {
        abs(first.x - second.x) < 1e-9 && abs(first.y - second.y) < 1e-9
    }

    @Test(arguments: [0, 10, 37, 90, 135.5, 180, 270, 323.4]) func pointsComeBack(angle: Double) {
        let view = LevelView(angle: angle, width: 40, height: 30)
        for corner in PixelBox(x: 0, y: 0, width: 40, height: 30).corners + [(-3, 7.5)] {
            let there = view(x: corner.x, y: corner.y)
            #expect(isNear(view.image(x: there.x, y: there.y), corner))
        }
        let all = view.around(PixelBox(x: 0, y: 0, width: 40, height: 30))
        #expect(isNear((all.left, all.top), (0, 0)), "the whole image begins at the origin")
    }

    @Test(arguments: TextAngle.allCases) func quarterTurnsAreThoseOfTheImage(angle: TextAngle) {
        let view = LevelView(angle: Double(angle.rawValue), width: 40, height: 30)
        let expected = angle.inverse.turned(x: 2, y: 3, width: 40, height: 30)
        #expect(view(x: 2, y: 3) == expected)
        let box = PixelBox(x: 2, y: 3, width: 10, height: 4)
        let level = view.around(box)
        #expect(view.imageBox(of: level) == box)
        #expect(level.height == (angle.swapsSides ? 10 : 4))
    }

    /// At 90° the line runs up, and what is below its letters is on their right.
    @Test func turnsClockwise() {
        let view = LevelView(angle: 90, width: 40, height: 30)
        #expect(view(x: 5, y: 30).x < view(x: 5, y: 0).x)
        #expect(view(x: 0, y: 5).y < view(x: 40, y: 5).y)
        let oblique = LevelView(angle: 45, width: 40, height: 40)
        #expect(isNear(oblique(x: 40, y: 0), (80 * 0.5.squareRoot(), 40 * 0.5.squareRoot())))
    }

    @Test func nothingMovesWhenTheImageIsTurnedToo() {
        let view = LevelView(angle: 37, width: 40, height: 30)
        let turned = LevelView(angle: 127, width: 30, height: 40)
        let point = TextAngle.upwards.turned(x: 11, y: 7, width: 40, height: 30)
        #expect(isNear(turned(x: point.x, y: point.y), view(x: 11, y: 7)))
    }

    /// Letters 28 pixels wide and 40 high, with gaps of 4.
    private func word(_ count: Int, at angle: Double, placed: Bool) -> Word {
        let view = LevelView(angle: angle, width: 1000, height: 1000)
        let whole = view.imageBox(of: LevelBox(left: 500, top: 600, right: 500 + 32 * Double(count) - 4, bottom: 640))
        let characters = (0..<count).map { index in
            let left = 500 + 32 * Double(index)
            let box = view.imageBox(of: LevelBox(left: left, top: 600, right: left + 28, bottom: 640))
            return RecognizedCharacter(
                text: "x", box: placed ? box : whole, confidence: 1, wordIndex: 0, index: index)
        }
        return Word(index: 0, box: whole, confidence: 1, characters: characters)
    }

    @Test(arguments: [25, 37, 45, 60, 135, 217.5, 315]) func obliqueWordsAreMeasuredAlongTheirLine(angle: Double) {
        let view = LevelView(angle: angle, width: 1000, height: 1000)
        for count in [1, 2, 7] {
            for placed in [true, false] {
                let box = view.box(of: word(count, at: angle, placed: placed))
                let right = 500 + 32 * Double(count) - 4
                #expect(abs(box.left - 500) < 6 && abs(box.right - right) < 6, "\(count) \(placed) \(box)")
                #expect(abs(box.top - 600) < 6 && abs(box.bottom - 640) < 6, "\(count) \(placed) \(box)")
            }
        }
    }
}
