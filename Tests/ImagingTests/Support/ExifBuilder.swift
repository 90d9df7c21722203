@testable import Imaging

/// Exif data with nothing but the Orientation tag.
enum ExifBuilder {
    static func tiff(_ orientation: Int, bigEndian: Bool) -> [UInt8] {
        let value = UInt8(orientation)
        return bigEndian
            ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0]
            : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, value, 0, 0, 0, 0, 0, 0, 0]
    }

    /// The JPEG with an APP1 segment behind its start-of-image marker.
    static func jpeg(_ jpeg: [UInt8], orientation: Int, bigEndian: Bool) -> [UInt8] {
        let payload = Array("Exif".utf8) + [0, 0] + tiff(orientation, bigEndian: bigEndian)
        let length = payload.count + 2
        return [0xFF, 0xD8, 0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + payload + jpeg.dropFirst(2)
    }

    /// The simple WebP in an extended container with an EXIF chunk.
    static func webp(_ webp: [UInt8], width: Int, height: Int, orientation: Int) -> [UInt8] {
        func little(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) } }
        let exif = tiff(orientation, bigEndian: false)
        let extended =
            Array("VP8X".utf8) + little(10, 4) + [0x08, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3)
        let body =
            Array("WEBP".utf8) + extended + webp.dropFirst(12) + Array("EXIF".utf8) + little(exif.count, 4) + exif
        return Array("RIFF".utf8) + little(body.count, 4) + body
    }
}
