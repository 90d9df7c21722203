import Testing

@testable import BoardServer

struct BoardReadingTests {
    @Test func isTheSameWhenUnpacked() throws {
        let reading = Samples.reading(Samples.document("a", "b"))
        let unpacked = try #require(BoardReading(packed: try reading.packed()))
        #expect(unpacked.document == reading.document)
        #expect(unpacked.pictures == reading.pictures)
    }

    @Test func isNoneWhenCutOff() throws {
        let packed = try Samples.reading(Samples.document("a")).packed()
        for count in [0, 3, 4, 20, packed.count - 1] {
            #expect(BoardReading(packed: Array(packed.prefix(count))) == nil)
        }
        #expect(BoardReading(packed: [0xFF, 0xFF, 0xFF, 0xFF, 0]) == nil)
    }
}
