import DocumentFormats
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
}
