import DocumentModel
import Imaging

extension BoardReader {
    /// Reads all pages of a file; a page that cannot be decoded is left out and reported.
    ///
    /// - Parameters:
    ///   - source: the name the document keeps.
    ///   - trace: gives the observer of a page, by its index.
    ///   - reportFailure: is told of each page that was left out.
    public func read(
        _ decoder: ImageDecoder, source: String?, options: Options = Options(),
        trace: (Int) -> (any StageObserver)? = { _ in nil }, reportFailure: (Int, any Error) -> Void
    ) -> Document {
        var document = Document(source: source, pages: [])
        for index in 0..<decoder.pageCount {
            do {
                let image = try decoder.page(index)
                document.pages.append(read(image, pageIndex: index, options: options, trace: trace(index)))
            } catch {
                reportFailure(index, error)
            }
        }
        return document
    }
}
