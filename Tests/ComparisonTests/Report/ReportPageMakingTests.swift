import DocumentModel
import Foundation
import Imaging
import Testing

@testable import Comparison

@Suite struct ReportPageMakingTests {
    /// A page of two characters, on a picture with a stroke where the second is.
    private func page(_ confidences: [Double]) -> Page {
        let characters = confidences.enumerated().map { index, confidence in
            RecognizedCharacter(
                text: "\(index)", box: PixelBox(x: 40 + 60 * index, y: 40, width: 30, height: 60),
                confidence: confidence, wordIndex: 0, index: index)
        }
        let box = PixelBox(x: 40, y: 40, width: 90, height: 60)
        let word = Word(index: 0, box: box, confidence: 0.5, characters: characters)
        let line = Line(box: box, baseline: Baseline(slope: 0, offset: 100), words: [word])
        return Page(width: 300, height: 200, blocks: [Block(box: box, lines: [line])])
    }

    private var picture: RGBImage {
        var image = RGBImage(width: 300, height: 200, fill: 240)
        for y in 45..<95 { for x in 112..<118 { image[x, y] = RGBImage.Color(red: 10, green: 10, blue: 10) } }
        return image
    }

    @Test func doubtfulCharactersAreShownWithTheirInk() throws {
        let report = try ReportPage(of: page([0.9, 0.3]), on: picture)
        #expect(report.width == 300 && report.height == 200)
        #expect(try ImageDecoder([UInt8](report.picture)).format == .jpeg)
        #expect(report.doubtful.map(\.character.text) == ["1"] && report.doubtful.map(\.word) == ["01"])
        let glyph = try ImageDecoder([UInt8](try #require(report.doubtful.first).glyph)).page(0).gray()
        #expect(glyph.width == 28 && glyph.height == 28)
        #expect(glyph[14, 14] < 60 && glyph[2, 14] > 200)
    }

    @Test func theMostDoubtfulComeFirst() throws {
        #expect(try ReportPage(of: page([0.6, 0.3]), on: picture).doubtful.map(\.character.text) == ["1", "0"])
        #expect(try ReportPage(of: page([0.9, 0.85]), on: picture).doubtful.isEmpty)
    }
}
