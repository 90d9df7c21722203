import DocumentModel
import Testing

@testable import DocumentFormats

@Suite struct SearchablePDFTests {
    private func page(_ texts: [String], slope: Double = 0) -> Page {
        let characters = texts.enumerated().map { index, text in
            RecognizedCharacter(
                text: text, box: PixelBox(x: 300 + 30 * index, y: 270, width: 30, height: 30), confidence: 1,
                wordIndex: 0, index: index)
        }
        let box = PixelBox(x: 300, y: 270, width: 30 * texts.count, height: 30)
        let word = Word(index: 0, box: box, confidence: 1, characters: characters)
        let line = Line(box: box, baseline: Baseline(slope: slope, offset: 300 - 300 * slope), words: [word])
        return Page(width: 1200, height: 900, blocks: [Block(box: box, lines: [line])])
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    /// Each entry of the table leads to its object.
    @Test func theTableIsRight() throws {
        let photo = SearchablePDF.Photo(jpeg: [0xFF, 0xD8, 0x00, 0xFF, 0xD9], width: 1200, height: 900)
        let bytes = SearchablePDF(title: "ä (b)").render(Document(pages: [page(["a", "b"])]), photos: [photo])
        // One character for each byte.
        let latin = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
        let parts = latin.split(separator: "startxref\n")
        let start = try #require(Int(parts.last?.split(separator: "\n").first ?? ""))
        let table = Array(bytes[start...]).split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
        #expect(table.first == "xref")
        let entries = table.filter { $0.hasSuffix(" 00000 n ") }
        #expect(entries.count == latin.components(of: " 0 obj\n") && entries.count >= 7)
        for (number, entry) in entries.enumerated() {
            let offset = try #require(Int(entry.prefix(10)))
            #expect(text(Array(bytes[offset...].prefix(12))).hasPrefix("\(number + 1) 0 obj\n"))
        }
        #expect(latin.contains("/Length 5 >>\nstream\n\u{FF}\u{D8}\u{0}\u{FF}\u{D9}\nendstream"))
        #expect(latin.contains("/Title <FEFF00E40020002800620029>"))
        #expect(latin.hasPrefix("%PDF-1.5\n") && latin.hasSuffix("%%EOF\n"))
    }

    /// At 300 dots per inch a pixel is 0.24 points.
    @Test func aWordIsSetOverItsInk() {
        let result = text(SearchablePDF().render(Document(pages: [page(["a", "b"])]), photos: []))
        #expect(result.contains("/MediaBox [0 0 288 216]"))
        // 14.4 points for two characters of half of 7.2.
        #expect(result.contains("BT 3 Tr 1 0 0 1 72 144 Tm /f-0-0 7.2 Tf 200 Tz <006100620020> Tj ET"))
        #expect(!result.contains("/XObject"))
    }

    @Test func aSlantedWordFollowsItsLine() {
        let result = text(SearchablePDF().render(Document(pages: [page(["a"], slope: 0.1)]), photos: []))
        #expect(result.contains("0.995 -0.1 0.1 0.995 72 144 Tm"))
    }

    /// The page's points, turned as the text is: where the upright page ends on the right, this one's top is.
    @Test func turnedTextLiesOverItsInk() {
        let upright = page(["a", "b"])
        for (angle, matrix) in [
            (.upwards, "0 1 -1 0 216 0"), (.upsideDown, "-1 0 0 -1 288 216"), (.downwards, "0 -1 1 0 0 288"),
        ] as [(TextAngle, String)] {
            let result = text(SearchablePDF().render(Document(pages: [upright.turned(as: angle)]), photos: []))
            #expect(
                result.contains(
                    "q \(matrix) cm\nBT 3 Tr 1 0 0 1 72 144 Tm /f-0-0 7.2 Tf 200 Tz <006100620020> Tj ET\nQ\n"))
            #expect(result.contains(angle.swapsSides ? "/MediaBox [0 0 216 288]" : "/MediaBox [0 0 288 216]"))
        }
    }

    /// The first word of a line that begins at (500, 400): 157 pixels long, 42 high and of four characters.
    @Test(
        arguments: [(0, "1 0 0 1"), (90, "0 1 -1 0"), (180, "-1 0 0 -1"), (270, "0 -1 1 0")] as [(Double, String)])
    func wordsRunAsTheirLine(angle: Double, matrix: String) {
        let document = Document(pages: [TestDocument.page(withLineAt: angle)])
        let result = text(SearchablePDF().render(document, photos: []))
        #expect(result.contains("\(matrix) 120 96 Tm /f-0-0 10.08 Tf 186.905 Tz <"))
    }

    @Test func anObliqueWordRunsAsItsLine() throws {
        let document = Document(pages: [TestDocument.page(withLineAt: 36.9)])
        let result = text(SearchablePDF().render(document, photos: []))
        let line = try #require(result.split(separator: "\n").first { $0.contains("0.8 0.6 -0.6 0.8") })
        let numbers = line.split(separator: " ").compactMap { Double($0) }
        // Four of the matrix, the place, size, stretch.
        let expected = [0.8, 0.6, -0.6, 0.8, 120, 96, 10.08, 186.9]
        for (number, expected) in zip(numbers.dropFirst(), expected) {
            #expect(abs(number - expected) <= max(1.5, expected / 10), "\(line)")
        }
    }

    @Test func theResolutionCounts() {
        var page = page(["a"])
        page.resolution = Resolution(x: 72, y: 36)
        #expect(text(SearchablePDF().render(Document(pages: [page]), photos: [])).contains("/MediaBox [0 0 1200 1800]"))
    }

    /// As Tesseract names and makes it: OCRmyPDF copies no other font.
    @Test func theFontIsOneThatProgramsKeep() {
        let result = text(SearchablePDF().render(Document(pages: [page(["a"]), page(["b"])]), photos: []))
        #expect(result.components(of: "/Font << /f-0-0 ") == 2)
        #expect(result.components(of: "/Subtype /Type0 ") == 1)
        #expect(result.contains("/Subtype /CIDFontType2 ") && result.contains("/Encoding /Identity-H "))
    }

    /// Codes are units of UTF-16; the width is that of all of them.
    @Test func charactersBeyondTheFirstPlane() {
        let result = text(SearchablePDF().render(Document(pages: [page(["𝔸"])]), photos: []))
        #expect(result.contains("7.2 Tf 100 Tz <D835DD380020> Tj"))
    }

    @Test func aDocumentWithoutPages() {
        #expect(text(SearchablePDF().render(Document(pages: []), photos: [])).contains("/Kids [] /Count 0"))
    }
}

extension String {
    fileprivate func components(of part: String) -> Int {
        var (count, rest) = (0, self[...])
        while let range = rest.firstRange(of: part) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }
}
