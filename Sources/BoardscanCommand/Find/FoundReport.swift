import Boardscan
import DocumentFormats
import DocumentModel
import FileAccess
import Imaging
import PhotoIndex

/// The page of `find --report`: the photos made small, what was found framed.
struct FoundReport {
    private let found: FoundPhotos
    private let wanted: [String]
    private let names: PhotoNames

    /// Photos that are shown; a page of more would take long to make and to open.
    private static let mostPhotos = 200

    init(_ found: FoundPhotos, wanted: [String], names: PhotoNames) {
        (self.found, self.wanted, self.names) = (found, wanted, names)
    }

    /// The page as it lies in a directory.
    func html(from directory: FilePath) -> String {
        let shown = found.photos.prefix(Self.mostPhotos)
        return FoundPage(
            wanted: wanted, photos: shown.flatMap { pictures(of: $0, from: directory) },
            left: found.photos.count - shown.count
        ).html
    }

    /// A picture for each page of a photo on which something was found.
    private func pictures(of photo: FoundPhotos.Photo, from directory: FilePath) -> [FoundPage.Photo] {
        let decoder = try? ImageDecoder(ImageInput.file(photo.path).bytes())
        let link = Document.path(photo.path.string, seenFrom: directory)
        let pages = Dictionary(grouping: photo.places, by: \.match.page).sorted { $0.key < $1.key }
        return pages.map { page, places in
            FoundPage.Photo(
                name: names.name(of: photo.path).string + (page > 0 ? ", page \(page + 1)" : ""), link: link,
                image: decoder.flatMap { page < $0.pageCount ? try? $0.page(page) : nil },
                size: places.first.map { ($0.match.pageSize.width, $0.match.pageSize.height) } ?? (1, 1),
                places: places.map { place in
                    FoundPage.Place(
                        confidence: place.match.confidence, boxes: place.match.parts.map(\.box),
                        lines: place.match.parts.map { ($0.before, $0.matched, $0.after) })
                })
        }
    }
}
