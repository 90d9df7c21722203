import Foundation
import Testing

@testable import GlyphClassifier
@testable import NetworkKernels

@Suite struct ModelFileTests {
    static let architecture = NetworkArchitecture(layers: [
        .convolution(.init(kernel: 3, from: 1, to: 4, stride: 2, padding: 1, batchNormalized: true)), .relu, .maxPool,
        .dense(.init(from: 7 * 7 * 4, to: 4)),
    ])
    static let model = ModelFile(
        header: ModelHeader(
            architecture: architecture, characters: ["a", "→", "\u{e9}"], temperature: 1.25,
            provenance: ModelProvenance(
                recipe: "test", seed: 7, epochs: 3, data: ["unipen": 10], accuracy: ["all": 0.5])),
        parameters: .arbitrary(architecture))

    @Test func whatIsWrittenIsRead() throws {
        let read = try ModelFile(bytes: Self.model.bytes())
        #expect(read.header == Self.model.header)
        for (read, written) in zip(read.parameters.layers, Self.model.parameters.layers) {
            let rounded = written.weights.map { HalfPrecision.unchecked(HalfPrecision.bits(of: $0)) }
            #expect(read.weights == rounded)
            #expect(read.bias.count == written.bias.count)
        }
        #expect(try ModelFile(bytes: Data(read.bytes())) == read)
    }

    @Test func aModelClassifies() throws {
        let classifier = try ConvolutionalClassifier(ModelFile(bytes: Self.model.bytes()))
        #expect(classifier.characterSet.classCount == 4)
        #expect(classifier.temperature == 1.25)
        #expect(classifier.logProbabilities(of: arbitraryGlyphs(2), count: 2).count == 8)
    }

    @Test func otherFilesAreNoModels() {
        for bytes in [[], [66], Array("hello, world".utf8), [UInt8](repeating: 0, count: 100)] {
            #expect(throws: ModelFileError.notAModel) { try ModelFile(bytes: bytes) }
        }
    }

    @Test func everyTruncationIsNoticed() throws {
        let bytes = try Self.model.bytes()
        for length in 4..<bytes.count {
            #expect(throws: ModelFileError.truncated) { try ModelFile(bytes: Array(bytes[..<length])) }
        }
    }

    @Test func aFlippedBitIsNoticed() throws {
        let bytes = try Self.model.bytes()
        for position in stride(from: 0, to: bytes.count, by: 41) {
            var damaged = bytes
            damaged[position] ^= 4
            #expect(throws: ModelFileError.self) { try ModelFile(bytes: damaged) }
        }
        #expect(throws: ModelFileError.checksum) { try ModelFile(bytes: bytes + [0]) }
    }

    @Test func aNewerFormatIsNamed() throws {
        var bytes = try Self.model.bytes()
        bytes[4] = 9
        #expect(throws: ModelFileError.newerVersion(9)) { try ModelFile(bytes: bytes) }
    }

    @Test func nonsenseWithAGoodChecksumIsRefused() throws {
        let bytes = try Self.model.bytes()
        // Infinity as the last bias.
        #expect(throws: ModelFileError.notFinite) {
            try ModelFile(bytes: Self.resealed(bytes) { $0[$0.count - 1] = 0x7C })
        }
        // Not a number as the first weight.
        let start = 16 + Int(bytes[8]) + Int(bytes[9]) << 8
        #expect(throws: ModelFileError.notFinite) {
            try ModelFile(bytes: Self.resealed(bytes) { ($0[start], $0[start + 1]) = (1, 0x7E) })
        }
        // One class more than outputs.
        var wrong = Self.model
        wrong.header.characters.append("z")
        #expect(throws: ModelFileError.doesNotFit("4 outputs for 5 classes")) { try ModelFile(bytes: wrong.bytes()) }
        wrong = Self.model
        wrong.header.normalization = "box 32x32"
        #expect(throws: ModelFileError.self) { try ModelFile(bytes: wrong.bytes()) }
        wrong = Self.model
        wrong.header.temperature = 0
        #expect(throws: ModelFileError.header("the temperature is not positive")) {
            try ModelFile(bytes: wrong.bytes())
        }
        #expect(throws: ModelFileError.header("no valid JSON header")) {
            try ModelFile(bytes: Self.resealed(bytes) { $0[16] = UInt8(ascii: "[") })
        }
    }

    @Test func aWeightThatIsTooLargeIsNotWritten() {
        var wrong = Self.model
        wrong.parameters.layers[0].weights[0] = 1e6
        #expect(throws: ModelFileError.doesNotFit("the weight 1000000.0 is too large for half precision")) {
            try wrong.bytes()
        }
        wrong.parameters.layers[0].weights[0] = .nan
        #expect(throws: ModelFileError.notFinite) { try wrong.bytes() }
    }

    @Test func errorsSayWhatIsWrongAndWhatToDo() {
        let texts: [(ModelFileError, String)] = [
            (.notAModel, "not a Boardscan model: a weights file of boardscan-train is needed"),
            (.truncated, "the model is truncated: get the file again"),
            (.newerVersion(3), "the model has format version 3, this Boardscan reads up to 2: update Boardscan"),
            (.checksum, "the model is damaged, its checksum does not match: get the file again"),
            (.notFinite, "the model has weights that are no finite numbers, its training failed: train it again"),
            (.header("no"), "the model's description is unusable (no): train it again"),
            (.doesNotFit("no"), "the model does not fit together (no): train it again"),
        ]
        for (error, text) in texts { #expect(error.description == text) }
    }

    /// Changes the bytes before the checksum and makes the checksum right again.
    static func resealed(_ bytes: [UInt8], _ change: (inout [UInt8]) -> Void) -> [UInt8] {
        var body = Array(bytes.dropLast(ModelFile.checksumLength))
        change(&body)
        body.append(littleEndian: Checksum.crc32(body))
        return body
    }

    @Test func aModelPutTogetherIsCheckedLikeAFile() {
        func problem(_ change: (inout ModelHeader) -> Void) -> ModelFileError? {
            var model = Self.model
            change(&model.header)
            return #expect(throws: ModelFileError.self) { try ConvolutionalClassifier(model) }
        }
        #expect(problem { $0.temperature = 0 } == .header("the temperature is not positive"))
        #expect(problem { $0.characters[1] = "a" } == .header("a character stands for two classes"))
        #expect(
            problem { $0.characters[1] = "\u{1B}" } == .header("a control character is among the characters"))
        #expect(problem { $0.architecture.layers = [] } != nil)
        #expect(problem { $0.characters.removeLast() } == .doesNotFit("4 outputs for 3 classes"))
    }
}
