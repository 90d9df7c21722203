import CBoardServer

/// The files of the page, which are part of the program: there is no way from an address to any other file.
enum PageFiles {
    /// Answers by their paths.
    static let answers: [String: WebResponse] = {
        var count = 0
        guard let files = boardscan_page_files(&count) else { return [:] }
        return UnsafeBufferPointer(start: files, count: count).reduce(into: [:]) { answers, file in
            let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.length))
            answers[String(cString: file.path)] = .bytes(bytes, type: String(cString: file.type))
        }
    }()
}
