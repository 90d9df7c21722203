/// How many scores lie in each band below the best one, to know roughly where the n-th best is without sorting.
///
/// Bands are kept in a ring twice as long as the range, so that the best score may rise as it will.
struct ScoreHistogram {
    private var counts: [Int32]
    /// The band of the best score; `nil` when there is none.
    private var top: Int?
    private let bandsPerUnit: Float
    private let range: Int

    private static let bands = 64

    /// - Parameter range: how far below the best score others count.
    init(range: Float) {
        bandsPerUnit = Float(Self.bands) / range
        self.range = Self.bands
        counts = [Int32](repeating: 0, count: 2 * Self.bands)
    }

    mutating func removeAll() {
        counts.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
        top = nil
    }

    mutating func insert(_ score: Float) {
        guard let band = band(of: score) else { return }
        if let top, band <= top {
            if band <= top - counts.count { return }
        } else {
            // Bands that come in sight take the places of those out of it.
            let first = max((top ?? band - counts.count) + 1, band - counts.count + 1)
            for new in first...band { counts[place(of: new)] = 0 }
            top = band
        }
        counts[place(of: band)] += 1
    }

    mutating func remove(_ score: Float) {
        guard let top, let band = band(of: score), band > top - counts.count, band <= top else { return }
        counts[place(of: band)] -= 1
    }

    /// A score that none of the best `number` is below; `nil` when there are fewer within the range.
    func bound(ofBest number: Int) -> Float? {
        guard let top else { return nil }
        var sum = 0
        for band in stride(from: top, to: top - range, by: -1) {
            sum += Int(counts[place(of: band)])
            // A little less, lest rounding leave out a score on the border.
            if sum >= number { return (Float(band) - 0.01) / bandsPerUnit }
        }
        return nil
    }

    /// The band of a score; `nil` if it is not finite or too large to be counted.
    private func band(of score: Float) -> Int? { Int(exactly: (score * bandsPerUnit).rounded(.down)) }

    private func place(of band: Int) -> Int { band & (counts.count - 1) }
}
