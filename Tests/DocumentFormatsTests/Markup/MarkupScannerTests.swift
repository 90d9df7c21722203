import Testing

@testable import DocumentFormats

@Suite struct MarkupScannerTests {
    private func events(_ text: String) -> [MarkupScanner.Event] {
        var scanner = MarkupScanner(Array(text.utf8))
        var result: [MarkupScanner.Event] = []
        while let event = scanner.next() { result.append(event) }
        return result
    }

    @Test func tagsAndText() {
        #expect(
            events("<?xml version='1.0'?><!DOCTYPE a><p Title='x &amp; \"y\"' b=c d>a&lt;b<br/><!-- <i> --></p>") == [
                .start(name: "p", attributes: ["title": "x & \"y\"", "b": "c", "d": ""], isEmpty: false),
                .text("a<b"), .start(name: "br", attributes: [:], isEmpty: true), .end(name: "p"),
            ])
        #expect(events("<![CDATA[<a>&amp;]]>b") == [.text("<a>&amp;"), .text("b")])
    }

    @Test func whatIsNoTagIsText() {
        #expect(events("1 < 2") == [.text("1 "), .text("< 2")])
        #expect(events("<") == [.text("<")])
        #expect(events("</") == [.text("</")])
        #expect(events("<3") == [.text("<3")])
    }

    @Test func brokenMarkupEnds() {
        #expect(events("<a b='c") == [.start(name: "a", attributes: ["b": "c"], isEmpty: false)])
        #expect(events("<a =x <b>").count == 2)
        #expect(events("<!-- x") == [])
        #expect(events("<![CDATA[x") == [.text("x")])
        // Every start of a document is one, however odd.
        let bytes = Array(HOCRWriter().render(TestDocument.sample).utf8)
        for end in stride(from: 0, to: min(bytes.count, 2500), by: 7) {
            var scanner = MarkupScanner(Array(bytes[..<end]))
            while scanner.next() != nil {}
        }
    }
}
