import DocumentModel
import Imaging
import Reading

/// How sure it is that a text stands on a page, and where it would.
public struct TextFinding: Hashable, Sendable {
    /// What was looked for; for a pattern, the text that fits it best.
    public var text: String
    /// The calibrated probability, 0…1, that it is there.
    public var confidence: Double
    /// Where it is, or would be; `nil` when nothing on the page is like it.
    public var box: PixelBox?

    /// A finding put together from its parts.
    public init(text: String, confidence: Double, box: PixelBox? = nil) {
        self.text = text
        self.confidence = confidence
        self.box = box
    }
}

/// A page ready to be asked what stands on it.
///
/// ```swift
/// let search = reader.search(image)
/// if search.find("merge sort").confidence > 0.5 { … }
/// ```
///
/// Texts are looked for among all that the ink might be, and not only in what was read. Upper
/// and lower case, blanks and accents count for nothing.
public struct PageSearch: Sendable {
    /// What was read.
    public let page: Page
    private let spotters: [TextSpotter]
    /// Maps places on the view to the photo; `nil` where they are on the photo already.
    private let view: PhotoView?

    init(page: Page, spotters: [TextSpotter], view: PhotoView? = nil) {
        self.page = page
        self.spotters = spotters
        self.view = view
    }

    /// How sure it is that a text stands somewhere on the page, on one line.
    public func find(_ text: String, model: SpottingModel = .fitted) -> TextFinding {
        let found = places(of: text).map { ($0, model.probability($0)) }
        guard let best = found.max(by: { $0.1 < $1.1 }) else { return TextFinding(text: text, confidence: 0) }
        return TextFinding(text: text, confidence: best.1, box: best.0.box)
    }

    /// The best place of a text in each line.
    public func places(of text: String) -> [SpottedText] {
        let wanted = WantedText(text)
        return spotters.compactMap { $0.find(wanted) }.map { place in
            var place = place
            if let view { place.box = view.onPhoto(place.box) }
            return place
        }
    }
}

extension BoardReader {
    /// Reads a picture so that texts can be looked for in it.
    ///
    /// The page has all that was read: neither ``Options/minimumConfidence`` nor ``Options/inks`` leaves words out.
    public func search(_ image: RGBImage, pageIndex: Int = 0, options: Options = Options()) -> PageSearch {
        let view = view(of: image, options: options)
        let reading = reading(of: view, pageIndex: pageIndex, options: options)
        return PageSearch(
            page: view.onPhoto(reading.page),
            spotters: zip(reading.seen, reading.readings).compactMap { seen, read in
                read.map { TextSpotter(seen, $0) }
            },
            view: view)
    }
}
