import FoundationEssentials

/// A page in one HTML file on which a person corrects what was read, and downloads the corrections.
///
/// It loads nothing from anywhere. What was read is data in it, never markup.
public struct ReviewPage: Sendable {
    private let pictures: [ReviewPicture]

    /// A page that shows pictures one below the other, in their order.
    public init(_ pictures: [ReviewPicture]) { self.pictures = pictures }

    /// - Throws: what the JSON encoder throws.
    public func html() throws -> String {
        HTMLPage(
            title: "review", style: .review, hasScript: true,
            body: """
                <header>
                <h1>Review</h1>
                <p>Words Boardscan doubts, the most doubtful first. Tap a character for its runners-up, or type the whole word. \
                Words that you correct or confirm go into a file for <code>boardscan learn</code>.</p>
                </header>
                <main id="pictures"></main>
                <footer>
                <p id="count" role="status"></p>
                <button id="download" type="button">Download corrections</button>
                </footer>
                <script type="application/json" id="data">\(try data())</script>
                <script>
                \(PagePart.reviewScript.text)
                </script>
                """
        ).html
    }

    /// The pictures as JSON that cannot end the element it stands in.
    private func data() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(pictures), as: UTF8.self)
            .split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003C")
    }
}
