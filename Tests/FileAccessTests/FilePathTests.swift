import Testing

@testable import FileAccess

@Suite struct FilePathTests {
    @Test func components() {
        let path: FilePath = "/photos/whiteboard.final.JPG"
        #expect(path.lastComponent == "whiteboard.final.JPG")
        #expect(path.directory == "/photos")
        #expect(path.fileExtension == "jpg")
        #expect(path.lastComponent.removingExtension == "whiteboard.final")
        #expect(path.directory.child("a") == "/photos/a")
    }

    @Test func oddPaths() {
        #expect(("photo" as FilePath).directory == ".")
        #expect(("/photo" as FilePath).directory == "/")
        #expect(("/" as FilePath).directory == "/" && ("/" as FilePath).lastComponent == "/")
        #expect(("a/b/" as FilePath).lastComponent == "b" && ("a/b/" as FilePath).directory == "a")
        #expect((".hidden" as FilePath).fileExtension == "" && ("a.b/c" as FilePath).fileExtension == "")
        #expect(("a.b/.hidden" as FilePath).removingExtension == "a.b/.hidden")
        #expect(("dir/" as FilePath).child("a") == "dir/a")
    }

    @Test(arguments: [
        [0x61, 0xFF, 0x62], [0xC3], [0xC3, 0xA9], [0xED, 0xA0, 0x80], [0xF4, 0x8F, 0xB8, 0x80], [],
        [0xF0, 0x9F, 0x98], [0xF4, 0x8F, 0xB8, 0xFF, 0x0A],
    ])
    func everyByteSurvivesTheString(_ bytes: [UInt8]) {
        let path = FilePath(bytes: bytes)
        #expect(FilePath(path.string) == path)
    }

    @Test func properNamesStayAsTheyAre() {
        #expect(FilePath(bytes: Array("Tafel häßlich 白板.jpg".utf8)).string == "Tafel häßlich 白板.jpg")
    }
}
