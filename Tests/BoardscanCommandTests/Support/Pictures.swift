import Imaging

/// Files for the program to read.
enum Pictures {
    /// A blank board.
    static func blank(width: Int = 64, height: Int = 48) throws -> [UInt8] {
        try ImageEncoder.jpeg(GrayImage(width: width, height: height, fill: 230))
    }

    /// A PNG that ends behind its header: its size is all there is.
    static func pngHeader(width: UInt32, height: UInt32) -> [UInt8] {
        func big(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13) + Array("IHDR".utf8) + big(width)
            + big(height) + [8, 0, 0, 0, 0] + big(0)
    }
}
