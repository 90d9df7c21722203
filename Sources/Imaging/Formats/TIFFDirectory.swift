/// What a directory of a TIFF says of its page, as far as it is asked for (TIFF 6.0; BigTIFF has wider fields).
struct TIFFDirectory: Sendable {
    /// How the numbers of a file are written.
    struct Layout: Sendable {
        var bigEndian: Bool
        /// Counts and offsets have eight bytes.
        var isBig: Bool
    }

    /// Where the next directory stands; 0 behind the last one, `nil` beyond the file's end.
    private(set) var next: Int?
    private var fields: [Int: Field] = [:]

    private struct Field {
        var type: Int
        var count: Int
        /// The first of its numbers, where it stands in the directory itself.
        var value: Int?
        var valueOffset: Int
    }

    private enum Tag {
        static let width = 256, height = 257, compression = 259, stripOffsets = 273, orientation = 274
        static let samples = 277, rowsPerStrip = 278, planes = 284, tileWidth = 322, tileHeight = 323, tileOffsets = 324
        static let all: Set = [
            width, height, compression, stripOffsets, orientation, samples, rowsPerStrip, planes, tileWidth,
            tileHeight, tileOffsets,
        ]
    }

    /// Directories have some thirty; what is behind is not asked for.
    private static let mostFields = 1000
    private static let shortType = 3

    /// - Returns: `nil` when the file ends before the directory begins.
    init?(_ tiff: ByteReader, at offset: Int, _ layout: Layout) {
        let (head, length) = layout.isBig ? (8, 20) : (2, 12)
        guard
            let count = layout.isBig
                ? tiff.uint64(at: offset, layout) : tiff.uint16(at: offset, bigEndian: layout.bigEndian),
            count <= Int(UInt16.max)
        else { return nil }
        for index in 0..<min(count, Self.mostFields) {
            let place = offset + head + index * length
            guard let tag = tiff.uint16(at: place, bigEndian: layout.bigEndian) else { return }
            // As libtiff does, which counts the first of two.
            guard Tag.all.contains(tag), fields[tag] == nil else { continue }
            fields[tag] = Self.field(tiff, at: place, layout)
        }
        next = tiff.offset(at: offset + head + count * length, layout)
    }

    private static func field(_ tiff: ByteReader, at place: Int, _ layout: Layout) -> Field? {
        guard let type = tiff.uint16(at: place + 2, bigEndian: layout.bigEndian),
            let count = tiff.offset(at: place + 4, layout)
        else { return nil }
        let valueOffset = place + (layout.isBig ? 12 : 8)
        let value =
            switch type {
            case shortType: tiff.uint16(at: valueOffset, bigEndian: layout.bigEndian)
            case 4: tiff.uint32(at: valueOffset, bigEndian: layout.bigEndian)
            case 16: tiff.uint64(at: valueOffset, layout)
            default: Int?.none
            }
        return Field(type: type, count: count, value: count == 1 ? value : nil, valueOffset: valueOffset)
    }

    /// How the page is to be turned, and where the two bytes that say so stand.
    var orientation: (orientation: ImageOrientation, valueOffset: Int)? {
        guard let field = fields[Tag.orientation], field.type == Self.shortType,
            let value = field.value.flatMap(ImageOrientation.init(rawValue:))
        else { return nil }
        return (value, field.valueOffset)
    }
}

extension TIFFDirectory {
    /// JPEG as TIFF 6.0 had it, whose strips are told in many ways.
    private static let oldJPEG = 6

    /// Whether there are as many strips or tiles as the page's size needs.
    ///
    /// Where some are missing, libtiff delivers those that are there again in their place.
    var isWhole: Bool {
        guard fields[Tag.compression]?.value != Self.oldJPEG, let width = fields[Tag.width]?.value,
            let height = fields[Tag.height]?.value, max(width, height) <= Self.longestSide,
            let needed = parts(width, height), let parts = present
        else { return true }
        let planes = fields[Tag.planes]?.value == 2 ? fields[Tag.samples]?.value ?? 1 : 1
        let (all, overflow) = needed.multipliedReportingOverflow(by: planes)
        return !overflow && parts >= all
    }

    /// Pictures have no longer one; what says so is refused for its size.
    private static let longestSide = Int(Int32.max)

    /// The strips or tiles of one plane; `nil` where that is not told.
    private func parts(_ width: Int, _ height: Int) -> Int? {
        if let across = fields[Tag.tileWidth]?.value, let down = fields[Tag.tileHeight]?.value {
            guard across > 0, down > 0 else { return nil }
            return Self.quotient(width, across) * Self.quotient(height, down)
        }
        guard let rows = fields[Tag.rowsPerStrip]?.value, rows > 0 else { return nil }
        return Self.quotient(height, rows)
    }

    private var present: Int? {
        let isTiled = fields[Tag.tileWidth] != nil
        return ((isTiled ? fields[Tag.tileOffsets] : nil) ?? fields[Tag.stripOffsets])?.count
    }

    /// Rounded up.
    private static func quotient(_ length: Int, _ part: Int) -> Int { length / part + (length % part > 0 ? 1 : 0) }
}

extension ByteReader {
    /// `nil`, too, where no file has such a number.
    fileprivate func uint64(at offset: Int, _ layout: TIFFDirectory.Layout) -> Int? {
        guard let first = uint32(at: offset, bigEndian: layout.bigEndian),
            let second = uint32(at: offset + 4, bigEndian: layout.bigEndian)
        else { return nil }
        let (high, low) = layout.bigEndian ? (first, second) : (second, first)
        return high < 1 << 24 ? high << 32 | low : nil
    }

    /// A count or an offset, in the width that the layout has for them.
    func offset(at offset: Int, _ layout: TIFFDirectory.Layout) -> Int? {
        layout.isBig ? uint64(at: offset, layout) : uint32(at: offset, bigEndian: layout.bigEndian)
    }
}
