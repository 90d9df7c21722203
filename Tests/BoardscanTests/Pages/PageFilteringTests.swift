import DocumentModel
import Testing

@testable import Boardscan

@Suite struct PageFilteringTests {
    private let box = PixelBox(x: 0, y: 0, width: 8, height: 8)

    private func word(_ index: Int, confidence: Double = 1, ink: Ink.Name? = nil) -> Word {
        Word(
            index: index, box: box, confidence: confidence,
            characters: [
                RecognizedCharacter(text: "\(index)", box: box, confidence: confidence, wordIndex: index, index: 0)
            ],
            ink: ink.map { Ink(name: $0, red: 0, green: 0, blue: 0) })
    }

    private func page(lines: [[Word]]) -> Page {
        let lines = lines.map { Line(box: box, baseline: Baseline(slope: 0, offset: 8), words: $0) }
        return Page(width: 10, height: 10, blocks: [Block(box: box, lines: lines)])
    }

    /// A word a line.
    private func page(_ inks: [Ink.Name?]) -> Page {
        page(lines: inks.enumerated().map { [word($0, ink: $1)] })
    }

    private func texts(_ page: Page) -> [String] { page.blocks.flatMap(\.lines).flatMap(\.words).map(\.text) }

    @Test func wordsOfTheWantedInksStay() {
        let page = page([.red, .black, nil, .blue, .red])
        #expect(texts(page.keepingWords(of: [.red])) == ["0", "4"])
        #expect(texts(page.keepingWords(of: [.red, .blue])) == ["0", "3", "4"])
        #expect(page.keepingWords(of: [.red]).blocks[0].lines.map { $0.words[0].characters[0].wordIndex } == [0, 1])
    }

    @Test func withoutAWishAllStays() {
        let page = page([.red, nil])
        #expect(page.keepingWords(of: nil) == page)
        #expect(page.keepingWords(of: []).blocks.isEmpty)
    }
}
