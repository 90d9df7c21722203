import DocumentModel
import Testing

@testable import DocumentFormats

@Suite struct OrientationWriterTests {
    private func lines(_ document: Document) -> [String] {
        OrientationWriter().render(document).split(separator: "\n").map(String.init)
    }

    /// Text from the bottom to the top is upright once the image is turned clockwise by 90 degrees.
    @Test(arguments: [(TextAngle.upright, 0, 0), (.upwards, 270, 90), (.upsideDown, 180, 180), (.downwards, 90, 270)])
    func asTesseractTellsIt(angle: TextAngle, degrees: Int, rotation: Int) {
        var document = TestDocument.word("ab")
        document.pages = document.pages.map { $0.turned(as: angle) }
        // One word of 0.625: −ln(0.375).
        #expect(
            lines(document) == [
                "Page number: 0", "Orientation in degrees: \(degrees)", "Rotate: \(rotation)",
                "Orientation confidence: 0.98", "Script: Latin", "Script confidence: 0.98", "Deskew angle: 0.0000",
            ])
    }

    /// Tesseract's sign: how far to turn counter-clockwise; a slope of 0.1 falls to the right.
    @Test func theSlantIsThatOfMostWriting() {
        let page = TestDocument.page([[["long", "writing"]], [["a"]]], index: 0, source: nil, slope: 0.1)
        #expect(lines(Document(pages: [page])).last == "Deskew angle: 0.0997")
        let turned = PageOrientation(of: page.turned(as: .downwards))
        #expect(abs((turned?.deskewAngle ?? 0) - 0.0997) < 0.0001)
    }

    @Test func wordsOfOtherDirectionsCountAgainstIt() throws {
        var page = TestDocument.page(withLineAt: 90)
        let mixed = try #require(PageOrientation(of: page))
        page.blocks[1].lines = []
        let pure = try #require(PageOrientation(of: page))
        #expect(mixed.confidence == 0 && pure.confidence > 0.9)
    }

    @Test func layoutTellsWhereTheTopPoints() throws {
        let page = TestDocument.word("ab").pages[0].turned(as: .downwards)
        let orientation = try #require(PageOrientation(of: page))
        #expect(
            OrientationWriter().layout(orientation)
                == "Orientation: 1\nWritingDirection: 0\nTextlineOrder: 2\nDeskew angle: 0.0000\n")
    }

    @Test func aPageWithoutTextTellsNothing() {
        #expect(lines(Document(pages: [Page(width: 9, height: 9, blocks: [])])) == [])
    }
}
