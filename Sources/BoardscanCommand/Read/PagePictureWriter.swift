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
    /// Whether it is on the disk when it is written.
    var durably = true

    private static let quality = 85

    /// Writes the picture of a page.
    ///
    /// - Returns: why it could not be written.
    func write(_ page: Page, _ picture: () throws -> RGBImage) -> OutputProblem? {
        let place = self.place(of: page)
        do {
            let bytes = try encode(picture())
            try page.frame > 0 ? protected.checkPicture(place) : protected.check(place)
            try FileWriting.write(bytes, to: place, durably: durably)
            return nil
        } catch let problem as OutputProblem {
            return problem
        } catch {
            return OutputProblem(path: place, message: "\(error)")
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
