import DocumentModel

/// Reads hOCR: what ``HOCRWriter`` writes, and other programs' as far as it is like it.
///
/// Blocks are `ocr_carea` and `ocrx_block`, or `ocr_par` where it stands in neither; lines are `ocr_line`, `ocrx_line`
/// and the lines Tesseract calls captions, headers and so on. Characters without a place of their own (`ocrx_cinfo` or
/// `ocr_cinfo` with `x_bboxes`) have their word's. Lines and blocks reach as far as their words. Indentation
/// and the names of inks are not in hOCR.
public struct HOCRReader {
    private var builder = HOCRBuilder()
    /// The open elements, outermost first.
    private var open: [(name: String, role: HOCRBuilder.Role?)] = []
    /// How many of them have each name.
    private var openCounts: [String: Int] = [:]

    /// - Throws: ``FormatError``.
    public static func document(_ bytes: [UInt8]) throws -> Document {
        var reader = HOCRReader()
        var scanner = MarkupScanner(bytes)
        while let event = scanner.next() { reader.take(event) }
        while !reader.open.isEmpty { reader.closeLast() }
        guard reader.builder.hasPages else { throw FormatError.notHOCR }
        return reader.builder.document
    }

    /// Elements of HTML that have no end tag.
    private static let void: Set<String> = ["meta", "br", "img", "hr", "link", "input", "base", "col", "area"]

    private mutating func take(_ event: MarkupScanner.Event) {
        switch event {
        case .text(let text): builder.text(text)
        case .start(let name, let attributes, let isEmpty):
            if name == "html", let language = attributes["lang"] ?? attributes["xml:lang"] {
                builder.document.language = language
            }
            let role = HOCRBuilder.Role(element: name, classes: attributes["class"] ?? "")
            if let role { builder.open(role, HOCRProperties(attributes["title"] ?? "")) }
            open.append((name, role))
            openCounts[name, default: 0] += 1
            if isEmpty || Self.void.contains(name) { closeLast() }
        case .end(let name):
            // An end tag without its start tag means nothing; elements without theirs end with what is around them.
            guard let count = openCounts[name], count > 0 else { return }
            while openCounts[name] == count { closeLast() }
        }
    }

    private mutating func closeLast() {
        guard let last = open.popLast() else { return }
        openCounts[last.name, default: 1] -= 1
        if let role = last.role { builder.close(role) }
    }
}
