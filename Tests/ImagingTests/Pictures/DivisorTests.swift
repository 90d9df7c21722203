import Testing

@testable import Imaging

@Suite struct DivisorTests {
    @Test(arguments: [1, 2, 3, 7, 25, 1501, 4000, 4001, 60_000, 200_001]) func dividesExactly(count: Int) {
        let divisor = Divisor(count)
        for mean in [0, 1, 127, 254] {
            for rest in [0, 1, count / 2, count - 1] {
                let sum = UInt32(mean * count + min(rest, count - 1))
                #expect(divisor.mean(sum) == UInt8(Int(sum) / count))
                #expect(divisor.roundedMean(sum) == UInt8((Int(sum) + count / 2) / count))
            }
        }
    }
}
