/// A TIFF's directories, one for each page, each of which says where the next one stands: it may well be a ring.
struct TIFFChain: Sendable {
    private(set) var directories: [TIFFDirectory] = []
    /// Where they stand.
    private(set) var offsets: [Int] = []
    /// Directories, one that is told of and beyond the file's end among them.
    private(set) var length = 0
    let layout: TIFFDirectory.Layout

    /// The directories of a file; no more than `mostPages` are looked for.
    init(_ bytes: [UInt8], mostPages: Int) {
        let tiff = ByteReader(bytes)
        layout = Self.layout(tiff) ?? .init(bigEndian: false, isBig: false)
        guard Self.layout(tiff) != nil else { return }
        var visited: Set<Int> = []
        var next = tiff.offset(at: Self.firstOffset(layout), layout)
        while let offset = next, offset != 0, length < mostPages, visited.insert(offset).inserted {
            length += 1
            guard let directory = TIFFDirectory(tiff, at: offset, layout) else { return }
            directories.append(directory)
            offsets.append(offset)
            next = directory.next
        }
    }

    /// Where a file says where its first directory stands.
    static func firstOffset(_ layout: TIFFDirectory.Layout) -> Int { layout.isBig ? 8 : 4 }

    private static func layout(_ tiff: ByteReader) -> TIFFDirectory.Layout? {
        if let bigEndian = ExifOrientation.byteOrder(tiff) { return .init(bigEndian: bigEndian, isBig: false) }
        if tiff.starts(with: [0x4D, 0x4D, 0, 43]) { return .init(bigEndian: true, isBig: true) }
        if tiff.starts(with: [0x49, 0x49, 43, 0]) { return .init(bigEndian: false, isBig: true) }
        return nil
    }
}
