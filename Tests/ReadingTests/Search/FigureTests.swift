import GlyphClassifier
import Testing

@testable import Reading

@Suite struct FigureTests {
    private let search = BeamSearch(characterSet: .board, prior: nil, weights: ReadingWeights())

    private func isFigure(_ before: Character, _ after: Character, isSpaced: Bool = false) -> Bool {
        guard let first = CharacterSet.board.index(of: before), let second = CharacterSet.board.index(of: after) else {
            return false
        }
        return search.isFigure(first, second, isSpaced: isSpaced)
    }

    @Test func digitsAndSignsAreFigures() {
        #expect(isFigure("3", "7") && isFigure("3", ".") && isFigure("/", "5") && isFigure("9", "%"))
        #expect(!isFigure("3", "l") && !isFigure("O", "0") && !isFigure(":", ")") && !isFigure("a", "b"))
    }

    @Test func rowsOfDigitsAreFigures() {
        #expect(isFigure("3", "7", isSpaced: true))
        #expect(!isFigure("3", "-", isSpaced: true) && !isFigure("a", "7", isSpaced: true))
    }
}
