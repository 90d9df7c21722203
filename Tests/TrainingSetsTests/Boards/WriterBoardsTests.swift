import GlyphTraining
import Testing

@testable import TrainingSets

@Suite struct WriterBoardsTests {
    private static let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:-")

    private func samples(_ characters: [Character], writer: String) -> [PenSample] {
        var random = SplitMix64(seed: 2)
        let hand = Hand(using: &random)
        return characters.flatMap { character in
            (0..<3).compactMap { _ in
                hand.strokes(of: character, using: &random).map {
                    PenSample(label: String(character), strokes: $0.map { $0.map { $0 * 40 } }, writer: writer)
                }
            }
        }
    }

    private func boards(texts: [String]?) -> WriterBoards {
        var set = UnipenSet()
        set.characters = samples(Self.alphabet, writer: "all") + samples(Array(Self.alphabet.prefix(26)), writer: "few")
        return WriterBoards(set: set, texts: texts) { _ in true }
    }

    @Test func givenTextsStandOnTheBoardMarksIncluded() throws {
        let boards = boards(texts: ["Größe, ça va?", "Žluťoučký kůň", "π ≈ 3"])
        #expect(boards.count == 1 && boards.writer(of: 0) == "all")
        let recipe = BoardRecipe(name: "b", level: .clean, seed: 1, width: 1200, height: 900)
        let text = boards.board(recipe: recipe, writer: 0).truth.text
        for letter in "ößçůť" { #expect(text.contains(letter), "\(letter)") }
        #expect(boards.board(recipe: recipe, writer: 0).truth.text == text)
        // Nobody wrote it, and the alphabet has its own for signs outside ASCII only.
        #expect(!text.contains("?"))
    }

    @Test func writersOfFewCharactersWriteWordsOfTheirOwnLetters() {
        #expect(boards(texts: nil).count == 2)
    }
}

@Suite struct MarkedLetterSettingTests {
    /// An i: a stem and a dot.
    private let i = PenSample(
        label: "i", strokes: [[SIMD2(0, 20), SIMD2(0, 60)], [SIMD2(0, 4), SIMD2(1, 5)]], writer: "w")
    private let tall = (0..<3).map { _ in
        PenSample(label: "l", strokes: [[SIMD2(0, 0), SIMD2(0, 60)]], writer: "w")
    }

    private func line(_ text: String) -> SetLine {
        var random = SplitMix64(seed: 4)
        return WriterLineSetter(samples: [i] + tall).set(text, height: 60, using: &random)
    }

    private func strokes(_ piece: SetLine.Piece) -> Int {
        guard case .strokes(let strokes) = piece.shape else { return 0 }
        return strokes.count
    }

    @Test func aMarkAboveTakesThePlaceOfTheDot() throws {
        let line = line("ií")
        #expect(line.text == "ií" && line.pieces.count == 2)
        #expect(line.pieces.map(strokes) == [2, 2])
        let tops = line.pieces.map(\.shape.bounds.minimum.y)
        // The baseline is at 0, y runs down: both reach above the stem.
        #expect(tops.allSatisfy { $0 < -40 })
    }

    @Test func whatNobodyWroteIsLeftOut() { #expect(line("iml").text == "il") }
}
