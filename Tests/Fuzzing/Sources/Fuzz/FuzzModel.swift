import CZlib
import Finding
import GlyphClassifier

@testable import Reading

/// A weights file: read, described, and glyphs classified with it, its own ones too; or a finding network's, and
/// writing looked for.
enum FuzzModel {
    @Sendable static func test(_ bytes: [UInt8]) {
        let bytes = withChecksum(bytes)
        if let model = try? FindingModel(bytes: bytes) { find(with: model) }
        guard let model = try? ModelFile(bytes: bytes) else { return }
        _ = ModelDescription(model, bytes: bytes).text
        guard let classifier = try? ConvolutionalClassifier(model) else { return }
        _ = UserGlyphs(of: classifier)
        for count in [1, 3] {
            let glyphs = (0..<count * 28 * 28).map { Float($0 % 7) / 6 }
            let result = classifier.logProbabilities(of: glyphs, count: count)
            precondition(result.count == count * classifier.characterSet.classCount)
        }
    }

    private static func find(with model: FindingModel) {
        let (width, height) = (41, 30)
        let pixels = (0..<width * height * 3).map { (index: Int) -> UInt8 in UInt8(index * 31 % 256) }
        let map = model.network.map(of: FindingInput(width: width, height: height, pixels: pixels))
        let found = FoundWriting(WritingMap(cells: map, cell: FindingArchitecture.cell, width: width, height: height))
        precondition(found.cores.allSatisfy { $0.angle.isFinite && $0.letterHeight.isFinite })
    }

    /// No fuzzer finds a CRC: the last four bytes are made right.
    private static func withChecksum(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.count > 4 else { return bytes }
        let body = bytes.dropLast(4)
        let sum = body.withUnsafeBufferPointer { crc32(0, $0.baseAddress, UInt32($0.count)) }
        return body + [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: sum >> $0) }
    }
}
