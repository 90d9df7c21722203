/// Which glyphs an epoch shows, and in which order: a function of seed and epoch alone, so that a training can stop and
/// go on anywhere.
struct SampleSchedule: Sendable {
    struct Sample: Hashable, Sendable {
        let source: UInt32
        let index: UInt32
    }

    let samples: [Sample]

    /// Draws from each source without repeating a glyph before all others were shown, and shuffles the lot.
    ///
    /// `sizes` are the numbers of glyphs in each source, `draws` the numbers to draw from each.
    init(sizes: [Int], draws: [Int], seed: UInt64, epoch: Int) {
        var samples: [Sample] = []
        samples.reserveCapacity(draws.reduce(0, +))
        for (source, (size, draw)) in zip(sizes, draws).enumerated() where size > 0 {
            // Successive epochs walk on through the same passes, each pass in its own order.
            var position = epoch * draw
            let end = position + draw
            while position < end {
                let pass = position / size
                var random = SplitMix64(seed: seed, mixing: 1, source, pass)
                let order = Self.permutation(size, using: &random)
                let stop = min(end, (pass + 1) * size)
                samples += order[position - pass * size..<stop - pass * size].map {
                    Sample(source: UInt32(source), index: $0)
                }
                position = stop
            }
        }
        var random = SplitMix64(seed: seed, mixing: 2, epoch)
        samples.shuffle(using: &random)
        self.samples = samples
    }

    private static func permutation(_ count: Int, using random: inout SplitMix64) -> [UInt32] {
        var order = [UInt32](0..<UInt32(count))
        order.shuffle(using: &random)
        return order
    }
}
