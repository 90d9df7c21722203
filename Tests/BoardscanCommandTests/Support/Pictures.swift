import Imaging

/// Files for the program to read.
enum Pictures {
    /// A blank board.
    static func blank(width: Int = 64, height: Int = 48) throws -> [UInt8] {
        try ImageEncoder.jpeg(GrayImage(width: width, height: height, fill: 230))
    }

    /// A TIFF of two blank gray pages, the pixels of the second of which are missing.
    static func scanWithADamagedPage() -> [UInt8] {
        func little(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) } }
        let side = 48
        func directory(pixels: Int, next: Int) -> [UInt8] {
            let entries = [
                (256, side), (257, side), (258, 8), (259, 1), (262, 1), (273, pixels), (277, 1), (278, side),
                (279, side * side),
            ]
            return little(entries.count, 2)
                + entries.flatMap { little($0.0, 2) + little(4, 2) + little(1, 4) + little($0.1, 4) } + little(next, 4)
        }
        let (pixels, length) = (8, 2 + 9 * 12 + 4)
        let first = pixels + side * side
        return Array("II".utf8) + little(42, 2) + little(first, 4) + [UInt8](repeating: 230, count: side * side)
            + directory(pixels: pixels, next: first + length) + directory(pixels: 1 << 24, next: 0)
    }

    /// A PNG that ends behind its header: its size is all there is.
    static func pngHeader(width: UInt32, height: UInt32) -> [UInt8] {
        func big(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13) + Array("IHDR".utf8) + big(width)
            + big(height) + [8, 0, 0, 0, 0] + big(0)
    }
}
