import DocumentModel

/// What may be sent.
struct LimitsAnswer: Encodable {
    let bytes: Int
    let pixels: Int
    let pages: Int
    let seconds: Int
    let formats: [String]
    let storesPhotos: Bool

    init(_ limits: ServerLimits, storesPhotos: Bool) {
        (bytes, pixels, pages, seconds) = (limits.bytes, limits.pixels, limits.pages, limits.seconds)
        formats = ResultForm.allCases.map(\.rawValue)
        self.storesPhotos = storesPhotos
    }
}

/// The photos that can be looked at, newest first.
struct PhotosAnswer: Encodable {
    let photos: [Photo]

    struct Photo: Encodable {
        let id: String
        let name: String
        let pages: [Page]
        let words: Int
        let corrected: Int
        let problems: [String]

        init(_ photo: ShelvedPhoto) {
            let document = photo.reading.document
            (id, name, problems) = (photo.id, photo.name, document.problems)
            pages = document.pages.map { Page(width: $0.width, height: $0.height) }
            words = document.pages.flatMap(\.blocks).flatMap(\.lines).reduce(0) { $0 + $1.words.count }
            corrected = photo.corrections.count
        }
    }

    struct Page: Encodable {
        let width: Int
        let height: Int
    }
}

/// Where a text stands, best first.
struct FoundAnswer: Encodable {
    let text: String
    let places: [Place]

    struct Place: Encodable {
        /// Absent for a photo of the folder that has to be read again to be looked at.
        let photo: String?
        let name: String
        let page: Int
        let confidence: Double
        let box: PixelBox?
        let lines: [Line]
    }

    struct Line: Encodable {
        let before: String
        let found: String
        let after: String
    }
}

/// As `boardscan learn` takes it.
struct CorrectionsFile: Encodable {
    var schema = "boardscan-corrections"
    var version = 1
    let corrections: [Entry]

    struct Entry: Encodable {
        let image: String
        let page: Int
        let box: PixelBox
        let text: String
    }
}
