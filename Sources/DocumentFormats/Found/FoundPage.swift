import DocumentModel
import FoundationEssentials
import Imaging

/// A page in one HTML file that shows on which photos a text was found: each made small, what was found framed.
///
/// It loads nothing from anywhere and has no script. What was read is escaped, never markup.
public struct FoundPage: Sendable {
    /// A page of a photo on which something was found.
    public struct Photo: Sendable {
        let name: String
        let link: String
        /// A data URL; `nil` for a photo that cannot be shown.
        let picture: String?
        let size: (width: Int, height: Int)
        let places: [Place]

        /// - Parameters:
        ///   - name: what the photo is called.
        ///   - link: its path from where the page lies.
        ///   - image: the photo, upright; `nil` where it cannot be shown.
        ///   - size: of that image when it was read, in pixels.
        ///   - places: what was found.
        public init(
            name: String, link: String, image: RGBImage?, size: (width: Int, height: Int), places: [Place]
        ) {
            (self.name, self.link, self.size, self.places) = (name, link, size, places)
            let small = image.flatMap { try? ImageEncoder.jpeg($0.fitting(side: Self.side), quality: Self.quality) }
            picture = small.map { "data:image/jpeg;base64," + Data($0).base64EncodedString() }
        }

        /// The longer side of the photo in pixels: writing can just be made out.
        private static let side = 640
        private static let quality = 75
    }

    /// A place on it where a text was found.
    public struct Place: Sendable {
        let confidence: Double
        let boxes: [PixelBox]
        let lines: [(before: String, found: String, after: String)]

        /// - Parameters:
        ///   - confidence: that the text is there, 0…1.
        ///   - boxes: around what was found, one for each line.
        ///   - lines: the lines as they were read, in three parts.
        public init(confidence: Double, boxes: [PixelBox], lines: [(before: String, found: String, after: String)]) {
            (self.confidence, self.boxes, self.lines) = (confidence, boxes, lines)
        }
    }

    private let wanted: [String]
    private let photos: [Photo]
    private let left: Int

    /// A page that shows photos in their order.
    ///
    /// - Parameters:
    ///   - wanted: what was looked for.
    ///   - photos: what is shown.
    ///   - left: how many photos more were found.
    public init(wanted: [String], photos: [Photo], left: Int = 0) {
        (self.wanted, self.photos, self.left) = (wanted, photos, left)
    }

    /// The page.
    public var html: String {
        let title = wanted.map { "“\($0)”" }.joined(separator: ", ")
        let count = photos.count == 1 ? "1 picture" : "\(photos.count) pictures"
        return HTMLPage(
            title: "found \(title)", style: .found,
            body: """
                <header>
                <h1>\(Markup.text(title))</h1>
                <p>Found on \(count)\(left > 0 ? ", of which the best are shown; \(left) photos more were found" : "").</p>
                </header>
                <main>
                \(photos.map(Self.figure).joined(separator: "\n"))
                </main>
                """
        ).html
    }

    private static func figure(_ photo: Photo) -> String {
        let frames = photo.places.flatMap(\.boxes).map { frame($0, in: photo.size) }.joined()
        let picture = photo.picture.map { url in
            """
            <a class="photo" href="\(Markup.attribute(ImageReference.url(of: photo.link)))">\
            <img src="\(url)" alt="the photo \(Markup.attribute(photo.name))">\(frames)</a>
            """
        }
        let places = photo.places.map { place in
            let lines = place.lines.map { line in
                "\(Markup.text(line.before))<mark>\(Markup.text(line.found))</mark>\(Markup.text(line.after))"
            }
            let sure = "<small>\(Numbers.wholePercent(place.confidence)) %</small>"
            return "<li>\(lines.joined(separator: "<br>")) \(sure)</li>"
        }
        return """
            <figure>
            \(picture ?? "<p>The photo cannot be shown.</p>")
            <figcaption>
            <h2>\(Markup.text(photo.name))</h2>
            <ul>\(places.joined())</ul>
            </figcaption>
            </figure>
            """
    }

    /// In percent, with a little around what was found.
    private static func frame(_ box: PixelBox, in size: (width: Int, height: Int)) -> String {
        let margin = box.height / 6
        func share(_ value: Int, _ whole: Int) -> String {
            String(100 * Double(value) / Double(max(1, whole)), decimals: 2) + "%"
        }
        return """
            <span style="left:\(share(box.x - margin, size.width));top:\(share(box.y - margin, size.height));\
            width:\(share(box.width + 2 * margin, size.width));\
            height:\(share(box.height + 2 * margin, size.height))"></span>
            """
    }
}
