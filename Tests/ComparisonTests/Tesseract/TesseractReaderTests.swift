import DocumentModel
import Foundation
import Imaging
import Testing

@testable import Comparison

@Suite struct TesseractReaderTests {
    private static let isInstalled = (try? TesseractReader(.automatic)) != nil

    private static let print = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Fixtures/print.jpg").standardized

    @Test(.enabled(if: isInstalled, "Tesseract is not installed"), arguments: TesseractReader.Segmentation.allCases)
    func readsPrint(segmentation: TesseractReader.Segmentation) throws {
        let image = try ImageDecoder(Array(Data(contentsOf: Self.print))).page(0)
        let page = try TesseractReader(segmentation).read(image, pageIndex: 2)
        let words = page.blocks.flatMap(\.lines).flatMap(\.words)
        #expect(words.map(\.text).contains("return"))
        #expect(words.map(\.index) == Array(words.indices))
        #expect((page.index, page.width, page.height) == (2, image.width, image.height))
        let picture = PixelBox(x: 0, y: 0, width: image.width, height: image.height)
        for word in words {
            #expect(word.box.intersection(picture) == word.box && !word.box.isEmpty)
            #expect((0...1).contains(word.confidence))
        }
    }

    @Test(.enabled(if: isInstalled, "Tesseract is not installed")) func anEmptyPageHasNoText() throws {
        let page = try TesseractReader(.automatic).read(RGBImage(width: 200, height: 100))
        #expect(page.blocks.isEmpty)
    }

    @Test(.enabled(if: isInstalled, "Tesseract is not installed")) func hugePagesAreRefused() throws {
        let reader = try TesseractReader(.singleBlock)
        #expect(throws: TesseractError.imageTooLarge) { try reader.read(RGBImage(width: 40000, height: 1)) }
    }

    @Test func messagesNameThePackage() {
        #expect(
            "\(TesseractError.notInstalled)"
                == "Tesseract 5 is not installed: install the Debian package tesseract-ocr")
        #expect(
            "\(TesseractError.noEnglishData)"
                == "Tesseract has no English data (eng.traineddata): install the Debian package tesseract-ocr-eng")
        #expect(TesseractError.noEnglishData.concernsInstallation)
        #expect(!TesseractError.recognitionFailed.concernsInstallation)
    }
}
