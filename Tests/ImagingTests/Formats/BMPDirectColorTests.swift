import Testing

@testable import Imaging

/// Bitmaps of 2×2 pixels.
@Suite struct BMPDirectColorTests {
    private func bitmap(height: Int = 2, bits: Int, masks: [UInt32] = [], pixels: [UInt32]) -> [UInt8] {
        func little(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        // Four masks need the longer header, three stand behind the short one.
        let headerLength = masks.count == 4 ? 56 : 40
        let offset = 54 + masks.count * 4
        let data = pixels.flatMap { little(Int($0), bits / 8) }
        return Array("BM".utf8) + little(offset + data.count, 4) + little(0, 4) + little(offset, 4)
            + little(headerLength, 4) + little(2, 4) + little(height, 4) + little(1, 2) + little(bits, 2)
            + little(masks.isEmpty ? 0 : 3, 4) + little(data.count, 4) + little(0, 16)
            + masks.flatMap { little(Int($0), 4) } + data
    }

    private let colors: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]

    @Test func thirtyTwoBits() throws {
        let topDown: [UInt32] = [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF]
        #expect(try ImageDecoder(bitmap(height: -2, bits: 32, pixels: topDown)).page(0).pixels == colors)
        let bottomUp = Array(topDown[2...] + topDown[..<2])
        #expect(try ImageDecoder(bitmap(bits: 32, pixels: bottomUp)).page(0).pixels == colors)
    }

    @Test func sixteenBits() throws {
        let pixels: [UInt32] = [0x7C00, 0x03E0, 0x001F, 0x7FFF]
        #expect(try ImageDecoder(bitmap(height: -2, bits: 16, pixels: pixels)).page(0).pixels == colors)
        let masks: [UInt32] = [0xF800, 0x07E0, 0x001F]
        let wide: [UInt32] = [0xF800, 0x07E0, 0x001F, 0xFFFF]
        #expect(try ImageDecoder(bitmap(height: -2, bits: 16, masks: masks, pixels: wide)).page(0).pixels == colors)
    }

    @Test func transparentPartsLieOnWhite() throws {
        let masks: [UInt32] = [0xFF0000, 0xFF00, 0xFF, 0xFF00_0000]
        let pixels: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x0011_2233]
        #expect(try ImageDecoder(bitmap(height: -2, bits: 32, masks: masks, pixels: pixels)).page(0).pixels == colors)
    }

    @Test func missingPixelsAreTold() {
        let cut = Array(bitmap(bits: 32, pixels: [1, 2, 3, 4]).dropLast())
        #expect(throws: ImageError.truncated(.bmp)) { try ImageDecoder(cut) }
    }
}
