import GlyphTraining

/// Numbers that are the same in each run.
public typealias TestRandom = SplitMix64

extension SplitMix64 {
    public mutating func values(_ count: Int, in range: ClosedRange<Float>) -> [Float] {
        (0..<count).map { _ in Float.random(in: range, using: &self) }
    }
}
