import DocumentModel
import Testing

@testable import DocumentFormats

@Suite struct OrientationWriterTests {
    private func orientation(as angle: TextAngle) throws -> PageOrientation {
        try #require(PageOrientation(of: TestDocument.word("ab").pages[0].turned(as: angle)))
    }

    /// Text from the bottom to the top is upright once the image is turned clockwise by 90 degrees.
    @Test(arguments: [(TextAngle.upright, 0, 0), (.upwards, 270, 90), (.upsideDown, 180, 180), (.downwards, 90, 270)])
    func asTesseractTellsIt(angle: TextAngle, degrees: Int, rotation: Int) throws {
        // One word of 0.625: −ln(0.375).
        #expect(
            try OrientationWriter().render(orientation(as: angle), page: 3) == """
                Page number: 3
                Orientation in degrees: \(degrees)
                Rotate: \(rotation)
                Orientation confidence: 0.98
                Script: Latin
                Script confidence: 0.98
                Deskew angle: 0.0000

                """)
    }

    @Test func confidenceEndsWhereThatOfTesseractDoes() throws {
        var page = TestDocument.word("ab").pages[0]
        page.blocks[0].lines[0].words = Array(repeating: page.blocks[0].lines[0].words[0], count: 100)
        let text = OrientationWriter().detection(try #require(PageOrientation(of: page)), page: 1)
        #expect(text.contains("Orientation confidence: 30.00\n"))
    }

    @Test func layoutTellsWhereTheTopPoints() throws {
        #expect(
            try OrientationWriter().layout(orientation(as: .downwards))
                == "Orientation: 1\nWritingDirection: 0\nTextlineOrder: 2\nDeskew angle: 0.0000\n")
    }
}
