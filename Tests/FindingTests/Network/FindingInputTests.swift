import Testing

@testable import Finding

@Suite struct FindingInputTests {
    @Test func aBlankPictureIsTheMeanEverywhere() {
        let input = FindingInput(width: 9, height: 7, pixels: [UInt8](repeating: 77, count: 9 * 7 * 3))
        #expect(input.values.count == 9 * 7 * 3)
        #expect(input.values.allSatisfy { abs($0 - 0.5) < 1e-3 })
    }

    @Test func lightAndContrastCountForNothing() {
        let pattern = (0..<60 * 60 * 3).map { (index: Int) -> UInt8 in 100 + UInt8(index * 7919 % 41) }
        let faint: [UInt8] = pattern.map { $0 / 2 + 40 }
        let one = FindingInput(width: 60, height: 60, pixels: pattern)
        let other = FindingInput(width: 60, height: 60, pixels: faint)
        let difference = zip(one.values, other.values).map { abs($0 - $1) }.max() ?? 1
        #expect(difference < 0.06)
    }

    @Test func nothingIsSeenInNothing() {
        #expect(FindingInput(width: 0, height: 0, pixels: []).values.isEmpty)
        #expect(FindingInput(width: 0, height: 4, pixels: []).values.isEmpty)
    }

    @Test(arguments: 2...5) func threadsShareTheRows(threads: Int) {
        let (width, height) = (30, 160)
        let pixels = (0..<width * height * 3).map { (index: Int) -> UInt8 in UInt8(index * 31 % 253) }
        let one = FindingInput(width: width, height: height, pixels: pixels)
        #expect(one.allValues(threads: threads) == one.values)
    }

    @Test func meansAreThoseOfTheSquareAround() {
        let (width, height) = (70, 64)
        let pixels = (0..<width * height * 3).map { (index: Int) -> UInt8 in UInt8(index * 31 % 256) }
        let input = FindingInput(width: width, height: height, pixels: pixels)
        for (x, y) in [(0, 0), (35, 30), (69, 63), (10, 60)] {
            var (sum, squares, count) = ([Float](repeating: 0, count: 3), Float(0), Float(0))
            for v in max(0, y - FindingInput.radius)...min(height - 1, y + FindingInput.radius) {
                for u in max(0, x - FindingInput.radius)...min(width - 1, x + FindingInput.radius) {
                    for channel in 0..<3 {
                        let value = Float(pixels[(v * width + u) * 3 + channel])
                        sum[channel] += value
                        squares += value * value
                    }
                    count += 1
                }
            }
            let means = sum.map { $0 / count }
            let variance = (squares / count - means.map { $0 * $0 }.reduce(0, +)) / 3
            for channel in 0..<3 {
                let place = (y * width + x) * 3 + channel
                let wanted = 0.5 + (Float(pixels[place]) - means[channel]) / (8 * max(6, variance.squareRoot()))
                #expect(abs(input.values[place] - max(0, min(1, wanted))) < 1e-3)
            }
        }
    }
}
