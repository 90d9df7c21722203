import DocumentModel
import FoundationEssentials

/// What was read of a photo, with its pictures as they are shown.
public struct BoardReading: Sendable {
    /// The text.
    public var document: Document
    /// One for each page of the document.
    public var pictures: [PagePictures]

    /// A page's pictures, as JPEG.
    public struct PagePictures: Sendable, Equatable {
        /// The photo, upright as its file says, made smaller where it is large.
        public var photo: Picture
        /// The board evenly white.
        public var cleaned: Picture

        /// Pictures of a page.
        public init(photo: Picture, cleaned: Picture) { (self.photo, self.cleaned) = (photo, cleaned) }
    }

    /// A JPEG file with its size in pixels.
    public struct Picture: Sendable, Equatable {
        /// The file.
        public var bytes: [UInt8]
        /// In pixels.
        public var width: Int
        /// In pixels.
        public var height: Int

        /// A picture of its parts.
        public init(bytes: [UInt8], width: Int, height: Int) {
            (self.bytes, self.width, self.height) = (bytes, width, height)
        }
    }

    /// A reading of its parts.
    public init(document: Document, pictures: [PagePictures]) {
        (self.document, self.pictures) = (document, pictures)
    }

    /// The reading of a photo that has a name.
    func named(_ name: String) -> BoardReading {
        var reading = self
        reading.document.source = name
        for page in reading.document.pages.indices { reading.document.pages[page].source = name }
        return reading
    }

    /// Bytes of its pictures.
    var pictureBytes: Int { pictures.reduce(0) { $0 + $1.photo.bytes.count + $1.cleaned.bytes.count } }
}

/// As the process that reads a photo hands it over: the length of the head, the head, the pictures.
extension BoardReading {
    private struct Head: Codable {
        struct Entry: Codable {
            var length: Int
            var width: Int
            var height: Int
        }
        var document: Document
        /// Photo and cleaned board of each page by turns.
        var entries: [Entry]
    }

    /// The reading as bytes.
    func packed() throws -> [UInt8] {
        let all = pictures.flatMap { [$0.photo, $0.cleaned] }
        let entries = all.map { Head.Entry(length: $0.bytes.count, width: $0.width, height: $0.height) }
        let head = Array(try JSONEncoder().encode(Head(document: document, entries: entries)))
        let length = (0..<4).map { UInt8(truncatingIfNeeded: head.count >> ($0 * 8)) }
        return all.reduce(into: length + head) { $0 += $1.bytes }
    }

    /// The reading of bytes; `nil` where they are none.
    init?(packed bytes: [UInt8]) {
        guard bytes.count >= 4 else { return nil }
        let length = (0..<4).reduce(0) { $0 | Int(bytes[$1]) << ($1 * 8) }
        guard bytes.count - 4 >= length,
            let head = try? JSONDecoder().decode(Head.self, from: Data(bytes[4..<(4 + length)])),
            head.entries.count == head.document.pages.count * 2
        else { return nil }
        var rest = bytes[(4 + length)...]
        var all: [Picture] = []
        for entry in head.entries {
            guard entry.length >= 0, rest.count >= entry.length else { return nil }
            all.append(
                Picture(
                    bytes: Array(rest.prefix(entry.length)), width: max(1, entry.width), height: max(1, entry.height)))
            rest = rest.dropFirst(entry.length)
        }
        document = head.document
        pictures = stride(from: 0, to: all.count, by: 2).map { PagePictures(photo: all[$0], cleaned: all[$0 + 1]) }
    }
}
