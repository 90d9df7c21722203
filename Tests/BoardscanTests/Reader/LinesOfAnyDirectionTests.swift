import DocumentModel
import Finding
import Imaging
import Segmentation
import Testing

@testable import Boardscan

/// What is told of a line whose place is known, however it runs.
@Suite(.enabled(if: Fixtures.hasWeights, "the program has no weights")) struct LinesOfAnyDirectionTests {
    private typealias Point = (x: Double, y: Double)

    private static let text = "Remember the milk"

    /// A line of print, turned counter-clockwise; nothing of it reaches below its baseline.
    private struct Label {
        let image: RGBImage
        let found: FoundWriting
        /// Of the baseline.
        let start: Point
        let end: Point

        init(_ text: String, degrees: Double) throws {
            let letters = try BitmapFont().coverage(of: text, height: 60)
            let rows = (0..<letters.height).filter { row in (0..<letters.width).contains { letters[$0, row] > 127 } }
            let (top, bottom) = (try #require(rows.first), try #require(rows.last) + 1)
            var picture = RGBImage(width: letters.width + 200, height: 260, fill: 240)
            picture.paint(letters, x: 100, y: 100, with: RGBImage.Color(red: 20, green: 20, blue: 20))
            let photo = try TurnedPhoto(of: picture, degrees: -degrees)
            let (left, right, baseline) = (100.0, Double(100 + letters.width), Double(100 + bottom))
            (image, start, end) = (photo.image, photo(x: left, y: baseline), photo(x: right, y: baseline))
            let height = Double(bottom - top)
            let ends = [left, right].map { photo(x: $0, y: baseline - 0.35 * height) }.map { SIMD2($0.x, $0.y) }
            var writing = MadeUpWriting(width: image.width, height: image.height)
            writing.draw(from: ends[0], to: ends[1], letterHeight: height)
            found = writing.found
        }
    }

    private func page(of label: Label) throws -> Page {
        var view = PhotoView(image: label.image, angle: .upright, found: label.found)
        let cropper = LineCropper(label.image, label.found)
        view.lines = label.found.cores.indices.compactMap { cropper.crop($0).flatMap(Segmenter().textLine) }
        return view.onPhoto(try BoardReader().reading(of: view).page)
    }

    @Test(
        arguments: [
            (0, 0), (12, 0), (-12, 0), (30, 30), (60, 60), (78, 90), (90, 90), (130, 130), (180, 180), (217.5, 217.5),
            (270, 270), (-30, 330),
        ]) func linesTellHowTheyRun(degrees: Double, angle: Double) throws
    {
        let label = try Label(Self.text, degrees: degrees)
        let page = try page(of: label)
        let lines = page.blocks.flatMap(\.lines)
        #expect(lines.map { $0.words.map(\.text).joined(separator: " ") } == [Self.text])
        let line = try #require(lines.first)
        let isQuarterTurn = angle.truncatingRemainder(dividingBy: 90) == 0
        #expect(abs(line.angle - angle) <= (isQuarterTurn ? 0 : 1))
        let view = page.view(of: line)
        for end in [label.start, label.end] {
            let level = view(x: end.x, y: end.y)
            #expect(abs(line.baseline.y(at: level.x) - level.y) < 5, "the letters stand on it")
        }
        // From where the line starts to where it ends, and one word after the other.
        let (start, end) = (view(x: label.start.x, y: label.start.y), view(x: label.end.x, y: label.end.y))
        let extent = view.box(of: line)
        #expect(abs(extent.left - start.x) < 12 && abs(extent.right - end.x) < 12)
        let words = line.words.map { view.box(of: $0).midX }
        #expect(words == words.sorted())
    }
}
