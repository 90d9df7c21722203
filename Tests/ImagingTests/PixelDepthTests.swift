import Testing

@testable import Imaging

/// PNGs of 8×1 pixels in all depths and colour types.
@Suite struct PixelDepthTests {
    private func samples(
        _ depth: Int, _ type: PNGBuilder.ColorType, _ row: [UInt8], width: Int = 8,
        chunks: [(name: String, payload: [UInt8])] = []
    ) throws -> [[UInt8]] {
        let png = PNGBuilder(width: width, height: 1, bitDepth: depth, colorType: type, rows: [row], chunks: chunks)
        let image = try ImageDecoder(png.bytes).page(0)
        #expect(image.width == width)
        return (0..<width).map { Array(image.pixels[$0 * 3..<$0 * 3 + 3]) }
    }

    private func gray(_ values: [UInt8]) -> [[UInt8]] { values.map { [$0, $0, $0] } }

    @Test func oneBit() throws {
        #expect(try samples(1, .gray, [0b1010_0111]) == gray([255, 0, 255, 0, 0, 255, 255, 255]))
    }

    @Test func twoBits() throws {
        #expect(try samples(2, .gray, [0b0001_1011, 0b1110_0100]) == gray([0, 85, 170, 255, 255, 170, 85, 0]))
    }

    @Test func fourBits() throws {
        #expect(try samples(4, .gray, [0x0F, 0x1E, 0x2D, 0x3C]) == gray([0, 255, 17, 238, 34, 221, 51, 204]))
    }

    @Test func eightBits() throws {
        #expect(try samples(8, .gray, [0, 1, 2, 100, 128, 200, 254, 255]) == gray([0, 1, 2, 100, 128, 200, 254, 255]))
    }

    @Test func sixteenBits() throws {
        let row: [UInt8] = [0, 0, 0x12, 0x34, 0x80, 0, 0xFF, 0xFF]
        #expect(try samples(16, .gray, row, width: 4) == gray([0, 0x12, 0x80, 0xFF]))
        let color: [UInt8] = [0x10, 0xFF, 0x20, 0xFF, 0x30, 0]
        #expect(try samples(16, .rgb, color, width: 1) == [[0x10, 0x20, 0x30]])
    }

    @Test func color() throws {
        #expect(try samples(8, .rgb, [1, 2, 3, 200, 100, 0], width: 2) == [[1, 2, 3], [200, 100, 0]])
    }

    @Test(arguments: [1, 2, 4, 8])
    func palette(_ depth: Int) throws {
        let palette: [UInt8] = [9, 8, 7, 200, 100, 50]
        // Index 1, then index 0.
        let row: [UInt8] = depth == 8 ? [1, 0] : [1 << UInt8(8 - depth)]
        #expect(
            try samples(depth, .palette, row, width: 2, chunks: [("PLTE", palette)]) == [[200, 100, 50], [9, 8, 7]])
    }

    /// 3×2 pixels: Adam7 gives the first pixel, then the third, then the second, then the second row.
    @Test func interlacing() throws {
        let png = PNGBuilder(
            width: 3, height: 2, bitDepth: 8, colorType: .gray, rows: [[1], [3], [2], [4, 5, 6]], isInterlaced: true)
        #expect(try ImageDecoder(png.bytes).page(0).pixels == (1...6).flatMap { [$0, $0, $0] })
    }

    @Test func transparentPartsLieOnWhite() throws {
        #expect(
            try samples(8, .rgba, [10, 20, 30, 255, 10, 20, 30, 0], width: 2) == [[10, 20, 30], [255, 255, 255]])
        #expect(try samples(8, .grayAlpha, [40, 255, 40, 0], width: 2) == gray([40, 255]))
        let half = try samples(8, .rgba, [0, 0, 0, 128], width: 1)
        #expect((125...129).contains(half[0][0]))
    }

    @Test func transparentPaletteEntriesLieOnWhite() throws {
        let chunks: [(name: String, payload: [UInt8])] = [("PLTE", [0, 0, 0, 9, 8, 7]), ("tRNS", [0])]
        #expect(try samples(8, .palette, [0, 1], width: 2, chunks: chunks) == [[255, 255, 255], [9, 8, 7]])
    }

    @Test(
        arguments: [
            (1, .gray, [0b1010_0111], [0, 1], [255, 0, 255, 0]),
            (1, .gray, [0b1010_0111], [0, 0], [255, 255, 255, 255]),
            (4, .gray, [0x0F, 0x1E], [0, 1], [0, 255, 255, 238]), (8, .gray, [0, 1, 2, 3], [0, 2], [0, 1, 255, 3]),
            (16, .gray, [0, 0, 1, 1, 2, 2, 3, 3], [1, 1], [0, 255, 2, 3]),
        ] as [(Int, PNGBuilder.ColorType, [UInt8], [UInt8], [UInt8])])
    func aTransparentGrayLiesOnWhite(
        depth: Int, type: PNGBuilder.ColorType, row: [UInt8], transparent: [UInt8], expected: [UInt8]
    ) throws {
        #expect(try samples(depth, type, row, width: 4, chunks: [("tRNS", transparent)]) == gray(expected))
    }

    @Test func aTransparentColorLiesOnWhite() throws {
        #expect(
            try samples(8, .rgb, [1, 2, 3, 1, 2, 4], width: 2, chunks: [("tRNS", [0, 1, 0, 2, 0, 3])])
                == [[255, 255, 255], [1, 2, 4]])
    }

    /// Two pixels of the same colour, the first of them transparent.
    @Test func aTransparentPaletteEntryOfAGIFLiesOnWhite() throws {
        let screen: [UInt8] = Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0, 9, 8, 7, 9, 8, 7]
        // Codes of three bits: clear, 0, 1, end.
        let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0b0100_0100, 0b0000_1010, 0, 0x3B]
        for (isTransparent, first) in [(true, [255, 255, 255] as [UInt8]), (false, [9, 8, 7])] {
            let control: [UInt8] = [0x21, 0xF9, 4, isTransparent ? 1 : 0, 0, 0, 0, 0]
            let image = try ImageDecoder(screen + control + frame).page(0)
            #expect(image.pixels == first + [9, 8, 7])
        }
    }
}
