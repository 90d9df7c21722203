/// How sure a difference between two error rates is that were measured on the same pages.
///
/// Pages are drawn with replacement, and the difference of the pooled rates is computed for each draw; the interval
/// holds the middle 95 % of the differences (Efron 1979, doi:10.1214/aos/1176344552; for error rates Bisani & Ney 2004,
/// doi:10.1109/ICASSP.2004.1326009).
public struct PairedBootstrap: Hashable, Sendable, Codable {
    /// The first rate minus the second, pooled over all pages.
    public var difference: Double
    /// The lower end of the interval.
    public var lower: Double
    /// The upper end of the interval.
    public var upper: Double
    /// The pages that both rates were measured on.
    public var pages: Int

    /// One page's errors of both, and what they are divided by.
    public struct Sample: Hashable, Sendable {
        /// Edits by the first.
        public var first: Int
        /// Edits by the second.
        public var second: Int
        /// What both are divided by: the length of the truth.
        public var size: Int

        /// A page's edits by both, and the length of its truth.
        public init(first: Int, second: Int, size: Int) {
            self.first = first
            self.second = second
            self.size = size
        }
    }

    /// How often pages are drawn anew.
    public static let resamples = 10_000

    /// - Returns: `nil` for pages without any text.
    public init?(_ samples: [Sample], using generator: inout some RandomNumberGenerator) {
        let total = samples.reduce(0) { $0 + $1.size }
        guard total > 0 else { return nil }
        pages = samples.count
        difference = Double(samples.reduce(0) { $0 + $1.first - $1.second }) / Double(total)
        var differences: [Double] = []
        differences.reserveCapacity(Self.resamples)
        while differences.count < Self.resamples {
            var (edits, size) = (0, 0)
            for _ in samples {
                let drawn = samples[Int.random(in: 0..<samples.count, using: &generator)]
                edits += drawn.first - drawn.second
                size += drawn.size
            }
            // A draw of nothing but empty pages tells nothing.
            if size > 0 { differences.append(Double(edits) / Double(size)) }
        }
        differences.sort()
        lower = differences[Self.resamples / 40]
        upper = differences[Self.resamples - 1 - Self.resamples / 40]
    }

    /// Whether the difference is other than 0 with 95 % confidence.
    ///
    /// Few pages tell nothing for sure.
    public var isSure: Bool { pages >= Self.leastPages && (lower > 0 || upper < 0) }

    /// Resampling fewer pages says little about other pages.
    public static let leastPages = 5
}
