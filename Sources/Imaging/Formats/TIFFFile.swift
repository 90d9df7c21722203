/// A TIFF as libtiff reads it: one page at a time is its first.
///
/// To find a page, libtiff reads the directories of all pages before it.
struct TIFFFile: Sendable {
    private(set) var bytes: [UInt8]
    /// Where the pages' directories stand.
    private let offsets: [Int]
    private let layout: TIFFDirectory.Layout

    init(_ bytes: [UInt8], _ chain: TIFFChain) {
        (self.bytes, offsets, layout) = (bytes, chain.offsets, chain.layout)
        for directory in chain.directories {
            guard let offset = directory.orientation?.valueOffset else { continue }
            write(1, bytes: 2, at: offset)
        }
    }

    /// Makes a page the first, if it is known where it stands.
    ///
    /// - Returns: the number by which libtiff finds it now.
    mutating func place(_ page: Int) -> Int {
        let isKnown = offsets.indices.contains(page)
        if let first = isKnown ? offsets[page] : offsets.first {
            write(first, bytes: layout.isBig ? 8 : 4, at: TIFFChain.firstOffset(layout))
        }
        return isKnown ? 0 : page
    }

    private mutating func write(_ value: Int, bytes count: Int, at offset: Int) {
        for index in 0..<count {
            let place = layout.bigEndian ? count - 1 - index : index
            bytes[offset + place] = UInt8(truncatingIfNeeded: value >> (8 * index))
        }
    }
}
