import FileAccess
import FoundationEssentials
import Testing

@testable import BoardServer

struct PhotoFolderTests {
    private func withFolder(_ body: (PhotoFolder, String) async throws -> Void) async throws {
        let directory = FileManager.default.temporaryDirectory.path + "/boardscan-\(UInt64.random(in: 0 ... .max))"
        defer { try? FileManager.default.removeItem(atPath: directory) }
        try await body(try PhotoFolder(FilePath("\(directory)/photos")), directory)
    }

    @Test func storesUnderNamesOfItsOwn() async throws {
        try await withFolder { folder, directory in
            for name in ["../../a.png", "a.jpg", "<a>", nil] { _ = try folder.store(Samples.photo, named: name) }
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path.string).sorted()
            #expect(names == ["a-.jpg", "a-2.jpg", "a.jpg", "board.jpg"])
            #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == ["photos"])
        }
    }

    @Test func opensWhatWasFoundAndNothingElse() async throws {
        try await withFolder { folder, directory in
            try FileWriting.write(Samples.photo, to: FilePath("\(directory)/secret.jpg"))
            try FileWriting.write(Samples.photo, to: folder.path.child("old.jpg"))
            let server = try BoardServer.sample(folder: folder)
            #expect(await server.ask("POST", "/v1/open?name=old.jpg").status == 404)
            try await server.readFolder { _, _ in }
            #expect(
                String(decoding: await server.ask("GET", "/v1/find?text=merge").body, as: UTF8.self).contains("old.jpg")
            )
            #expect(await server.ask("POST", "/v1/open?name=old.jpg").status == 201)
            for name in ["../secret.jpg", "..%2Fsecret.jpg", "x/../../secret.jpg", "/etc/passwd", "", "%00"] {
                #expect(await server.ask("POST", "/v1/open?name=\(name)").status == 404)
            }
        }
    }
}
