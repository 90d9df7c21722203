@testable import Imaging

/// Writes uncompressed RGB TIFFs of several pages, each with its Orientation tag.
enum TIFFBuilder {
    /// A file of pages with one strip each, which says that it has `rowsPerStrip`; all of its rows where it is left out.
    static func bytes(
        _ pages: [(image: RGBImage, orientation: ImageOrientation)], bigEndian: Bool = false, rowsPerStrip: Int? = nil
    ) -> [UInt8] {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            let little = (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) }
            return bigEndian ? little.reversed() : little
        }
        func entry(_ tag: Int, short value: Int) -> [UInt8] {
            number(tag, 2) + number(3, 2) + number(1, 4) + number(value, 2) + [0, 0]
        }
        func entry(_ tag: Int, long value: Int) -> [UInt8] {
            number(tag, 2) + number(4, 2) + number(1, 4) + number(value, 4)
        }
        var file = (bigEndian ? [0x4D, 0x4D] : [0x49, 0x49]) + number(42, 2)
        for (index, page) in pages.enumerated() {
            let pixels = file.count + 4
            let bitsPerSample = pixels + page.image.pixels.count
            let directory = bitsPerSample + 6
            // The link of the page before, or of the header, leads to this directory.
            file += number(directory, 4) + page.image.pixels + number(8, 2) + number(8, 2) + number(8, 2)
            let entries = [
                entry(256, short: page.image.width), entry(257, short: page.image.height),
                number(258, 2) + number(3, 2) + number(3, 4) + number(bitsPerSample, 4),
                entry(259, short: 1), entry(262, short: 2), entry(273, long: pixels),
                entry(274, short: page.orientation.rawValue), entry(277, short: 3),
                entry(278, short: rowsPerStrip ?? page.image.height), entry(279, long: page.image.pixels.count),
            ]
            file += number(entries.count, 2) + entries.joined()
            if index == pages.count - 1 { file += number(0, 4) }
        }
        return file
    }
}
