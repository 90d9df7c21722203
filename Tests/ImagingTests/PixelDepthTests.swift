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
}
