import CPages

/// Style sheets and scripts that pages are put together from; they are files of `Sources/CPages/pages`, and part of the
/// program.
package enum PagePart: String, CaseIterable, Sendable {
    /// Colours and frame, which all pages share, that of the server too.
    case common = "common.css"
    case review = "review.css"
    case reviewScript = "review.js"
    case found = "found.css"
    case report = "report.css"

    /// What is in the file.
    package var bytes: [UInt8] {
        var count = 0
        guard let parts = boardscan_page_parts(&count) else { return [] }
        let part = UnsafeBufferPointer(start: parts, count: count).first { String(cString: $0.name) == rawValue }
        return part.map { Array(UnsafeBufferPointer(start: $0.bytes, count: $0.length)) } ?? []
    }

    /// The same as text.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
}
