import DocumentModel
import Preprocessing
import Testing

@testable import Reading
@testable import Segmentation

@Suite struct PolarityCompetitionTests {
    private let classifier = TemplateClassifier()

    private func scored(_ text: String, x: Int, y: Int, broken: Bool = false) -> [[ScoredLine]] {
        var mask = InkMask(width: 700, height: 320)
        mask.draw(text: text, x: x, y: y, pixel: 3)
        if broken {
            for index in mask.pixels.indices where index % 700 % 7 < 3 { mask.pixels[index] = 0 }
        }
        return PageReader.score(Segmenter().segment(mask), with: classifier)
    }

    private func texts(_ main: [[ScoredLine]], _ counter: [[ScoredLine]]) -> [[String]] {
        PageReader(characterSet: classifier.characterSet, prior: nil).read(main, counter: counter).map {
            $0.lines.map { $0.words.map(\.text).joined(separator: " ") }
        }
    }

    @Test func linesInOtherPlacesAreAddedInReadingOrder() {
        let found = texts(scored("HELLO HOTEL", x: 20, y: 200), scored("THE TOE", x: 20, y: 20))
        #expect(found == [["THE TOE"], ["HELLO HOTEL"]])
        #expect(texts([], scored("THE TOE", x: 20, y: 20)) == [["THE TOE"]])
    }

    @Test func inOnePlaceTheMoreProbableLineStays() {
        let (good, bad) = (scored("HELLO HOTEL", x: 20, y: 20), scored("HELLO HOTEL", x: 22, y: 24, broken: true))
        #expect(texts(good, bad) == [["HELLO HOTEL"]])
        #expect(texts(bad, good) == [["HELLO HOTEL"]])
    }

    @Test func whatCannotBeReadAddsNothing() {
        // Bars at odd places, as of a drawing.
        var mask = InkMask(width: 700, height: 320)
        for bar in 0..<9 {
            mask.fill(PixelBox(x: 30 + 26 * bar, y: 220 + (bar * 7) % 11, width: 3 + bar % 3, height: 24))
        }
        let scribble = PageReader.score(Segmenter().segment(mask), with: classifier)
        let reader = PageReader(characterSet: classifier.characterSet, prior: nil)
        #expect(!reader.hasWriting(scribble) && reader.hasWriting(scored("HELLO HOTEL", x: 20, y: 20)))
        #expect(texts(scored("HELLO HOTEL", x: 20, y: 20), scribble) == [["HELLO HOTEL"]])
    }
}
