import DocumentModel
import Imaging

extension BoardReader {
    /// Reads all pages of a file; a page that cannot be decoded is left out and reported.
    ///
    /// - Parameters:
    ///   - decoder: of the file.
    ///   - source: the name the document keeps.
    ///   - firstFrame: the number of the file's first page; other than 0 for images of a stream.
    ///   - options: how its pages are read.
    ///   - trace: gives the observer of a page, by its index.
    ///   - reportFailure: is called with the index of each page that was left out, and why.
    /// - Returns: the pages that could be decoded, numbered from 0.
    public func read(
        _ decoder: ImageDecoder, source: String?, firstFrame: Int = 0, options: Options = Options(),
        trace: (Int) -> (any StageObserver)? = { _ in nil }, reportFailure: (Int, any Error) -> Void
    ) -> Document {
        var document = Document(source: source, language: language(options), pages: [])
        for index in 0..<decoder.pageCount {
            do {
                let image = try decoder.page(index)
                var page = read(image, pageIndex: document.pages.count, options: options, trace: trace(index))
                page.source = source
                page.frame = firstFrame + index
                document.pages.append(page)
            } catch {
                reportFailure(index, error)
            }
        }
        return document
    }

    /// The document's language: that of the language prior, `nil` without it.
    public func language(_ options: Options) -> String? {
        options.usesLanguagePrior ? (options.languages.first ?? .english).code : nil
    }
}
