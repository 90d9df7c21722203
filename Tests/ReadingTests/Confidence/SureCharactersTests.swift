import DocumentModel
import Testing

@testable import Reading

@Suite struct SureCharactersTests {
    private func block(_ words: [(length: Int, confidence: Double)]) -> Block {
        let box = PixelBox(x: 0, y: 0, width: 9, height: 9)
        let line = Line(
            box: box, baseline: Baseline(slope: 0, offset: 8),
            words: words.enumerated().map { index, word in
                let characters = (0..<word.length).map {
                    RecognizedCharacter(
                        text: "x", box: box, confidence: word.confidence, wordIndex: index, index: $0)
                }
                return Word(index: index, box: box, confidence: word.confidence, characters: characters)
            })
        return Block(box: box, lines: [line])
    }

    @Test func charactersCountByTheSquareOfTheirWordsConfidence() {
        #expect([Block]().sureCharacters == 0)
        let blocks = [block([(4, 1), (2, 0.5)]), block([(10, 0.1)])]
        #expect(abs(blocks.sureCharacters - (4 + 0.5 + 0.1)) < 1e-9)
    }

    @Test func fewSureWordsAreWorthMoreThanManyDoubtfulOnes() {
        #expect([block([(5, 0.9)])].sureCharacters > [block([(5, 0.4), (5, 0.4), (5, 0.4)])].sureCharacters)
    }
}
