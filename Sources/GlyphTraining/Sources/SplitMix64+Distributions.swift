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

    /// Uniform in 0..<1.
    package mutating func nextUnit() -> Float { Float(next() >> 40) * 0x1p-24 }

    /// Uniform between the bounds.
    package mutating func nextUniform(in range: ClosedRange<Float>) -> Float {
        range.lowerBound + (range.upperBound - range.lowerBound) * nextUnit()
    }

    /// One of several places, each as often as its share of their sum says; `nil` when no share is above 0.
    package mutating func nextPlace(byShares shares: [Float]) -> Int? {
        var rest = nextUnit() * shares.reduce(0, +)
        let place = shares.firstIndex { share in
            rest -= share
            return rest < 0
        }
        return place ?? shares.lastIndex { $0 > 0 }
    }

    /// Standard normal (Box & Muller 1958, doi:10.1214/aoms/1177706645).
    package mutating func nextNormal() -> Float {
        let radius = (-2 * log(1 - nextUnit())).squareRoot()
        return radius * cos(2 * .pi * nextUnit())
    }
}

extension SplitMix64 {
    /// One word of the generator for a purpose.
    static func word(_ seed: UInt64, mixing a: Int, _ b: Int, _ c: Int) -> UInt64 {
        var generator = SplitMix64(seed: seed, mixing: a, b, c)
        return generator.next()
    }
}
