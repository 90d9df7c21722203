import DocumentModel
import Foundation
import GlyphClassifier
import Imaging
import Reading
import Synchronization
import Testing

@testable import Boardscan

@Suite struct BoardReaderTests {
    private func word(_ text: String, index: Int, confidence: Double) -> Word {
        let box = PixelBox(x: 10 * index, y: 0, width: 8, height: 8)
        let characters = text.enumerated().map {
            RecognizedCharacter(
                text: String($1), box: box, confidence: confidence, wordIndex: index, index: $0)
        }
        return Word(index: index, box: box, confidence: confidence, characters: characters)
    }

    private func page(_ confidences: [[[Double]]]) -> Page {
        var next = 0
        let blocks = confidences.map { block in
            Block(
                box: PixelBox(x: 0, y: 0, width: 9, height: 9),
                lines: block.map { line in
                    Line(
                        box: PixelBox(x: 0, y: 0, width: 9, height: 9), baseline: Baseline(slope: 0, offset: 8),
                        words: line.map { confidence in
                            defer { next += 1 }
                            return word("w\(next)", index: next, confidence: confidence)
                        })
                })
        }
        return Page(width: 100, height: 50, blocks: blocks)
    }

    @Test func unsureWordsAreLeftOutAndTheOthersNumberedAnew() {
        let kept = page([[[0.9, 0.2, 0.5], [0.1]], [[0.3]], [[0.49, 0.8]]]).keepingWords(from: 0.5)
        #expect(kept.blocks.count == 2 && kept.blocks[0].lines.count == 1)
        let words = kept.blocks.flatMap(\.lines).flatMap(\.words)
        #expect(words.map(\.text) == ["w0", "w2", "w6"])
        #expect(words.map(\.index) == [0, 1, 2])
        for word in words { #expect(word.characters.allSatisfy { $0.wordIndex == word.index }) }
    }

    @Test func withoutAThresholdAllStays() {
        let page = page([[[0.9, 0]], [[0]]])
        #expect(page.keepingWords(from: 0) == page)
        #expect(page.keepingWords(from: 1).blocks.isEmpty)
    }

    @Test func badWeightsAreRefused() {
        #expect(throws: ModelFileError.self) { try BoardReader(modelBytes: Array("junk".utf8)) }
        #expect(throws: ModelFileError.self) { try BoardReader(modelBytes: []) }
    }

    @Test func thePriorInTheProgramIsWhole() throws {
        let prior = try BundledFiles.languagePrior()
        #expect(prior.contextCount > 1000)
        #expect(prior.logProbability(of: "the board") > prior.logProbability(of: "tqe bxard") + 5)
    }

    @Test(.enabled(if: Fixtures.hasWeights, "the program has no weights")) func optionsDecide() throws {
        let fixture = try #require(Fixtures.all.first)
        let reader = try BoardReader()
        let image = try ImageDecoder(Array(Data(contentsOf: fixture.file))).page(0)
        var options = BoardReader.Options()
        options.charset = Set("0123456789")
        options.minimumConfidence = 0.3
        options.usesLanguagePrior = false
        let page = reader.read(image, pageIndex: 4, options: options)
        #expect(page.index == 4 && page.width == image.width && page.height == image.height)
        for word in page.blocks.flatMap(\.lines).flatMap(\.words) {
            #expect(word.text.allSatisfy(\.isNumber) && word.confidence >= 0.3)
        }
        #expect(!reader.seenLines(of: image).isEmpty)
    }

    @Test(.enabled(if: Fixtures.hasWeights, "the program has no weights")) func aBlankPictureIsAnEmptyPage() throws {
        let page = try BoardReader().read(RGBImage(width: 40, height: 30, fill: 230))
        #expect(page == Page(width: 40, height: 30, blocks: []))
    }

    @Test(.enabled(if: Fixtures.hasWeights, "the program has no weights")) func eachStageIsShown() throws {
        let observer = Observer()
        _ = try BoardReader().read(RGBImage(width: 40, height: 30, fill: 230), trace: observer)
        #expect(
            observer.stages.withLock { $0 } == [
                "1-writing", "2-lines", "3-ink", "4-primitives", "5-characters",
            ])
    }

    private final class Observer: StageObserver {
        let stages = Mutex<[String]>([])

        func observe(stage: String, picture: RGBImage) {
            if (picture.width, picture.height) == (40, 30) { stages.withLock { $0.append(stage) } }
        }
    }
}
