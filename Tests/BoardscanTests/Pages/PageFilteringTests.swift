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

    @Test func onAPageReadSurelyALineNeedsAWordThatIsHalfwaySure() {
        let sure = (0..<6).map { word($0, confidence: 1) }
        let page = page(lines: [
            sure, [word(6, confidence: 0.1), word(7, confidence: 0.19)],
            [word(8, confidence: 0.05), word(9, confidence: 0.21)],
        ])
        #expect(texts(page.withoutDoubtfulLines()) == ["0", "1", "2", "3", "4", "5", "8", "9"])
    }

    @Test func onOtherPagesAllLinesStay() {
        let unsure = page(lines: [[word(0, confidence: 0.7), word(1, confidence: 0.8)], [word(2, confidence: 0.1)]])
        #expect(unsure.withoutDoubtfulLines() == unsure)
        let scribble = page(lines: [[word(0, confidence: 0.1)], [word(1, confidence: 0.05)]])
        #expect(scribble.withoutDoubtfulLines() == scribble)
        let empty = page(lines: [])
        #expect(empty.withoutDoubtfulLines() == empty)
    }
}
