import DocumentModel
import Foundation
import GlyphClassifier
import Imaging
import Reading
import Testing

@testable import Boardscan

/// Calls every glyph by one name.
private struct Stubborn: GlyphClassifying {
    let characterSet = CharacterSet(Array("AB"))
    let input = GlyphInput.ink
    let answer: Int

    func logProbabilities(of glyphs: [Float], count: Int) -> [Float] {
        (0..<count).flatMap { _ in (0..<3).map { $0 == answer ? Float(-0.01) : -20 } }
    }
}

@Suite struct SwappableReaderTests {
    private var board: RGBImage {
        get throws {
            let bytes = [UInt8](try Data(contentsOf: Fixtures.directory.appending(path: "clean-code.jpg")))
            return try ImageDecoder(bytes).page(0).fitting(side: 500)
        }
    }

    private func letters(_ page: Page) -> Set<String> {
        Set(page.blocks.flatMap(\.lines).flatMap(\.words).flatMap(\.characters).map(\.text))
    }

    @Test func anyClassifierWillDo() throws {
        let reader = try BoardReader(classifier: Stubborn(answer: 1))
        #expect(letters(reader.read(try board)) == ["B"])
        #expect(reader.characterSet.characters == ["A", "B"])
    }

    @Test func noPageIsReadByTwoModels() async throws {
        let readers = SwappableReader(try BoardReader(classifier: Stubborn(answer: 0)))
        let board = try board
        let other = try BoardReader(classifier: Stubborn(answer: 1))
        let first = readers.current
        await withTaskGroup(of: Set<String>.self) { group in
            for round in 0..<24 {
                group.addTask { letters(readers.current.read(board)) }
                readers.swap(to: round % 2 == 0 ? other : first)
            }
            for await seen in group { #expect(seen.count == 1, "\(seen)") }
        }
        readers.swap(to: other)
        #expect(letters(readers.current.read(board)) == ["B"])
    }

    @Test(.enabled(if: Fixtures.hasWeights)) func modelsFromFiles() throws {
        let readers = SwappableReader(try BoardReader(classifier: Stubborn(answer: 0)))
        try readers.swap(toModel: ModelFile(bytes: BoardReader.bundledModel()))
        #expect(readers.current.characterSet.characters.count > 90)
        #expect(readers.current.bundledClassifier == nil)
        var learnt = try ModelFile(bytes: BoardReader.bundledModel())
        learnt.header.texts = [KnownText("Kanban")]
        try readers.swap(toModel: learnt)
        #expect(readers.current.bundledClassifier != nil, "others' pages are read with the model in the program")
        try readers.swap(toModel: ModelFile(bytes: BoardReader.bundledModel()))
        #expect(readers.current.bundledClassifier == nil)
    }
}
