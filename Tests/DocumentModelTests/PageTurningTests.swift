import DocumentModel
import Testing

@Suite struct PageTurningTests {
    private let box = PixelBox(x: 2, y: 3, width: 10, height: 4)

    private var page: Page {
        let characters = [
            RecognizedCharacter(
                text: "a", box: PixelBox(x: 2, y: 3, width: 5, height: 4), confidence: 1, wordIndex: 0, index: 0)
        ]
        let word = Word(index: 0, box: box, confidence: 1, characters: characters)
        let line = Line(box: box, baseline: Baseline(slope: 0.1, offset: 7), words: [word])
        return Page(
            resolution: Resolution(x: 100, y: 200), width: 40, height: 30, blocks: [Block(box: box, lines: [line])])
    }

    /// On a picture of 40×30 pixels; counter-clockwise, what was right is above.
    @Test(
        arguments: [
            (.upright, PixelBox(x: 2, y: 3, width: 10, height: 4)),
            (.upwards, PixelBox(x: 3, y: 28, width: 4, height: 10)),
            (.upsideDown, PixelBox(x: 28, y: 23, width: 10, height: 4)),
            (.downwards, PixelBox(x: 23, y: 2, width: 4, height: 10)),
        ] as [(TextAngle, PixelBox)]) func boxesTurnCounterClockwise(angle: TextAngle, expected: PixelBox)
    {
        #expect(box.turned(by: angle, width: 40, height: 30) == expected)
        let corners = box.corners.map { angle.turned(x: $0.x, y: $0.y, width: 40, height: 30) }
        #expect(PixelBox(around: corners) == expected)
    }

    @Test(arguments: TextAngle.allCases) func turningBackIsAsBefore(angle: TextAngle) {
        let turned = page.turned(as: angle)
        #expect(turned.textAngle == angle)
        #expect((turned.width, turned.height) == (angle.swapsSides ? (30, 40) : (40, 30)))
        #expect(turned.resolution == (angle.swapsSides ? Resolution(x: 200, y: 100) : Resolution(x: 100, y: 200)))
        let line = turned.blocks[0].lines[0]
        let expected = box.turned(by: angle, width: 40, height: 30)
        #expect(line.box == expected && line.words[0].box == expected && turned.blocks[0].box == expected)
        #expect(line.words[0].characters[0].box.area == 20)
        #expect(line.baseline == Baseline(slope: 0.1, offset: 7), "it stays that of the upright text")
        #expect(line.angle == Double(angle.rawValue))
        #expect(turned.upright == page)
        #expect(turned.turned(as: .upsideDown) == page.turned(as: .upsideDown))
    }

    @Test(arguments: TextAngle.allCases) func linesOfAnyDirectionComeBack(angle: TextAngle) {
        var page = page
        page.blocks[0].lines = [0, 37.4, 90, 180, 270, 323.1].map { angle in
            var line = page.blocks[0].lines[0]
            line.angle = angle
            return line
        }
        let turned = page.turned(as: angle)
        #expect(turned.upright == page)
        for (before, after) in zip(page.blocks[0].lines, turned.blocks[0].lines) {
            #expect(after.angle == Line.normalized(before.angle + Double(angle.rawValue)))
            #expect(after.baseline == before.baseline)
        }
    }
}
