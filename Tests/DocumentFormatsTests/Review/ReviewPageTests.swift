import DocumentModel
import Foundation
import Imaging
import Testing

@testable import DocumentFormats

@Suite struct ReviewPageTests {
    private func page(_ text: String, confidence: Double) -> Page {
        let box = PixelBox(x: 4, y: 4, width: 20, height: 10)
        let characters = text.enumerated().map { index, character in
            RecognizedCharacter(
                text: String(character), box: box, confidence: confidence,
                alternatives: [Alternative(text: "<", confidence: 0.2)], wordIndex: 0, index: index)
        }
        let word = Word(index: 0, box: box, confidence: confidence, characters: characters)
        let line = Line(box: box, baseline: Baseline(slope: 0, offset: 14), words: [word])
        return Page(source: "a </script>.jpg", width: 40, height: 20, blocks: [Block(box: box, lines: [line])])
    }

    @Test func doubtfulWordsAreShown() throws {
        let picture = try ReviewPicture(of: page("ab", confidence: 0.5), on: RGBImage(width: 40, height: 20))
        #expect(picture.words.map(\.text) == ["ab"])
        #expect(picture.words[0].glyphs.map(\.sure) == [50, 50])
        #expect(picture.words[0].glyphs[0].others.map(\.text) == ["<"])
        #expect(picture.words[0].picture.hasPrefix("data:image/jpeg;base64,"))
    }

    @Test func turnedTextIsShownUprightAndCorrectedInItsPlace() throws {
        let upright = page("ab", confidence: 0.5)
        let taken = RGBImage(width: 40, height: 20).turned(toUpright: .downwards)
        let picture = try ReviewPicture(of: upright.turned(as: .upwards), on: taken)
        #expect((picture.width, picture.height) == (40, 20))
        #expect(picture.words[0].place == PixelBox(x: 4, y: 4, width: 20, height: 10))
        #expect(picture.words[0].box == PixelBox(x: 4, y: 16, width: 10, height: 20))
    }

    @Test func sureWordsAreNot() throws {
        let picture = try ReviewPicture(of: page("ab", confidence: 0.9), on: RGBImage(width: 40, height: 20))
        #expect(picture.words.isEmpty)
    }

    @Test func whatWasReadNeverBecomesMarkup() throws {
        let picture = try ReviewPicture(of: page("</script><b>", confidence: 0.1), on: RGBImage(width: 40, height: 20))
        let html = try ReviewPage([picture]).html()
        #expect(html.components(separatedBy: "</script>").count == 3, "only the page's own two scripts end")
        #expect(!html.contains("<b>"))
        #expect(!html.contains("http"), "nothing is loaded from anywhere")
    }
}
