import CBoardServer
import DocumentFormats

/// The files of the page, which are part of the program: there is no way from an address to any other file.
enum PageFiles {
    /// Answers by their paths.
    static let answers: [String: WebResponse] = {
        var count = 0
        guard let files = boardscan_page_files(&count) else { return [:] }
        let common = ["/common.css": WebResponse.bytes(PagePart.common.bytes, type: "text/css; charset=utf-8")]
        return UnsafeBufferPointer(start: files, count: count).reduce(into: common) { answers, file in
            let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.length))
            answers[String(cString: file.path)] = .bytes(bytes, type: String(cString: file.type))
        }
    }()
}
