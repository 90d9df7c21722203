import Testing

@testable import Preprocessing

@Suite struct HysteresisTests {
    @Test func weakPixelsThatHangOnToSureOnesAreInk() {
        let rows: [[UInt8]] = [
            [0, 2, 0, 0, 0, 0, 0, 0, 0, 2],
            [0, 0, 2, 0, 0, 2, 2, 0, 0, 0],
            [0, 0, 0, 1, 0, 0, 2, 0, 0, 0],
            [2, 0, 0, 0, 2, 0, 0, 0, 2, 1],
        ]
        var mask = InkMask(width: 10, height: 4, pixels: rows.flatMap { $0 })
        Hysteresis.resolve(&mask)
        let expected: [[UInt8]] = [
            [0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
            [0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
            [0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
            [0, 0, 0, 0, 1, 0, 0, 0, 1, 1],
        ]
        #expect(mask.pixels == expected.flatMap { $0 })
    }
}
