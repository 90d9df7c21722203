import Glibc

extension SplitMix64 {
    /// A generator for one purpose: different words give unrelated sequences.
    package init(seed: UInt64, mixing words: Int...) {
        var state = seed
        for word in words {
            var generator = SplitMix64(seed: state ^ UInt64(bitPattern: Int64(word)))
            state = generator.next()
        }
        self.init(seed: state)
    }

    /// Evenly in `0..<1`.
    @inlinable
    public mutating func unit() -> Float { Float(next() >> 40) * 0x1p-24 }

    /// Evenly between the ends.
    @inlinable
    public mutating func uniform(_ low: Float, _ high: Float) -> Float { low + (high - low) * unit() }

    /// Evenly between the ends on a logarithmic scale: as often between 10 and 20 as between 20 and 40.
    public mutating func logUniform(_ low: Float, _ high: Float) -> Float {
        low * pow(high / low, unit())
    }

    /// About normal with mean 0 and deviation 1: the sum of four even ones, which never strays beyond 3.5.
    public mutating func normal() -> Float { (unit() + unit() + unit() + unit() - 2) * 1.732 }

    /// True with the given probability.
    public mutating func chance(_ probability: Float) -> Bool { unit() < probability }

    /// One of several places, each as often as its share of their sum says; `nil` when no share is above 0.
    package mutating func nextPlace(byShares shares: [Float]) -> Int? {
        var rest = unit() * shares.reduce(0, +)
        let place = shares.firstIndex { share in
            rest -= share
            return rest < 0
        }
        return place ?? shares.lastIndex { $0 > 0 }
    }

    /// Standard normal (Box & Muller 1958, doi:10.1214/aoms/1177706645).
    package mutating func gaussian() -> Float {
        let radius = (-2 * log(1 - unit())).squareRoot()
        return radius * cos(2 * .pi * unit())
    }
}

extension SplitMix64 {
    /// One word of the generator for a purpose.
    static func word(_ seed: UInt64, mixing a: Int, _ b: Int, _ c: Int) -> UInt64 {
        var generator = SplitMix64(seed: seed, mixing: a, b, c)
        return generator.next()
    }
}
