import Finding
import GlyphTraining
import Preprocessing
import Segmentation
import Testing

@testable import TrainingSets

@Suite struct OwnedMaskTests {
    private func mask(seed: UInt64, gap: Float = 1.2) throws -> OwnedMask {
        let glyphs = (0..<3).map { index in
            let x = gap * Float(index)
            return ComposedLine.Glyph(
                character: "L", shape: .strokes([[[x, -1], [x, 0], [x + 0.6, 0]]]))
        }
        var random = SplitMix64(seed: seed)
        let line = try #require(ComposedLine(glyphs: glyphs))
        return try #require(OwnedMask(of: line, using: &random))
    }

    @Test(arguments: 0..<10) func inkHasAnOwnerAndTheBoardHasNone(seed: UInt64) throws {
        let owned = try mask(seed: seed)
        var areas = [0, 0, 0]
        for (pixel, owner) in zip(owned.mask.pixels, owned.owners) {
            if pixel == 0 { #expect(owner == 0) }
            if owner > 0 { areas[Int(owner) - 1] += 1 }
        }
        #expect(owned.areas == areas)
        // Nearly all ink is somebody's; a blurred threshold leaves a fringe.
        let ink = owned.mask.pixels.count { $0 != 0 }
        #expect(Double(areas.reduce(0, +)) > 0.75 * Double(ink))
    }

    @Test(arguments: 0..<10) func ownersStandWhereTheirGlyphIs(seed: UInt64) throws {
        let owned = try mask(seed: seed)
        var spans = [ClosedRange<Int>?](repeating: nil, count: 3)
        for (index, owner) in owned.owners.enumerated() where owner > 0 {
            let x = index % owned.mask.width
            let span = spans[Int(owner) - 1] ?? x...x
            spans[Int(owner) - 1] = min(span.lowerBound, x)...max(span.upperBound, x)
        }
        let found = spans.compactMap(\.self)
        #expect(found.count == 3)
        for (one, next) in zip(found, found.dropFirst()) { #expect(one.upperBound < next.lowerBound) }
    }

    @Test func lettersHaveTheHeightOfARectifiedLine() throws {
        for seed in 0..<10 {
            let height = LetterHeight.measured(in: ConnectedComponents.label(try mask(seed: UInt64(seed)).mask)) ?? 0
            #expect(height > 0.8 * LineCropper.letterHeight && height < 1.5 * LineCropper.letterHeight)
        }
    }

    @Test func aLineFarTooLongIsNone() throws {
        let glyphs = [Float(0), 500].map {
            ComposedLine.Glyph(character: "l", shape: .strokes([[[$0, 0], [$0, -1]]]))
        }
        var random = SplitMix64(seed: 1)
        let line = try #require(ComposedLine(glyphs: glyphs))
        #expect(OwnedMask(of: line, using: &random) == nil)
    }
}
