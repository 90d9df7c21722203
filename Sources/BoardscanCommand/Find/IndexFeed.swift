import Boardscan
import DocumentModel
import FileAccess
import PhotoIndex

/// Keeps what is read of photos in an index.
struct IndexFeed: Sendable {
    let index: PhotoIndex

    /// A photo as it was before it was read: what is written to it meanwhile is noticed by the next run.
    struct Mark: Sendable {
        let path: FilePath
        let stamp: FileStamp
        let hash: ContentHash
    }

    /// `nil` for what is no file, or none that can be read.
    func mark(_ input: ImageInput) -> Mark? {
        guard case .file(let file) = input, !FileReading.isSpecial(file) else { return nil }
        let path = FileReading.place(of: file)
        guard let stamp = try? FileStamp(of: path), let hash = try? ContentHash(of: path) else { return nil }
        return Mark(path: path, stamp: stamp, hash: hash)
    }

    /// Keeps what was read of a photo, or why it could not be read.
    ///
    /// - Throws: `IndexError`.
    func keep(_ document: Document?, problems: [String], of mark: Mark) throws {
        if let document {
            try index.store(mark.path, mark.stamp, hash: mark.hash, pages: document.pages)
        } else {
            try index.store(
                mark.path, mark.stamp, hash: mark.hash, problem: problems.first ?? "there is nothing to read")
        }
    }

    /// As ``keep(_:problems:of:)`` for a photo that was named by itself, which is looked at from then on.
    ///
    /// - Returns: why it could not be kept.
    func keepAndRemember(_ document: Document?, problems: [String], of mark: Mark) -> OutputProblem? {
        do {
            try keep(document, problems: problems, of: mark)
            try index.addRoot(mark.path)
            return nil
        } catch {
            return OutputProblem(path: index.path, message: "\(error)")
        }
    }
}
