import Glibc
import Testing

@testable import GlyphClassifier
@testable import NetworkKernels

@Suite struct ConvolutionalClassifierTests {
    static let digits = CharacterSet(Array("0123456789"))
    /// Every kind of layer, strides, odd pooling, a convolution without ReLU, a ReLU on its own.
    static let mixed = NetworkArchitecture(layers: [
        .convolution(.init(kernel: 5, from: 1, to: 3, stride: 2, padding: 2)),  // 14×14×3
        .maxPool,  // 7×7×3
        .relu,
        .convolution(.init(kernel: 3, from: 3, to: 8, padding: 1)),  // 7×7×8
        .relu,
        .maxPool,  // 3×3×8
        .dense(.init(from: 72, to: 11)),
    ])

    @Test(arguments: [mixed, .small(classCount: 11), .classic(classCount: 11)])
    func agreesWithTheDirectNetwork(_ architecture: NetworkArchitecture) throws {
        let parameters = NetworkParameters.arbitrary(architecture)
        let classifier = try ConvolutionalClassifier(
            architecture: architecture, parameters: parameters, characterSet: Self.digits)
        let glyphs = arbitraryGlyphs(3)
        let fast = classifier.logits(of: glyphs, count: 3)
        let oracle = DirectNetwork(architecture: architecture, parameters: parameters)
        for glyph in 0..<3 {
            let slow = oracle.logits(Array(glyphs[glyph * 784..<(glyph + 1) * 784]))
            for (index, value) in slow.enumerated() {
                #expect(abs(fast[glyph * 11 + index] - value) < 1e-4 * max(1, abs(value)))
            }
        }
    }

    @Test func aBatchGivesWhatItsGlyphsGive() throws {
        let classifier = try ConvolutionalClassifier(
            architecture: Self.mixed, parameters: .arbitrary(Self.mixed), characterSet: Self.digits)
        let count = ConvolutionalClassifier.batch + 7
        let glyphs = arbitraryGlyphs(count)
        let together = classifier.logProbabilities(of: glyphs, count: count)
        for glyph in [0, 1, ConvolutionalClassifier.batch - 1, ConvolutionalClassifier.batch, count - 1] {
            let alone = classifier.logProbabilities(of: Array(glyphs[glyph * 784..<(glyph + 1) * 784]), count: 1)
            for index in 0..<11 { #expect(abs(alone[index] - together[glyph * 11 + index]) < 1e-5) }
        }
        #expect(classifier.logProbabilities(of: [], count: 0).isEmpty)
    }

    @Test func probabilitiesAddUpAndTemperatureFlattensThem() throws {
        let parameters = NetworkParameters.arbitrary(Self.mixed)
        let sure = try ConvolutionalClassifier(
            architecture: Self.mixed, parameters: parameters, characterSet: Self.digits)
        let unsure = try ConvolutionalClassifier(
            architecture: Self.mixed, parameters: parameters, characterSet: Self.digits, temperature: 5)
        let one = sure.logProbabilities(of: arbitraryGlyphs(1), count: 1)
        let other = unsure.logProbabilities(of: arbitraryGlyphs(1), count: 1)
        #expect(abs(one.map { exp($0) }.reduce(0, +) - 1) < 1e-5)
        #expect(abs(other.map { exp($0) }.reduce(0, +) - 1) < 1e-5)
        #expect(other.max()! < one.max()!)
    }

    @Test func partsThatDoNotFitAreRefused() {
        #expect(throws: ModelFileError.doesNotFit("11 outputs for 95 classes")) {
            try ConvolutionalClassifier(
                architecture: Self.mixed, parameters: .arbitrary(Self.mixed), characterSet: .printableASCII)
        }
        #expect(throws: ModelFileError.self) {
            try ConvolutionalClassifier(
                architecture: Self.mixed, parameters: NetworkParameters(layers: []), characterSet: Self.digits)
        }
    }
}
