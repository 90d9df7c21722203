import Testing

@testable import Preprocessing

@Suite struct BoardNoiseTests {
    /// Samples 5…15, all alike often.
    private func grain(_ x: Int, _ y: Int) -> UInt8 { UInt8(5 + (x * 7 + y * 3) % 11) }

    @Test func measuresLevelAndSpread() {
        let noise = BoardNoise(of: ContrastMap(width: 200, height: 200, grain))
        for index in noise.level.values.indices {
            #expect(abs(noise.level.values[index] - 10.5) < 0.3)
            #expect(abs(noise.deviation.values[index] - 3.74) < 0.3, "34 % of eleven values")
        }
    }

    @Test func inkCountsLittle() {
        let noise = BoardNoise(
            of: ContrastMap(width: 200, height: 200) { x, y in x % 12 == 0 ? 200 : grain(x, y) })
        #expect(noise.level.values.allSatisfy { $0 < 12 })
        #expect(noise.deviation.values.allSatisfy { $0 < 5 })
    }

    @Test func isBoundedOnADrawing() {
        let noise = BoardNoise(of: ContrastMap(width: 200, height: 200) { x, _ in x % 3 == 0 ? 250 : 100 })
        #expect(noise.level.values.allSatisfy { $0 <= 40 })
        #expect(noise.deviation.values.allSatisfy { $0 <= 14 })
    }

    @Test func aPerfectBoardHasALittle() {
        let noise = BoardNoise(of: ContrastMap(width: 64, height: 64) { _, _ in 0 })
        #expect(noise.deviation.values.allSatisfy { $0 >= 0.35 })
    }
}
