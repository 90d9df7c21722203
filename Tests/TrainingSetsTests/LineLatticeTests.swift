import GlyphClassifier
import GlyphTraining
import Testing

@testable import TrainingSets

@Suite struct LineLatticeTests {
    /// Two upright strokes side by side, or what the text says.
    private struct Bars: ContextLineSource {
        var text = "ll"

        func line(using random: inout SplitMix64) -> ComposedLine? {
            ComposedLine(
                glyphs: text.enumerated().map { index, character in
                    let x = 0.6 * Float(index)
                    return ComposedLine.Glyph(character: character, shape: .strokes([[[x, 0], [x, -1]]]))
                })
        }
    }

    private func lattice(_ text: String, seed: UInt64 = 1) -> GlyphLattice? {
        var random = SplitMix64(seed: seed)
        return LineLatticeSource(InkedTexts(composed: Bars(text: text)), characterSet: .board, input: .ink).lattice(
            using: &random)
    }

    @Test func oneSeedGivesOneLattice() throws {
        let one = try #require(self.lattice("ll"))
        let same = try #require(self.lattice("ll"))
        let other = try #require(self.lattice("ll", seed: 2))
        #expect(one.pixels == same.pixels)
        #expect(one.pixels != other.pixels)
        #expect(one.characters == 2)
        // Each stroke alone, and perhaps both together.
        #expect((2...3).contains(one.count))
        #expect(one.pixels.count == one.count * GlyphInput.ink.valueCount)
    }

    @Test func aTextWithoutItsClassesTeachesNothing() {
        #expect(lattice("lж") == nil)
        #expect(lattice("") == nil)
    }

    /// Words too far from their text are taken for mislabelled.
    @Test func wrongTextsTeachNothing() throws {
        let lattice = try #require(self.lattice("ll"))
        let classes = CharacterSet.board.classCount
        let l = try #require(CharacterSet.board.index(of: "l"))
        func loss(of sure: Int) -> (Float?, [Float]) {
            var scores = [Float](repeating: -12, count: lattice.count * classes)
            for glyph in 0..<lattice.count { scores[glyph * classes + sure] = -0.01 }
            let loss = scores.withUnsafeMutableBufferPointer { lattice.differentiate($0, 1) }
            return (loss, scores)
        }
        let (right, _) = loss(of: l)
        #expect(try #require(right) < 2)
        let (wrong, derivatives) = loss(of: l + 1)
        #expect(wrong == nil)
        #expect(derivatives.allSatisfy { $0 == 0 })
    }
}
