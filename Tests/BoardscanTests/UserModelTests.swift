import DocumentFormats
import DocumentModel
import Finding
import Foundation
import GlyphClassifier
import Imaging
import Reading
import Testing

@testable import Boardscan

/// Readers whose model has learnt somebody's hand.
@Suite(.enabled(if: Fixtures.hasWeights, "the program has no weights")) struct UserModelTests {
    /// The network in the program as it might be after corrections: surer or less sure than it was, and with words it
    /// knows.
    private struct Learnt: GlyphClassifying {
        let network: ConvolutionalClassifier
        var sharpness: Float
        let texts = [KnownText("Kanban")]

        var characterSet: GlyphClassifier.CharacterSet { network.characterSet }
        var input: GlyphInput { network.input }

        func logProbabilities(of glyphs: [Float], count: Int) -> [Float] {
            var scores = network.logits(of: glyphs, count: count)
            let classes = characterSet.classCount
            scores.withUnsafeMutableBufferPointer { scores in
                guard let base = scores.baseAddress else { return }
                for glyph in 0..<count {
                    ConvolutionalClassifier.logSoftmax(
                        base + glyph * classes, classes: classes, temperature: 1 / sharpness)
                }
            }
            return scores
        }
    }

    private struct OtherCharacters: GlyphClassifying {
        let characterSet = GlyphClassifier.CharacterSet(Array("AB"))
        let input = GlyphInput.ink
        let texts = [KnownText("AB")]

        func logProbabilities(of glyphs: [Float], count: Int) -> [Float] {
            (0..<count).flatMap { _ in [-0.01, -20, -20] as [Float] }
        }
    }

    private func board() throws -> RGBImage {
        let bytes = [UInt8](try Data(contentsOf: Fixtures.directory.appending(path: "clean-code.jpg")))
        return try ImageDecoder(bytes).page(0)
    }

    private func learnt(sharpness: Float) throws -> Learnt {
        Learnt(
            network: try ConvolutionalClassifier(ModelFile(bytes: BoardReader.bundledModel())), sharpness: sharpness)
    }

    private func reading(_ reader: BoardReader, _ board: RGBImage) -> BoardReader.PageReading {
        reader.reading(of: reader.view(of: board))
    }

    @Test func aPageInAnotherHandIsReadAsIfNothingHadBeenLearnt() throws {
        let board = try board()
        let reading = try reading(BoardReader(classifier: learnt(sharpness: 0.3)), board)
        #expect(reading.reader.user == nil)
        #expect(try reading.page == self.reading(BoardReader(), board).page)
    }

    @Test func aPageInTheLearntHandIsReadByIt() throws {
        let board = try board()
        let plain = try BoardReader()
        let own = WidenedClassifier.widening(try learnt(sharpness: 1), to: plain.characterSet)
        let others = try learnt(sharpness: 0.3)
        let reader = BoardReader(
            classifier: own, languagePrior: plain.languagePrior, bundledClassifier: others, finding: plain.finding,
            lineNetwork: plain.lineNetwork)
        let found = reading(reader, board)
        #expect(found.reader.user != nil)
        let alone = BoardReader(
            classifier: own, languagePrior: reader.languagePrior, bundledClassifier: nil,
            finding: plain.finding, lineNetwork: plain.lineNetwork)
        #expect(found.page == reading(alone, board).page)
    }

    @Test func textsAreLookedForInTheHandThatCounts() throws {
        let board = try board()
        let word = try #require(
            BoardReader().read(board).blocks.flatMap(\.lines).flatMap(\.words)
                .filter { $0.text.count > 3 && $0.text.allSatisfy(\.isLetter) }.max { $0.confidence < $1.confidence })
        let (other, plain) = (
            try BoardReader(classifier: learnt(sharpness: 0.3)).search(board), try BoardReader().search(board)
        )
        #expect(other.find(word.text) == plain.find(word.text))
        #expect(plain.find(word.text).confidence > 0.5)
    }

    /// The model in the program knows more than one that a user trained on a few characters.
    @Test func aModelOfOtherCharactersIsSetAside() throws {
        let board = try board()
        let found = try reading(BoardReader(classifier: OtherCharacters()), board)
        #expect(found.reader.user == nil)
        #expect(try found.page == reading(BoardReader(), board).page)
    }
}
