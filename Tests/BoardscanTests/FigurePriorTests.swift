import Comparison
import DocumentFormats
import DocumentModel
import GlyphTraining
import Reading
import Testing
import TrainingSets

@testable import Boardscan

/// A figure never becomes another one because of the language prior; `boardscan-train figures` counts many more.
@Suite struct FigurePriorTests {
    @Test func thePriorSpoilsNoFigures() throws {
        let reader = try BoardReader()
        var random = SplitMix64(seed: 11)
        var (with, without) = (PageScore(), PageScore())
        for kind in FigureText.Kind.allCases {
            let hand = HandLineSetter(hand: Hand(using: &random))
            let page = FigurePage(kind, count: 3, setter: hand, using: &random)
            with = with + score(page, reader, usesPrior: true)
            without = without + score(page, reader, usesPrior: false)
        }
        #expect(with.characters > 200)
        #expect(with.edits <= without.edits)
    }

    private func score(_ page: FigurePage, _ reader: BoardReader, usesPrior: Bool) -> PageScore {
        var options = BoardReader.Options()
        options.usesLanguagePrior = usesPrior
        let read = reader.read(page.image, options: options)
        return PageScore(truth: page.truth, text: PlainText.text(of: Document(pages: [read])))
    }
}
