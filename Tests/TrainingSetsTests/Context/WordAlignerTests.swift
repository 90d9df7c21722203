import BundledModels
import GlyphClassifier
import GlyphTraining
import Testing

@testable import TrainingSets

/// With the weights in the program, which read the stroke alphabet well.
@Suite(.enabled(if: BundledNetwork.classifier != nil, "the program has no weights")) struct WordAlignerTests {
    private func word(_ text: String, says label: String? = nil) -> InkSample {
        var random = SplitMix64(seed: 11)
        let hand = Hand(using: &random, variation: 0.3)
        var strokes: [[SIMD2<Float>]] = []
        var pen: Float = 0
        for character in text {
            guard let own = hand.strokes(of: character, using: &random) else { continue }
            let bounds = InkBounds(own)
            strokes += own.map { $0.map { $0 + SIMD2(pen - bounds.minimum.x, 0) } }
            pen += bounds.width + 0.25
        }
        return InkSample(label: label ?? text, strokes: strokes, writer: "w")
    }

    private func aligner(negativeShare: Float = 1) throws -> WordAligner {
        WordAligner(classifier: try #require(BundledNetwork.classifier), negativeShare: negativeShare)
    }

    @Test func aPlainWordTeachesItsCharactersAndWhatIsNone() throws {
        let set = try #require(BundledNetwork.classifier).characterSet
        let words = [word("HOTEL"), word("BOARD"), word("HELP")]
        let found = try aligner().samples(of: words, seed: 3)
        #expect(found.trusted >= 2)
        let classes = Set(found.samples.map(\.classIndex))
        #expect(classes.contains(set.notACharacter))
        #expect(classes.isSubset(of: Set("HOTELBARDP".compactMap(set.index(of:)) + [set.notACharacter])))
        #expect(found.samples.allSatisfy { $0.pixels.count == 28 * 28 })
        let positives = try aligner(negativeShare: 0).samples(of: words, seed: 3)
        #expect(!positives.samples.contains { $0.classIndex == set.notACharacter })
    }

    @Test func aWordThatSaysSomethingElseTeachesNothing() throws {
        var random = SplitMix64(seed: 1)
        for label in ["QWXZY", "ag&%f", "hi", "HOTELHOTELHOTELHOTELHOTEL", "ΩΩΩΩΩ", ""] {
            #expect(try aligner().samples(of: word("HOTEL", says: label), using: &random) == nil, "\(label)")
        }
    }

    @Test func scribbleTeachesNothing() throws {
        var random = SplitMix64(seed: 9)
        for _ in 0..<5 {
            let stroke = (0..<60).map { _ in SIMD2(random.uniform(0, 8), random.uniform(0, 1)) }
            let scribble = InkSample(label: "hello", strokes: [stroke], writer: "w")
            #expect(try aligner().samples(of: scribble, using: &random) == nil)
        }
    }

    @Test func theSameSeedGivesTheSameSamples() throws {
        let words = [word("HOTEL"), word("BOARD")]
        let first = try aligner(negativeShare: 0.5).samples(of: words, seed: 3)
        let second = try aligner(negativeShare: 0.5).samples(of: words, seed: 3)
        #expect(first.samples.map(\.pixels) == second.samples.map(\.pixels) && first.trusted == second.trusted)
    }
}

private enum BundledNetwork {
    static let classifier: ConvolutionalClassifier? = {
        var length = 0
        let start = boardscan_bundled_glyph_model(&length)
        let bytes = [UInt8](UnsafeBufferPointer(start: start, count: length))
        return try? ConvolutionalClassifier(ModelFile(bytes: bytes))
    }()
}
