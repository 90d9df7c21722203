import GlyphTraining
import Segmentation
import Testing

@testable import TrainingSets

@Suite struct WordMaskTests {
    private func word(_ text: String, scale: Float) -> InkSample {
        var random = SplitMix64(seed: 7)
        let hand = Hand(using: &random)
        var strokes: [[SIMD2<Float>]] = []
        var pen: Float = 0
        for character in text {
            guard let own = hand.strokes(of: character, using: &random) else { continue }
            let bounds = InkBounds(own)
            strokes += own.map { $0.map { ($0 + SIMD2(pen - bounds.minimum.x, 0)) * scale } }
            pen += bounds.width + 0.2
        }
        return InkSample(label: text, strokes: strokes, writer: "w")
    }

    @Test(arguments: [Float(1), 30, 900]) func lettersHaveOneHeightWhateverTheTablet(scale: Float) throws {
        for seed in 0..<6 {
            var random = SplitMix64(seed: UInt64(seed))
            let line = try #require(word("HOTEL", scale: scale).textLine(using: &random))
            let height = try #require(LetterHeight.measured(in: ConnectedComponents.label(line.mask)))
            #expect(height > 0.75 * LineRectifier.letterHeight && height < 1.35 * LineRectifier.letterHeight)
            #expect(line.primitives.count >= 5)
            #expect(line.box.width == line.mask.width && line.frame.scale == 1)
        }
    }

    @Test func aDotOrAnEmptySampleIsNoLine() {
        var random = SplitMix64(seed: 1)
        #expect(InkSample(label: ".", strokes: [[[1, 1]]], writer: "w").textLine(using: &random) == nil)
        #expect(InkSample(label: "", strokes: [], writer: "w").textLine(using: &random) == nil)
    }
}
