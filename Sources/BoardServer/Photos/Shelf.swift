import DocumentModel
import FileAccess
import PhotoIndex
import Synchronization

/// The photos so far: those that can be looked at, in memory, and the index of all that can be found.
///
/// Without a folder nothing of them is written anywhere, and the oldest are forgotten when there are too many.
final class Shelf: Sendable {
    private let photos = Mutex<[ShelvedPhoto]>([])
    private let limits: ServerLimits
    private let folder: PhotoFolder?
    let index: PhotoIndex

    init(index: PhotoIndex, folder: PhotoFolder?, limits: ServerLimits) {
        (self.index, self.folder, self.limits) = (index, folder, limits)
    }

    /// Puts a photo on the shelf, and into the folder where there is one.
    ///
    /// - Throws: `FileError` where it cannot be stored, `IndexError` where the index cannot be written.
    func add(_ bytes: [UInt8], named name: String?, _ reading: BoardReading) throws -> ShelvedPhoto {
        let id = Self.newID()
        let path = try folder?.store(bytes, named: name) ?? FilePath("/\(id)")
        let shown = folder == nil ? PhotoName.shown(name) : path.lastComponent.string
        let photo = ShelvedPhoto(id: id, name: shown, path: path, reading: reading.named(shown))
        let stamp = try folder == nil ? FileStamp(size: Int64(bytes.count), modified: 0) : FileStamp(of: path)
        try index.store(path, stamp, hash: ContentHash(bytes), pages: photo.reading.document.pages)
        try put(photo)
        return photo
    }

    /// Puts a photo of the folder on the shelf.
    ///
    /// - Throws: `IndexError`.
    func show(_ path: FilePath, named name: String, _ reading: BoardReading) throws -> ShelvedPhoto {
        let photo = ShelvedPhoto(id: Self.newID(), name: name, path: path, reading: reading.named(name))
        try put(photo)
        return photo
    }

    private func put(_ photo: ShelvedPhoto) throws {
        let gone = photos.withLock { photos in
            photos.append(photo)
            var gone: [ShelvedPhoto] = []
            while photos.count > 1,
                photos.count > limits.photosKept || photos.reduce(0, { $0 + $1.bytes }) > limits.bytesKept
            {
                gone.append(photos.removeFirst())
            }
            return gone
        }
        // What was stored can still be found.
        if folder == nil { try index.remove(gone.map(\.path)) }
    }

    /// 64 random bits.
    private static func newID() -> String { String(UInt64.random(in: .max / 16 ... .max), radix: 16) }

    /// The photos, newest first.
    var all: [ShelvedPhoto] { photos.withLock { $0.reversed() } }

    func photo(_ id: String) -> ShelvedPhoto? { photos.withLock { $0.first { $0.id == id } } }

    func photo(at path: FilePath) -> ShelvedPhoto? { photos.withLock { $0.last { $0.path == path } } }

    /// Puts a person's text in a word's place, on the shelf and in the index.
    ///
    /// - Returns: the photo as it is then; `nil` where there is no such word.
    /// - Throws: `IndexError`.
    func correct(_ id: String, page: Int, word: Int, to text: String) throws -> ShelvedPhoto? {
        let corrected = photos.withLock { photos -> ShelvedPhoto? in
            guard let position = photos.firstIndex(where: { $0.id == id }),
                let old = photos[position].reading.document.correct(page: page, word: word, to: text)
            else { return nil }
            photos[position].corrections[ShelvedPhoto.WordPlace(page: page, word: word)] =
                ShelvedPhoto.Corrected(box: old.box, text: text)
            return photos[position]
        }
        guard let corrected else { return nil }
        if let record = try index.record(of: corrected.path) {
            try index.store(
                corrected.path, record.stamp, hash: record.hash, pages: corrected.reading.document.pages)
        }
        return corrected
    }

    /// Takes a photo off the shelf; one that is stored stays in its folder and can still be found.
    ///
    /// - Throws: `IndexError`.
    func remove(_ id: String) throws -> Bool {
        let removed = photos.withLock { photos -> ShelvedPhoto? in
            photos.firstIndex { $0.id == id }.map { photos.remove(at: $0) }
        }
        guard let removed else { return false }
        if folder == nil { try index.remove([removed.path]) }
        return true
    }

    /// Where a text stands, best first.
    ///
    /// - Throws: `IndexError`.
    func find(_ text: String, most: Int) throws -> [PhotoMatch] {
        let options = PhotoSearchOptions(paths: folder.map { [$0.path] } ?? [], limit: most)
        return try index.find(text, options).matches
    }
}
