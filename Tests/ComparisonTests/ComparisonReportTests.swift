import DocumentModel
import Foundation
import Testing

@testable import Comparison

@Suite struct ComparisonReportTests {
    private var page: ReportPage {
        let character = RecognizedCharacter(
            text: "<", box: PixelBox(x: 1, y: 2, width: 3, height: 4), confidence: 0.4,
            alternatives: [Alternative(text: "&", confidence: 0.3)], wordIndex: 0, index: 0)
        return ReportPage(
            picture: Data([1, 2, 3]), width: 200, height: 100,
            doubtful: [DoubtfulCharacter(character: character, word: "<b>", glyph: Data([4, 5, 6]))])
    }

    private func report(truth: String?) -> String {
        let input = input(
            "a<b", truth: truth, boardscan: "<script>alert(1)</script> &", psm3: "<script> & x", psm6: "",
            pages: [page])
        return ComparisonReport(Comparison(inputs: [input], tesseractVersion: "5.3.0")).html
    }

    @Test(arguments: ["<script> & \"x\"", nil]) func nothingThatWasReadIsMarkup(truth: String?) {
        let html = report(truth: truth)
        #expect(!html.contains("<script"))
        #expect(!html.contains("a<b"))
        #expect(html.contains("a&lt;b"))
    }

    @Test(arguments: ["<script> & \"x\"", nil]) func needsNoOtherFile(truth: String?) {
        let html = report(truth: truth)
        #expect(!html.contains("http://") && !html.contains("https://") && !html.contains("@import"))
        let sources = html.matches(of: /(?:src|href)="([^"]*)"/).map { String($0.1) }
        #expect(sources.allSatisfy { $0.hasPrefix("data:") || $0.hasPrefix("#") })
        #expect(html.contains("default-src 'none'"))
    }

    @Test func marksWhatDiffers() {
        let input = input("a", truth: "total", boardscan: "tota1", psm3: "total x", psm6: "")
        let html = ComparisonReport(Comparison(inputs: [input], tesseractVersion: "5.3.0")).html
        #expect(html.contains("tota<del>l</del><ins>1</ins>"))
        #expect(html.contains("total<ins> x</ins>"))
    }

    @Test func showsLinesThatWereNotFoundAndThoseThatAreNotThere() {
        let input = input(
            "a", truth: "first line\nsecond", boardscan: "first line", psm3: "first line\nsecond\n####", psm6: "")
        let html = ComparisonReport(Comparison(inputs: [input], tesseractVersion: "5.3.0")).html
        #expect(html.contains("not found"))
        #expect(html.contains("not written"))
    }

    @Test func showsDoubtfulCharacters() {
        let html = report(truth: "x")
        #expect(html.contains("data:image/png;base64,BAUG"))
        #expect(html.contains("data:image/jpeg;base64,AQID"))
        #expect(html.contains("<b>&lt;</b> <small>40 %</small>"))
    }

    @Test func escapes() {
        #expect(HTML.escape("a<b>&\"\u{1B}[0m\u{85}") == "a&lt;b&gt;&amp;&quot;\u{FFFD}[0m\u{FFFD}")
        #expect(HTML.share(1.7) == "100.00%")
        #expect(HTML.share(-1) == "0.00%")
        #expect(HTML.visible(nil) == "∅")
        #expect(HTML.visible(" ") == "␣")
    }
}
