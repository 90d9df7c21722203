import DocumentModel
import Testing

@testable import DocumentFormats

@Suite struct LabelPlacementTests {
    private let picture = PixelBox(x: 0, y: 0, width: 1080, height: 720)

    private func line(y: Int, height: Int = 40) -> Line {
        let words = (0..<3).map { index in
            let box = PixelBox(x: 100 + 200 * index, y: y, width: 120, height: height)
            return Word(
                index: index, box: box, confidence: 1,
                characters: [RecognizedCharacter(text: "a", box: box, confidence: 1, wordIndex: index, index: 0)])
        }
        return Line(
            box: PixelBox(x: 100, y: y, width: 520, height: height), baseline: Baseline(slope: 0, offset: Double(y)),
            words: words)
    }

    private func placement(_ lines: [Line]) -> LabelPlacement {
        LabelPlacement(picture: picture, words: lines.flatMap(\.words).map(\.box))
    }

    @Test func labelsFillTheSpaceBetweenLines() {
        let lines = [line(y: 100), line(y: 155), line(y: 400)]
        #expect(placement(lines).labelHeight(of: lines[1]) == 15)
        // Room enough: three quarters of the letters.
        #expect(placement(lines).labelHeight(of: lines[2]) == 30)
    }

    @Test func labelsStayLegibleAndModest() {
        let crowded = [line(y: 100), line(y: 141)]
        #expect(placement(crowded).labelHeight(of: crowded[1]) == 10)
        let large = [line(y: 400, height: 200)]
        #expect(placement(large).labelHeight(of: large[0]) == 30)
        #expect(
            placement([]).labelHeight(of: Line(box: picture, baseline: Baseline(slope: 0, offset: 0), words: [])) == 10)
    }

    @Test func labelsStandAboveTheirWordsWithinThePicture() {
        let placement = placement([])
        let word = PixelBox(x: 1000, y: 100, width: 60, height: 40)
        #expect(placement.place(width: 50, height: 20, above: word) == PixelBox(x: 1000, y: 80, width: 50, height: 20))
        #expect(placement.place(width: 100, height: 20, above: word).x == 980)
        #expect(
            placement.place(width: 2000, height: 200, above: word) == PixelBox(x: 0, y: 0, width: 2000, height: 200))
    }

    @Test func aLabelHasRoomUntilTheNextWord() {
        let line = line(y: 100)
        #expect(placement([line]).room(for: line.words[0].box, in: line) == 200)
        #expect(placement([line]).room(for: line.words[2].box, in: line) == 580)
    }
}
