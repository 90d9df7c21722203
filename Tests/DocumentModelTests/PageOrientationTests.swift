import DocumentModel
import Testing

@Suite struct PageOrientationTests {
    /// Level lines of one word each on an image of 400×300 pixels.
    private func page(_ confidences: [Double], slope: Double = 0, angle: Double = 0) -> Page {
        let lines = confidences.enumerated().map { index, confidence in
            let box = PixelBox(x: 20, y: 40 * index, width: 200, height: 30)
            let word = Word(index: index, box: box, confidence: confidence, characters: [])
            return Line(box: box, angle: angle, baseline: Baseline(slope: slope, offset: 0), words: [word])
        }
        return Page(
            width: 400, height: 300, blocks: [Block(box: PixelBox(x: 0, y: 0, width: 1, height: 1), lines: lines)])
    }

    /// −ln(0.1) − ln(0.01): no word is surer than that.
    @Test func confidenceGrowsWithSureWords() throws {
        let orientation = try #require(PageOrientation(of: page([0.9, 1])))
        #expect(abs(orientation.confidence - 6.908) < 0.001)
        #expect(orientation.textAngle == .upright && orientation.deskewAngle == 0)
        #expect(PageOrientation(of: page([.nan]))?.confidence == 0)
    }

    @Test func whatStandsOtherwiseCountsAgainstIt() throws {
        var mixed = page([0.9])
        mixed.blocks += page([0.9], angle: 90).blocks
        #expect(try #require(PageOrientation(of: mixed)).confidence == 0)
        let other = page([0.9]).turned(as: .upsideDown)
        let sure = try #require(PageOrientation(of: page([0.9, 0.9]), againstReadingUpsideDown: other))
        #expect(abs(sure.confidence - 2.303) < 0.001)
    }

    /// A slope of 0.1 falls to the right: it is levelled by a turn counter-clockwise.
    @Test(arguments: TextAngle.allCases) func theSlantIsThatOfMostWriting(angle: TextAngle) throws {
        var page = page([0.9, 0.9, 0.9], slope: 0.1)
        page.blocks[0].lines[0].baseline.slope = -0.4
        let orientation = try #require(PageOrientation(of: page.turned(as: angle)))
        #expect(orientation.textAngle == angle && abs(orientation.deskewAngle - 0.0997) < 0.0001)
    }

    @Test func aPageWithoutTextTellsNothing() {
        #expect(PageOrientation(of: Page(width: 9, height: 9, blocks: [])) == nil)
    }
}
