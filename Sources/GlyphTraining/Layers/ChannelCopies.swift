/// Which channel of a narrow layer each channel of a wider one starts as a copy of.
///
/// The narrow layer's channels come first, in their order; each of those behind them copies another one, drawn at
/// random, before any is copied twice.
struct ChannelCopies: Hashable, Sendable {
    /// Of each wide channel the narrow one that it copies.
    let originals: [Int]
    /// Of each narrow channel the wide ones that copy it, itself first.
    let copies: [[Int]]

    init(from narrow: Int, to wide: Int, using random: inout SplitMix64) {
        var originals = Array(0..<narrow)
        while originals.count < wide {
            originals += (0..<narrow).shuffled(using: &random).prefix(wide - originals.count)
        }
        var copies = [[Int]](repeating: [], count: narrow)
        for (index, original) in originals.enumerated() { copies[original].append(index) }
        self.originals = originals
        self.copies = copies
    }

    /// A layer that stays as wide as it is.
    init(unchanged count: Int) {
        originals = Array(0..<count)
        copies = originals.map { [$0] }
    }
}

extension ChannelCopies {
    /// One value per channel, copied.
    func spread(_ values: ArraySlice<Float>) -> [Float] { originals.map { values[values.startIndex + $0] } }

    /// The weights between two layers that have been widened.
    ///
    /// What a channel sends on is divided among its copies, for each weight at other shares that sum to one: so the
    /// outputs stay what they were, and the copies, whose gradients differ, do not stay copies. (The paper divides
    /// evenly and adds noise, which changes the outputs.)
    ///
    /// - Parameters:
    ///   - weights: `[position][input channel][output channel]`, the positions those under a kernel or of a picture.
    ///   - inputs: the copies of the input channels.
    ///   - spread: standard deviation of a share about its mean, as a part of the mean.
    /// - Returns: in the same order.
    func spread(
        _ weights: ArraySlice<Float>, inputs: ChannelCopies, spread: Float, using random: inout SplitMix64
    ) -> [Float] {
        let (narrow, wide) = (copies.count, originals.count)
        let positions = weights.count / (inputs.copies.count * narrow)
        var result = [Float](repeating: 0, count: positions * inputs.originals.count * wide)
        for position in 0..<positions {
            for (input, copies) in inputs.copies.enumerated() {
                let row = weights.startIndex + (position * inputs.copies.count + input) * narrow
                for output in 0..<wide {
                    let weight = weights[row + originals[output]]
                    let shares = Self.shares(copies.count, spread: spread, using: &random)
                    for (copy, share) in zip(copies, shares) {
                        result[(position * inputs.originals.count + copy) * wide + output] = weight * share
                    }
                }
            }
        }
        return result
    }

    private static func shares(_ count: Int, spread: Float, using random: inout SplitMix64) -> [Float] {
        guard count > 1 else { return [1] }
        let noise = (0..<count).map { _ in spread * random.gaussian() }
        let mean = noise.reduce(0, +) / Float(count)
        return noise.map { (1 + $0 - mean) / Float(count) }
    }
}
