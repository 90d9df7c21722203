import DocumentFormats
import DocumentModel
import Foundation
import GlyphTraining
import Imaging
import Testing
import TrainingSets

@testable import Boardscan

/// Lines cut out of pages, as other programs hand them to `boardscan tesseract --psm 7`: each must read as in its page.
@Suite(.enabled(if: Fixtures.hasWeights, "the program has no weights")) struct LineCropTests {
    /// Edits for each character of the lines, case folded, between what is read in crops and in the page.
    ///
    /// `margin` is called for each line: how much of the page is left around the line's box, in its heights.
    private func errorRate(
        of pages: [(image: RGBImage, page: Page)], margin: () -> Double
    ) throws -> (rate: Double, lines: Int, wrong: [String]) {
        let reader = try BoardReader()
        var options = BoardReader.Options()
        options.layout = .singleLine
        var (edits, characters, lines) = (0, 0, 0)
        var wrong: [String] = []
        for (image, page) in pages {
            for line in page.blocks.flatMap(\.lines) {
                let room = Int((margin() * Double(line.box.height)).rounded())
                let crop = reader.read(image.cropped(to: line.box, margin: room), options: options)
                let texts = [page.words(of: [line]), crop.words(of: crop.blocks.flatMap(\.lines))]
                let distance = editDistance(Array(texts[0]), Array(texts[1]))
                (edits, characters, lines) = (edits + distance, characters + texts[0].count, lines + 1)
                if distance > 0 { wrong.append("\(texts)") }
            }
        }
        return (Double(edits) / Double(max(1, characters)), lines, wrong)
    }

    @Test(arguments: [0, 0.25, 1]) func ofFixtures(margin: Double) throws {
        let pages = try Fixtures.all.map { fixture in
            let picture = try ImageDecoder(Array(Data(contentsOf: fixture.file))).page(0)
            return (image: picture, page: try fixture.page())
        }
        let found = try errorRate(of: pages) { margin }
        #expect(found.lines >= 60 && found.rate <= 0.02, "\(found)")
    }

    @Test func ofMadeUpBoardsAtRandomMargins() throws {
        let reader = try BoardReader()
        let pages = (1...3 as ClosedRange<UInt64>).map { seed in
            let recipe = BoardRecipe(name: "crops", level: .clean, seed: seed, width: 1400, height: 1050)
            let image = SyntheticBoard(recipe: recipe).image
            return (image: image, page: reader.read(image))
        }
        var random = SplitMix64(seed: 5)
        let found = try errorRate(of: pages) { Double.random(in: 0...1, using: &random) }
        #expect(found.lines >= 20 && found.rate <= 0.02, "\(found)")
    }
}

extension Page {
    fileprivate func words(of lines: [Line]) -> String {
        lines.flatMap(\.words).map(\.text).joined(separator: " ").lowercased()
    }
}
