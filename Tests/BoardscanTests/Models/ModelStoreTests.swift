import FileAccess
import Foundation
import GlyphClassifier
import Testing

@testable import Boardscan

@Suite(.enabled(if: Fixtures.hasWeights, "the program has no weights")) struct ModelStoreTests {
    @Test func modelsAreFoundByTheirChecksum() throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: directory) }
        let store = ModelStore(directory: FilePath(directory.path))
        let bundled = BoardReader.bundledModel()
        let model = try ModelFile(bytes: bundled)
        // A single-precision file of the same model is converted, and so the same.
        let checksum = try store.add(model.bytes(precision: .single))
        #expect(try store.add(bundled) == checksum)
        #expect(try store.checksums() == [checksum])
        #expect(try store.model(checksum) == model)
        #expect(throws: ModelFileError.self) { try store.add(Array("junk".utf8)) }
        #expect(throws: FileError.self) { try store.model("00000000") }
        let file = directory.appending(path: checksum + ".bsm")
        try FileManager.default.moveItem(at: file, to: directory.appending(path: "12345678.bsm"))
        #expect(throws: ModelFileError.checksum) { try store.model("12345678") }
    }
}
