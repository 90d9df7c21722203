import Boardscan
import DocumentModel
import FileAccess
import Imaging

/// Writes a picture of each page: the first to the file itself, further ones to NAME-page2.png and so on.
struct PagePictureWriter {
    /// A JPEG when it is called so, else a PNG.
    let file: FilePath
    /// What must not be written over.
    let protected: ProtectedFiles

    private static let quality = 85

    /// `draw` makes the picture of a page and its photo.
    ///
    /// - Returns: what could not be written.
    func write(
        _ pages: [Page], of decoder: ImageDecoder, _ draw: (Page, RGBImage) throws -> RGBImage
    ) -> [OutputProblem] {
        pages.compactMap { page in
            let place = self.place(of: page)
            do {
                let picture = try draw(page, try decoder.page(page.frame))
                try page.frame > 0 ? protected.checkPicture(place) : protected.check(place)
                try FileWriting.write(try encode(picture), to: place)
                return nil
            } catch let problem as OutputProblem {
                return problem
            } catch {
                return OutputProblem(path: place, message: "\(error)")
            }
        }
    }

    private func place(of page: Page) -> FilePath {
        guard page.frame > 0 else { return file }
        return file.removingExtension.appending("-page\(page.frame + 1).\(file.fileExtension)")
    }

    private func encode(_ picture: RGBImage) throws -> [UInt8] {
        ["jpg", "jpeg"].contains(file.fileExtension)
            ? try ImageEncoder.jpeg(picture, quality: Self.quality) : try ImageEncoder.png(picture)
    }
}
