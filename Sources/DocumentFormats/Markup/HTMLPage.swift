/// A page in one HTML file, which loads nothing from anywhere.
package struct HTMLPage {
    private let title: String
    private let style: PagePart
    private let body: String
    private let hasScript: Bool

    /// - Parameters:
    ///   - title: what a window calls it, without markup.
    ///   - style: its style sheet, after the one that all pages share.
    ///   - hasScript: whether there are scripts in it; browsers run none otherwise.
    ///   - body: what stands between the tags of the body.
    package init(title: String, style: PagePart, hasScript: Bool = false, body: String) {
        (self.title, self.style, self.hasScript, self.body) = (title, style, hasScript, body)
    }

    /// The page.
    package var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        \(hasScript ? "" : Self.policy)<title>Boardscan: \(Markup.text(title))</title>
        <link rel="icon" href="data:,">
        <style>
        \(PagePart.common.text)\(style.text)
        </style>
        </head>
        <body>
        \(body)
        </body>
        </html>

        """
    }

    private static let policy = """
        <meta http-equiv="Content-Security-Policy" \
        content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">

        """
}
