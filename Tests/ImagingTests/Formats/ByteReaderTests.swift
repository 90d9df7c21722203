import Testing

@testable import Imaging

@Suite struct ByteReaderTests {
    private let reader = ByteReader([1, 2, 3, 4, 0xFF, 0xFF, 0xFF, 0xFE])

    @Test func numbersInBothOrders() {
        #expect(reader.uint16(at: 0, bigEndian: true) == 0x0102)
        #expect(reader.uint16(at: 0, bigEndian: false) == 0x0201)
        #expect(reader.uint24(at: 1, bigEndian: false) == 0x040302)
        #expect(reader.uint32(at: 0, bigEndian: true) == 0x0102_0304)
        #expect(reader.int32(at: 4, bigEndian: true) == -2)
    }

    @Test func nothingBeyondTheEnd() {
        #expect(reader[8] == nil && reader[-1] == nil && reader[.max] == nil)
        #expect(reader.uint32(at: 5, bigEndian: true) == nil)
        #expect(reader.uint16(at: .max, bigEndian: true) == nil)
        #expect(!reader.has([0xFE, 0], at: 7))
        #expect(ByteReader([]).uint16(at: 0, bigEndian: true) == nil)
    }

    @Test func slicesStayInside() {
        let slice = reader.slice(at: 2, length: 3)
        #expect(slice.count == 3 && slice[0] == 3 && slice[3] == nil)
        #expect(reader.slice(at: 6, length: .max).count == 2)
        #expect(reader.slice(at: 100).count == 0)
        #expect(slice.slice(at: 1)[0] == 4)
    }
}
