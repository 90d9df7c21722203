import Finding
import GlyphTraining
import Segmentation
import Testing

@testable import TrainingSets

@Suite struct WordMaskTests {
    private func word(_ text: String, scale: Float) -> PenSample {
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
        return PenSample(label: text, strokes: strokes, writer: "w")
    }

    @Test(arguments: [Float(1), 30, 900]) func lettersHaveOneHeightWhateverTheTablet(scale: Float) throws {
        for seed in 0..<6 {
            var random = SplitMix64(seed: UInt64(seed))
            let line = try #require(word("HOTEL", scale: scale).textLine(using: &random))
            let height = try #require(LetterHeight.measured(in: ConnectedComponents.label(line.mask)))
            #expect(height > 0.75 * LineCropper.letterHeight && height < 1.35 * LineCropper.letterHeight)
            #expect(line.primitives.count >= 5)
            #expect(line.box.width == line.mask.width && line.frame.scale == 1)
        }
    }

    /// Joined-up: o's with ascenders and descenders on one long stroke, which are one component.
    @Test func joinedLettersAreMeasuredByTheirCoreZone() throws {
        var stroke: [SIMD2<Float>] = []
        for letter in 0..<12 {
            let x = Float(letter)
            let (top, bottom): (Float, Float) = letter == 3 ? (-2.6, 0) : letter == 8 ? (-1, 1.4) : (-1, 0)
            stroke += [[x, 0], [x + 0.1, top], [x + 0.2, bottom], [x + 0.5, -1], [x + 0.6, 0]]
        }
        for seed in 0..<6 {
            var random = SplitMix64(seed: UInt64(seed))
            let sample = PenSample(label: "joined", strokes: [stroke.map { $0 * 20 }], writer: "w")
            let mask = try #require(sample.textLine(with: WordPen(of: "w"), using: &random)).mask
            let letters = try #require(CoreZone.letters(in: mask))
            #expect(letters.share < 0.7)
            #expect(abs(letters.componentHeight * letters.share / LineCropper.letterHeight - 1) < 0.25)
        }
    }

    @Test func aDotOrAnEmptySampleIsNoLine() {
        var random = SplitMix64(seed: 1)
        #expect(PenSample(label: ".", strokes: [[[1, 1]]], writer: "w").textLine(using: &random) == nil)
        #expect(PenSample(label: "", strokes: [], writer: "w").textLine(using: &random) == nil)
    }
}
