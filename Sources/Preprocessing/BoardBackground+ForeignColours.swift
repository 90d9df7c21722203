import Imaging

extension BoardBackground {
    /// Takes ink out of a negative whose colour is beyond the board's in some channel: orange letters on a blue board.
    ///
    /// The closing takes what is brightest for the board, channel by channel. Ink on a white board is darker than that in
    /// each; on a coloured board it need not be, and would lend the board around it its colour.
    static func withoutForeignColours(_ channels: [Plane]) -> [Plane] {
        guard channels.count == 3 else { return channels }
        let usual = channels.map(median)
        var channels = channels
        for index in channels[0].samples.indices {
            let values = channels.map { Int($0.samples[index]) }
            // Darker than the board as a whole, but brighter in some channel.
            guard zip(values, usual).reduce(0, { $0 + $1.0 - $1.1 }) < -foreign else { continue }
            for channel in 0..<3 where values[channel] > usual[channel] + foreign {
                channels[channel].samples[index] = UInt8(usual[channel])
            }
        }
        return channels
    }

    /// Difference, of 255, that is no matter of light.
    private static let foreign = 24

    private static func median(_ plane: Plane) -> Int {
        var histogram = [Int](repeating: 0, count: 256)
        for sample in plane.samples { histogram[Int(sample)] += 1 }
        var rest = plane.samples.count / 2
        for (value, count) in histogram.enumerated() {
            rest -= count
            if rest < 0 { return value }
        }
        return 0
    }
}
