import DocumentModel
import Testing

@testable import Boardscan

@Suite struct PageFilteringTests {
    private let box = PixelBox(x: 0, y: 0, width: 8, height: 8)

    private func page(_ inks: [Ink.Name?]) -> Page {
        let words = inks.enumerated().map { index, name in
            Word(
                index: index, box: box, confidence: 1,
                characters: [
                    RecognizedCharacter(text: "\(index)", box: box, confidence: 1, wordIndex: index, index: 0)
                ],
                ink: name.map { Ink(name: $0, red: 0, green: 0, blue: 0) })
        }
        let lines = words.map { Line(box: box, baseline: Baseline(slope: 0, offset: 8), words: [$0]) }
        return Page(width: 10, height: 10, blocks: [Block(box: box, lines: lines)])
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

    @Test func wordsMuchFainterThanThePagesAreTraces() {
        let page = page([.black, .red, .black, .black, .green])
        let strengths: [Int: Float] = [0: 0.9, 1: 0.5, 2: 0.1, 3: 0.6, 4: 0.2]
        #expect(texts(page.withoutTraces(strengths: strengths)) == ["0", "1", "3", "4"])
        #expect(texts(page.withoutTraces(strengths: strengths.mapValues { $0 / 10 })) == ["0", "1", "3", "4"])
    }

    @Test func whatWasWipedOffMayBeMoreThanWhatIsWritten() {
        let page = page(.init(repeating: .black, count: 10))
        let strengths = Dictionary(uniqueKeysWithValues: (0..<10).map { ($0, Float($0 < 3 ? 0.8 : 0.15)) })
        #expect(texts(page.withoutTraces(strengths: strengths)) == ["0", "1", "2"])
    }

    @Test func aPageOfOneStrengthHasNoTraces() {
        let page = page([.black, .black])
        #expect(page.withoutTraces(strengths: [0: 0.1, 1: 0.1]) == page)
        #expect(page.withoutTraces(strengths: [:]) == page)
    }
}
