import CKernels
import TestSupport
import Testing

@testable import NetworkKernels

@Suite struct QuantizedMapTests {
    @Test func valuesStandWithinABorderOfZeros() {
        let values: [Float] = [0, 0.5, 1, 0.25, 0.75, 0.1, 0.2, 0.3, 0.4, 1, 1, 1]
        let map = QuantizedMap(StoredMapInput(values, width: 2, height: 2, channels: 3), threads: 1)
        #expect(map.channels == 4 && map.pitch == 16 && map.scale == 1 / 127)
        let ink = [
            [0, 64, 127, 0], [32, 95, 13, 0],
            [25, 38, 51, 0], [127, 127, 127, 0],
        ]
        var expected = [UInt8](repeating: 0, count: 4 * 16)
        for (index, position) in ink.enumerated() {
            for channel in 0..<4 {
                expected[(1 + index / 2) * 16 + (1 + index % 2) * 4 + channel] = UInt8(position[channel])
            }
        }
        #expect(Array(map.units.prefix(4 * 16)) == expected)
    }

    /// What is beyond 0…1 is no value of an input, and yet nothing to crash on.
    @Test func whatDoesNotFitIsCutOff() {
        let map = QuantizedMap(StoredMapInput([-3, 2, .nan, .infinity], width: 1, height: 1, channels: 4), threads: 1)
        #expect(Array(map.units[16..<20]) == [0, 127, 0, 127])
    }

    private func map(_ width: Int, _ height: Int, scale: Float, seed: UInt64) -> QuantizedMap {
        var random = TestRandom(seed: seed)
        var map = QuantizedMap(width: width, height: height, channels: 16, scale: scale)
        for y in 0..<height {
            map.withRow(y) { row in
                for index in 0..<width * 16 { row[index] = UInt8.random(in: 0...127, using: &random) }
            }
        }
        return map
    }

    private func value(_ map: QuantizedMap, _ x: Int, _ y: Int, _ channel: Int) -> Float {
        Float(map.units[map.start(x: x, y: y) + channel]) * map.scale
    }

    @Test(arguments: [(6, 4), (5, 7), (1, 1)]) func sumsAreRoundedAndCutOffAtTheRange(width: Int, height: Int) {
        let fine = map(width, height, scale: 0.02, seed: 1)
        let coarse = map((width + 1) / 2, (height + 1) / 2, scale: 0.013, seed: 2)
        for set in IntegerKernelsTests.sets {
            let sum = fine.adding(coarse, scale: 0.025, with: set)
            #expect((sum.width, sum.height, sum.channels, sum.scale) == (width, height, 16, 0.025))
            for y in 0..<height {
                for x in 0..<width {
                    for channel in 0..<16 {
                        let exact = value(fine, x, y, channel) + value(coarse, x / 2, y / 2, channel)
                        #expect(abs(value(sum, x, y, channel) - min(exact, 127 * 0.025)) <= 0.5001 * 0.025)
                    }
                }
            }
            let border = sum.units.indices.filter { index in
                let (row, column) = (index / sum.pitch, index % sum.pitch / 16)
                return row == 0 || row > height || column == 0 || column > width
            }
            #expect(border.allSatisfy { sum.units[$0] == 0 })
        }
    }
}
