import Testing

@testable import NetworkKernels

@Suite struct HalfPrecisionTests {
    static let known: [(Float, UInt16)] = [
        (0, 0), (-0.0, 0x8000), (1, 0x3C00), (-2, 0xC000), (65504, 0x7BFF), (65519, 0x7BFF), (65520, 0x7C00),
        (1e30, 0x7C00), (-Float.infinity, 0xFC00), (0x1p-14, 0x0400), (0x1p-24, 0x0001), (0x1p-26, 0),
        (0x1.002p0, 0x3C00), (0x1.006p0, 0x3C02),
    ]

    @Test(arguments: known) func knownValues(_ value: Float, _ bits: UInt16) {
        #expect(HalfPrecision.bits(of: value) == bits)
    }

    @Test func everyHalfSurvives() {
        for bits in UInt16.min...UInt16.max {
            guard let value = HalfPrecision.float(from: bits) else {
                #expect(bits & 0x7C00 == 0x7C00)
                continue
            }
            if HalfPrecision.bits(of: value) != bits { Issue.record("\(bits) became \(value)") }
        }
    }

    @Test func manyAtOnce() {
        func floats(_ halves: [UInt16]) -> [Float]? { halves.withUnsafeBytes(HalfPrecision.floats) }
        #expect(floats([0x3C00, 0xC000, 0, 0x0001, 0x7BFF]) == [1, -2, 0, 0x1p-24, 65504])
        #expect(floats([]) == [] && floats([0, 0x7C00]) == nil && floats([0xFE00, 0]) == nil)
    }

    @Test func roundsToTheNearest() {
        var bits: UInt16 = 0
        while bits < 0x7BFF {
            let (low, high) = (HalfPrecision.unchecked(bits), HalfPrecision.unchecked(bits + 1))
            let (middle, step) = ((low + high) / 2, (high - low) / 8)
            let even = bits % 2 == 0 ? bits : bits + 1
            #expect(HalfPrecision.bits(of: middle) == even)
            #expect(HalfPrecision.bits(of: middle - step) == bits)
            #expect(HalfPrecision.bits(of: middle + step) == bits + 1)
            bits += 97
        }
    }
}
