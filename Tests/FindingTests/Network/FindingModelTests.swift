import Foundation
import NetworkKernels
import TestSupport
import Testing

@testable import Finding

@Suite struct FindingModelTests {
    private static let tiny = FindingArchitecture(widths: [1, 2], repeats: [0, 0])

    /// The bytes with a checksum that fits.
    private func sealed(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = Array(bytes.dropLast(4))
        bytes.append(littleEndian: Checksum.crc32(bytes))
        return bytes
    }

    private func file(header: String, weights: [UInt16]) -> [UInt8] {
        var bytes = Array("BSCF".utf8)
        bytes.append(littleEndian: UInt32(header.utf8.count))
        bytes.append(littleEndian: UInt32(weights.count))
        bytes += header.utf8
        for weight in weights { bytes.append(littleEndian: weight) }
        return sealed(bytes + [0, 0, 0, 0])
    }

    private func header(
        widths: String = "[1,2]", repeats: String = "[0,0]", inputs: String = "3", ranges: String = ""
    ) -> String {
        """
        {"architecture":{"inputs":\(inputs),"outputs":6,"repeats":\(repeats),"widths":\(widths)},\
        "provenance":{"recipe":"r","seed":1,"steps":2}\(ranges)}
        """
    }

    /// Weights and biases of the tiny architecture: 3 · 9 · 1 + 1, 1 · 9 · 2 + 2, 2 · 6 + 6.
    private let weightCount = 28 + 20 + 18

    private func problem(_ bytes: [UInt8]) -> String? {
        do {
            _ = try FindingModel(bytes: bytes)
            return nil
        } catch { return (error as? FindingModel.Problem)?.description ?? "another error: \(error)" }
    }

    @Test func whatIsWrittenIsRead() throws {
        var model = FindingModel.arbitrary()
        model.ranges = (0...model.architecture.steps.count).map { Float($0) + 0.25 }
        let read = try FindingModel(bytes: model.bytes())
        #expect(read.architecture == model.architecture && read.provenance == model.provenance)
        #expect(read.ranges == model.ranges && read.layers.count == model.layers.count)
        for (one, other) in zip(read.layers, model.layers) {
            let halves = other.weights.map { HalfPrecision.unchecked(HalfPrecision.bits(of: $0)) }
            #expect(one.weights == halves && one.bias.count == other.bias.count)
        }
        #expect(try read.bytes() == model.bytes())
        #expect(problem(file(header: header(), weights: .init(repeating: 0x3C00, count: weightCount))) == nil)
    }

    @Test func weightsThatDoNotFitAreNotWritten() {
        var model = FindingModel.arbitrary(Self.tiny)
        model = FindingModel(
            architecture: model.architecture,
            layers: model.layers.map { LayerParameters(weights: $0.weights.map { _ in 70_000 }, bias: $0.bias) },
            provenance: model.provenance)
        #expect(throws: FindingModel.Problem(description: "the weight 70000.0 does not fit half precision")) {
            try model.bytes()
        }
    }

    @Test func truncatedAndDamagedBytesAreRefused() throws {
        let bytes = try FindingModel.arbitrary(Self.tiny).withRanges(measuredOn: [.arbitrary(width: 9, height: 9)])
            .bytes()
        for count in bytes.indices { #expect(problem(Array(bytes.prefix(count))) != nil) }
        for place in bytes.indices {
            for bit in 0..<8 {
                var damaged = bytes
                damaged[place] ^= 1 << bit
                #expect(problem(damaged) != nil)
            }
        }
        #expect(problem(bytes + [0]) == "the finding model is damaged")
        #expect(problem([]) == "not a finding model")
        #expect(problem(Array("BSCGxxxxxxxxxxxxxxxx".utf8)) == "not a finding model")
    }

    /// Behind the checksum: what is read all the same must run.
    @Test func damageWithTheRightChecksumIsRefusedOrRuns() throws {
        let bytes = try FindingModel.arbitrary(Self.tiny).withRanges(measuredOn: [.arbitrary(width: 9, height: 9)])
            .bytes()
        let input = FindingInput.arbitrary(width: 13, height: 7)
        for place in bytes.indices.dropLast(4) {
            for flip in [0x01, 0x10, 0x80, 0xFF] as [UInt8] {
                var damaged = bytes
                damaged[place] ^= flip
                guard let model = try? FindingModel(bytes: sealed(damaged)) else { continue }
                let map = model.network.map(of: input)
                #expect((map.width, map.height) == (4, 2))
                let found = FoundWriting(WritingMap(cells: map, cell: 4, width: 13, height: 7))
                #expect(found.cores.allSatisfy { $0.angle.isFinite && $0.letterHeight.isFinite })
            }
        }
        for count in 16..<bytes.count { _ = problem(sealed(Array(bytes.prefix(count)))) }
    }

    @Test func lengthsAreNotTrusted() throws {
        let bytes = try FindingModel.arbitrary(Self.tiny).bytes()
        for place in [4, 8] {
            for length in [0, 1, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF] as [UInt32] {
                var hostile = bytes
                withUnsafeBytes(of: length.littleEndian) { hostile.replaceSubrange(place..<place + 4, with: $0) }
                #expect(problem(sealed(hostile)) == "the finding model is damaged")
            }
        }
    }

    @Test func headersAreNotTrusted() {
        func problem(_ header: String, count: Int? = nil) -> String? {
            self.problem(file(header: header, weights: .init(repeating: 0x3C00, count: count ?? weightCount)))
        }
        for unsound in [
            header(widths: "[]", repeats: "[]"), header(widths: "[1,-2]"), header(widths: "[1,0]"),
            header(widths: "[1,1000000000000]"), header(widths: "[1,9223372036854775807]"), header(inputs: "-3"),
            header(inputs: "1000000000000000000000000"), header(repeats: "[0]"), header(repeats: "[0,1000000000]"),
            "", "[]", "{}", String(repeating: "[", count: 100_000),
        ] {
            #expect(problem(unsound) == "the finding model is damaged", "\(unsound.prefix(90))")
        }
        // The largest that is sound has 170 million weights, of which there are none here.
        let large = header(widths: "[512,512,512,512,512,512,512,512]", repeats: "[8,8,8,8,8,8,8,8]")
        #expect(problem(large) == "the finding model is truncated")
        #expect(problem(header(), count: weightCount - 1) == "the finding model is truncated")
        #expect(
            problem(header(), count: weightCount + 1) == "the finding model's weights are not those of its architecture"
        )
        #expect(
            problem(header(ranges: #","ranges":[1,2]"#))
                == "the finding model's ranges are not those of its architecture")
        #expect(problem(header(ranges: #","ranges":[1,1e60,1,1]"#)) != nil)
        #expect(problem(header(ranges: #","ranges":[1,1,1,1]"#)) == nil)
    }

    @Test func weightsMustBeNumbers() {
        for bits in [0x7C00, 0xFC00, 0x7E01] as [UInt16] {
            var weights = [UInt16](repeating: 0x3C00, count: weightCount)
            weights[40] = bits
            #expect(problem(file(header: header(), weights: weights)) == "a weight of the finding model is no number")
        }
    }

    /// The greatest weights that there are overflow everything.
    @Test func hugeWeightsGiveNumbersOrNoneButNoCrash() throws {
        let architecture = FindingArchitecture(widths: [4, 4, 4], repeats: [3, 3, 3])
        let model = FindingModel.arbitrary(architecture)
        for sign in [1, -1] as [Float] {
            let layers = model.layers.map { layer in
                LayerParameters(
                    weights: layer.weights.map { $0 < 0 ? -65_504 * sign : 65_504 }, bias: layer.bias)
            }
            for ranges in [[], [Float](repeating: 1, count: architecture.steps.count + 1)] {
                let network = FindingNetwork(architecture: architecture, layers: layers, ranges: ranges)
                let map = network.map(of: .arbitrary(width: 40, height: 40))
                let found = FoundWriting(WritingMap(cells: map, cell: 4, width: 40, height: 40))
                #expect(found.cores.allSatisfy { $0.angle.isFinite && $0.letterHeight.isFinite })
            }
        }
    }
}
