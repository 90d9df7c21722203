import DocumentFormats
import DocumentModel
import Imaging

/// The pictures of pages as a PDF shows them.
enum PagePhotos {
    /// As phones and scanners save photos: finer than what can be seen, a third of the size of 95.
    private static let quality = 90

    /// - Throws: `ImageError`.
    static func photo(of image: RGBImage) throws -> SearchablePDF.Photo {
        SearchablePDF.Photo(
            jpeg: try ImageEncoder.jpeg(image, quality: quality), width: image.width, height: image.height)
    }

    /// One for each of a file's pages that were read; `nil` for a picture that no JPEG holds.
    ///
    /// `firstFrame` is the number of the file's first page; with `isCleaned` the boards are shown evenly white.
    static func photos(
        of pages: [Page], on decoder: ImageDecoder, firstFrame: Int, isCleaned: Bool,
        reportFailure: (_ page: Int, any Error) -> Void
    ) -> [SearchablePDF.Photo?] {
        pages.map { page in
            let place = page.frame - firstFrame
            do {
                let image = try decoder.page(place)
                return try photo(of: isCleaned ? CleanedBoard.pictureInPlace(of: image) : image)
            } catch {
                reportFailure(place, error)
                return nil
            }
        }
    }
}
