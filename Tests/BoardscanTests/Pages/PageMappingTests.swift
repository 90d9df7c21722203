import DocumentModel
import Glibc
import Imaging
import Testing

@testable import Boardscan

@Suite struct PageMappingTests {
    private func page(angle: Double) -> Page {
        let box = PixelBox(x: 180, y: 90, width: 40, height: 30)
        let character = RecognizedCharacter(text: "a", box: box, confidence: 1, wordIndex: 0, index: 0)
        let word = Word(index: 0, box: box, confidence: 1, characters: [character])
        var line = Line(box: box, baseline: Baseline(slope: 0, offset: 0), words: [word])
        let (x, y) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
        line.stand(
            from: (200 - 20 * x, 100 + 20 * y), to: (200 + 20 * x, 100 - 20 * y), width: 400, height: 200)
        return Page(width: 400, height: 200, blocks: [Block(box: box, lines: [line])])
    }

    /// Counter-clockwise about (200, 100), which comes to (300, 300).
    private func turning(_ degrees: Double) throws -> Homography {
        let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        return try #require(
            Homography(rows: [c, s, 300 - 200 * c - 100 * s, -s, c, 300 + 200 * s - 100 * c, 0, 0, 1]))
    }

    @Test(
        arguments: [
            (0, 0, 0), (0, 15, 0), (10, -25, 0), (0, 37, 37), (37, -37, 0), (45, 45, 90), (90, 0, 90), (90, 50, 140),
            (180, 180, 0), (180, -10, 180), (270, 20, 270), (270, 120, 30),
        ]) func linesTurnWithThePage(before: Double, by degrees: Double, expected: Double) throws
    {
        let page = page(angle: before).mapped(by: try turning(degrees), width: 600, height: 600)
        let line = page.blocks[0].lines[0]
        #expect(line.angle == expected)
        let rest = atan(line.baseline.slope) * 180 / .pi
        #expect(abs((line.angle - rest - before - degrees).remainder(dividingBy: 360)) < 0.01)
        let middle = page.view(of: line)(x: 300, y: 300)
        #expect(abs(line.baseline.y(at: middle.x) - middle.y) < 0.01, "it goes through the point that did not turn")
    }

    /// Beyond the horizon there is no line.
    @Test func whatHasNoPlaceKeepsItsDirection() throws {
        let page = page(angle: 37)
        let map = try #require(Homography(rows: [1, 0, 0, 0, 1, 0, 0, 0, 0]))
        let line = page.mapped(by: map, width: 400, height: 200).blocks[0].lines[0]
        #expect(line.angle == 37 && line.baseline == page.blocks[0].lines[0].baseline)
    }
}
