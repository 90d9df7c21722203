import Testing

@testable import GlyphClassifier
@testable import NetworkKernels

@Suite struct ModelPrecisionTests {
    private func model(_ weights: [Float]) -> ModelFile {
        let architecture = NetworkArchitecture(layers: [.dense(.init(from: 784, to: 2))])
        let parameters = NetworkParameters(
            layers: [.init(weights: weights + [Float](repeating: 0, count: 1568 - weights.count), bias: [0, 1])])
        return ModelFile(header: ModelHeader(architecture: architecture, characters: ["a"]), parameters: parameters)
    }

    @Test func singlePrecisionKeepsEveryBit() throws {
        let model = model([0.1, -1 / 3, 1e-20, 100_000])
        #expect(try ModelFile(bytes: model.bytes(precision: .single)) == model)
    }

    @Test func halfIsHalfTheSize() throws {
        let model = model([0.1, 0.2])
        let (half, single) = (try model.bytes().count, try model.bytes(precision: .single).count)
        #expect(single - half == 2 * 1570)
        #expect(try ModelFile(bytes: model.bytes()) != model, "a tenth is rounded")
    }

    @Test func checksum() throws {
        let bytes = try model([1]).bytes()
        let sum = ModelFile.checksum(of: bytes)
        #expect(sum.count == 8)
        #expect(ModelDescription(try ModelFile(bytes: bytes), bytes: bytes).text.contains(sum))
        var damaged = try model([1]).bytes(precision: .single)
        damaged[40] ^= 1
        #expect(throws: ModelFileError.checksum) { try ModelFile(bytes: damaged) }
    }
}
