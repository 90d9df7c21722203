import Testing

@testable import GlyphTraining

@Suite struct PixelAugmentationTests {
    /// A vertical bar in the middle.
    static let bar: [Float] = (0..<784).map { index in
        let inside = (12..<16).contains(index % 28) && (4..<24).contains(index / 28)
        return inside ? 1 : 0
    }

    private func changed(seed: UInt64, _ change: (inout PixelAugmentation) -> Void) -> [Float] {
        var augmentation = PixelAugmentation.none
        change(&augmentation)
        var glyph = Self.bar
        var random = SplitMix64(seed: seed)
        glyph.withUnsafeMutableBufferPointer { augmentation.apply(to: $0, using: &random) }
        return glyph
    }

    @Test func noneChangesNothing() {
        #expect(changed(seed: 1) { _ in } == Self.bar)
    }

    @Test func staysBetweenBoardAndInkAndKeepsMostOfTheInk() {
        let ink = Self.bar.reduce(0, +)
        for seed in UInt64(0)..<50 {
            let glyph = changed(seed: seed) { $0 = PixelAugmentation() }
            #expect(glyph.allSatisfy { (0...1).contains($0) })
            let changed = glyph.filter { $0 > 0.3 }.reduce(0, +)
            #expect(changed > 0.4 * ink && changed < 2 * ink)
        }
    }

    @Test func shiftMovesTheCentreOfTheInk() {
        let glyph = changed(seed: 3) { $0.shift = 1.5 }
        func centre(_ glyph: [Float]) -> Float {
            var moment: Float = 0
            for (index, value) in glyph.enumerated() { moment += value * Float(index % 28) }
            return moment / glyph.reduce(0, +)
        }
        let moved = centre(glyph) - centre(Self.bar)
        #expect(abs(moved) > 0.01 && abs(moved) <= 1.5)
    }

    @Test func thicknessOnlyAddsOrOnlyRemoves() {
        for seed in UInt64(0)..<10 {
            let glyph = changed(seed: seed) { $0.thickness = 0.5 }
            let differences = zip(glyph, Self.bar).map { $0 - $1 }
            #expect(differences.allSatisfy { $0 >= 0 } || differences.allSatisfy { $0 <= 0 })
            #expect(differences.contains { $0 != 0 })
        }
    }

    @Test func theSameRandomNumbersGiveTheSameGlyph() {
        #expect(changed(seed: 9) { $0 = PixelAugmentation() } == changed(seed: 9) { $0 = PixelAugmentation() })
        #expect(changed(seed: 9) { $0 = PixelAugmentation() } != changed(seed: 8) { $0 = PixelAugmentation() })
    }
}

extension PixelAugmentationTests {
    /// What stands around a glyph changes with it; in the line's frame it stays in the middle.
    @Test func allThatIsShownOfAGlyphChangesTogether() {
        var augmentation = PixelAugmentation.none
        (augmentation.rotation, augmentation.shift) = (8, 1.5)
        func changed(_ channel: Int) -> [Float] {
            var random = SplitMix64(seed: 5)
            var glyph = Self.bar.flatMap { ink in (0..<4).map { $0 == channel ? ink : 0 } }
            glyph.withUnsafeMutableBufferPointer { augmentation.apply(to: $0, using: &random) }
            #expect(glyph.enumerated().allSatisfy { $0.offset % 4 == channel || $0.element == 0 })
            return (0..<784).map { glyph[4 * $0 + channel] }
        }
        var alone = Self.bar
        var random = SplitMix64(seed: 5)
        alone.withUnsafeMutableBufferPointer { augmentation.apply(to: $0, using: &random) }
        #expect(changed(0) == alone && changed(1) == alone)
        #expect(changed(2) == changed(3) && changed(2) != alone && changed(2) != Self.bar)
    }
}
