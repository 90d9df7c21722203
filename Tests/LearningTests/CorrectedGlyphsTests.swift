import Boardscan
import GlyphClassifier
import Reading
import Testing
import TrainingSets

@testable import Learning

@Suite struct CorrectedGlyphsTests {
    private let board = SyntheticBoard(
        recipe: BoardRecipe(name: "glyphs", level: .clean, seed: 78, width: 900, height: 675),
        words: ["queue", "stack", "graph"])

    private func words() throws -> [CorrectedWord] {
        let ink = CorrectedInk(of: board.image, reader: try BoardReader(), readsWords: false)
        return board.truth.lines.flatMap { line in
            Dictionary(grouping: line.characters, by: \.word).sorted { $0.key < $1.key }.compactMap { _, characters in
                characters.map(\.box).union().flatMap {
                    try? ink.word(Correction(image: "x", box: $0, text: characters.map(\.text).joined()))
                }
            }
        }
    }

    private func glyphs(of words: [CorrectedWord]) throws -> CorrectedGlyphs {
        CorrectedGlyphs(words, network: try BoardReader.bundledLineNetwork())
    }

    @Test func glyphsOfWordsHaveTheirCharacters() throws {
        let words = try words()
        let exemplars = try glyphs(of: words).exemplars(besides: GlyphExemplars())
        let written = words.map(\.text).joined().count
        #expect(written > 20)
        #expect(exemplars.count > written / 2 && exemplars.count <= written)
        let all = Set(words.map(\.text).joined())
        #expect(exemplars.characters.allSatisfy(all.contains))
        // Nearly all of these letters are as high as they usually are.
        let usual = zip(exemplars.characters, exemplars.places).count { character, place in
            place.map { abs($0.top - GlyphProportions(of: character).top) < 0.4 } ?? false
        }
        #expect(usual > exemplars.count * 3 / 4)
    }

    @Test func wrongTextsAreNoWitnesses() throws {
        let wrong = try words().map { CorrectedWord(line: $0.line, text: String(repeating: "@", count: $0.text.count)) }
        #expect(try glyphs(of: wrong).exemplars(besides: GlyphExemplars()).isEmpty)
    }

    @Test func whatWasKnownStaysUntilThereIsEnough() throws {
        var known = GlyphExemplars()
        for _ in 0..<30 { known.append("z", pixels: [UInt8](repeating: 0, count: GlyphNormalizer.pixelCount)) }
        let exemplars = try glyphs(of: words()).exemplars(besides: known)
        #expect(exemplars.characters.count { $0 == "z" } == 24)
        #expect(exemplars.count > 24)
        #expect(try glyphs(of: []).exemplars(besides: GlyphExemplars()).isEmpty)
    }
}
