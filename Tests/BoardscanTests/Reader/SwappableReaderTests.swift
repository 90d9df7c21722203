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

    /// Whatever it says, and whichever characters it knows, the line network has its say.
    @Test func anyClassifierWillDo() throws {
        let reader = try BoardReader(classifier: Stubborn(answer: 1))
        #expect(reader.characterSet == reader.lineNetwork.architecture.characterSet)
        #expect(try !reader.read(board).blocks.isEmpty)
    }

    @Test func noPageIsReadByTwoModels() async throws {
        let readers = SwappableReader(try BoardReader(classifier: Stubborn(answer: 0)))
        let board = try board
        let other = try BoardReader(classifier: Stubborn(answer: 1))
        let first = readers.current
        let pages = [first, other].map { $0.read(board) }
        #expect(pages[0] != pages[1])
        await withTaskGroup(of: Page.self) { group in
            for round in 0..<24 {
                group.addTask { readers.current.read(board) }
                readers.swap(to: round % 2 == 0 ? other : first)
            }
            for await page in group { #expect(pages.contains(page)) }
        }
        readers.swap(to: other)
        #expect(readers.current.read(board) == pages[1])
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
