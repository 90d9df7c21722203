import DocumentModel
import Foundation
import Imaging
import Testing

@testable import DocumentFormats

@Suite struct FoundPageTests {
    private func photo(_ name: String, _ line: String, image: RGBImage?) -> FoundPage.Photo {
        let box = PixelBox(x: 100, y: 60, width: 200, height: 30)
        return FoundPage.Photo(
            name: name, link: "photos/\(name)", image: image, size: (1000, 500),
            places: [FoundPage.Place(confidence: 0.976, boxes: [box], lines: [("a ", line, " b")])])
    }

    @Test func whatWasFoundIsFramedAndMarked() {
        let html = FoundPage(
            wanted: ["merge sort"], photos: [photo("a.jpg", "merge sort", image: RGBImage(width: 1000, height: 500))]
        ).html
        #expect(html.contains("<li>a <mark>merge sort</mark> b <small>98 %</small></li>"))
        // A sixth of the height is left around it.
        #expect(html.contains("left:9.50%;top:11.00%;width:21.00%;height:8.00%"))
        #expect(html.contains("<img src=\"data:image/jpeg;base64,") && html.contains("href=\"./photos/a.jpg\""))
        #expect(
            html.contains("Found on 1 picture.") && !html.contains("http:") && !html.contains("https:"),
            "nothing is loaded from anywhere")
    }

    @Test func nothingBecomesMarkup() {
        let html = FoundPage(
            wanted: ["<b>"], photos: [photo("\"><script>:#?.jpg", "</mark><i>", image: RGBImage(width: 4, height: 4))]
        ).html
        #expect(!html.contains("<b>") && !html.contains("<i>") && !html.contains("<script>"))
        #expect(html.contains("href=\"./photos/%22%3E%3Cscript%3E%3A%23%3F.jpg\""))
    }

    @Test func whatCannotBeShownIsSaid() {
        let html = FoundPage(wanted: ["x"], photos: [photo("a.jpg", "x", image: nil)], left: 7).html
        #expect(html.contains("The photo cannot be shown.") && html.contains("7 photos more were found"))
    }
}
