@testable import Imaging

/// Writes PNGs of any depth and colour type, with stored (not compressed) data.
struct PNGBuilder {
    enum ColorType: UInt8 {
        case gray = 0
        case rgb = 2
        case palette = 3
        case grayAlpha = 4
        case rgba = 6
    }

    var width: Int
    var height: Int
    var bitDepth: Int
    var colorType: ColorType
    /// The rows as they stand in the file, without filter bytes; those of all passes, if it is interlaced.
    var rows: [[UInt8]]
    /// Chunks before the data.
    var chunks: [(name: String, payload: [UInt8])] = []
    /// By Adam7.
    var isInterlaced = false

    var bytes: [UInt8] {
        let ways = [UInt8(bitDepth), colorType.rawValue, 0, 0, isInterlaced ? 1 : 0]
        let header = Self.big(width) + Self.big(height) + ways
        return PNGPicture.signature + Self.chunk("IHDR", header) + chunks.flatMap { Self.chunk($0.name, $0.payload) }
            + Self.chunk("IDAT", Self.zlib(rows.flatMap { [0] + $0 })) + Self.chunk("IEND", [])
    }

    static func chunk(_ name: String, _ payload: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + payload
        return big(payload.count) + body + big(Int(crc(body)))
    }

    private static func big(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }

    private static func zlib(_ data: [UInt8]) -> [UInt8] {
        let length = [UInt8(data.count & 0xFF), UInt8(data.count >> 8)]
        let (a, b) = data.reduce((1, 0)) { sums, byte in
            let a = (sums.0 + Int(byte)) % 65521
            return (a, (sums.1 + a) % 65521)
        }
        return [0x78, 0x01, 0x01] + length + length.map { ~$0 } + data + big(b << 16 | a)
    }

    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~UInt32(0)) { crc, byte in
            (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
        }
    }
}
