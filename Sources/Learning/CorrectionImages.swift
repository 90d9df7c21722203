import Boardscan
import FileAccess
import Imaging

/// Gathers the ink of corrections from their images.
public struct CorrectionImages: Sendable {
    private let reader: BoardReader
    /// Where images are looked for, one directory after the other.
    private let directories: [FilePath]
    private let maximumPixels: Int

    /// The reader is as the one whose words were corrected; it finds lines, and words by their numbers.
    public init(
        reader: BoardReader, directories: [FilePath], maximumPixels: Int = ImageDecoder.defaultMaximumPixels
    ) {
        self.reader = reader
        self.directories = directories
        self.maximumPixels = maximumPixels
    }

    /// The corrected words.
    ///
    /// `reportFailure` is told of each image that cannot be read, and of each word that is not there.
    public func words(
        of corrections: Corrections, reportFailure: (FilePath, any Error) -> Void
    ) -> [CorrectedWord] {
        struct Picture: Hashable {
            var image: String
            var page: Int
        }
        let groups = Dictionary(grouping: corrections.corrections) { Picture(image: $0.image, page: $0.page ?? 0) }
        return groups.sorted { ($0.key.image, $0.key.page) < ($1.key.image, $1.key.page) }.flatMap { picture, group in
            let path = find(picture.image)
            do {
                let decoder = try ImageDecoder(ImageInput.file(path).bytes(), maximumPixels: maximumPixels)
                let ink = CorrectedInk(
                    of: try decoder.page(picture.page), reader: reader, readsWords: group.contains { $0.box == nil })
                return group.compactMap { correction in
                    do {
                        return try ink.word(correction)
                    } catch {
                        reportFailure(path, error)
                        return nil
                    }
                }
            } catch {
                reportFailure(path, error)
                return []
            }
        }
    }

    /// The image as it is called, or by its bare name, in the first directory that has it.
    private func find(_ image: String) -> FilePath {
        let path = FilePath(image)
        let places = image.hasPrefix("/") ? [path] : directories.map { $0.child(path) }
        let candidates = places + directories.map { $0.child(path.lastComponent) }
        return candidates.first { (try? FileReading.kind(of: $0)) == .file } ?? places.first ?? path
    }
}
