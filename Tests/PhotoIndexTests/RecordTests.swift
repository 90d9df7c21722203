import DocumentModel
import FileAccess
import Glibc
import Testing

@testable import PhotoIndex

@Suite struct RecordTests {
    private let directory: TemporaryDirectory
    private let index: PhotoIndex

    init() throws {
        directory = try TemporaryDirectory()
        index = try PhotoIndex.open(at: directory.file("index.sqlite"))
    }

    /// Rows of a table, and the sieve's entries: nothing may be left over.
    private func leftovers() throws -> [Int64] {
        try index.with { database in
            try ["photo", "page", "block", "sieve_term"].map { table in
                try database.first("SELECT count(*) FROM \(table)") { $0.integer(0) } ?? -1
            }
        }
    }

    @Test func aPhotoIsCurrentUntilItChanges() throws {
        try index.store("/a", [["merge"]], size: 5)
        #expect(try index.isCurrent("/a", FileStamp(size: 5, modified: 1)))
        #expect(try !index.isCurrent("/a", FileStamp(size: 6, modified: 1)))
        #expect(try !index.isCurrent("/a", FileStamp(size: 5, modified: 2)))
        #expect(try !index.isCurrent("/b", FileStamp(size: 5, modified: 1)))
        let record = try #require(try index.record(of: "/a"))
        #expect(record.pages == [PageSize(width: 4000, height: 3000)] && record.problem == nil)
        #expect(record.stamp.size == 5 && record.hash == ContentHash([0]))
        #expect(abs(record.indexed - Int64(time(nil))) < 60)
        #expect(try index.record(of: "/b") == nil)
    }

    @Test func aPhotoIsReplaced() throws {
        try index.store("/a", [["merge so{rn}t"], ["tree"]])
        try index.store("/b", [["heap"]])
        try index.store("/a", [["graph"]])
        #expect(try index.find("merge").matches.isEmpty && index.find("sont").matches.isEmpty)
        #expect(try index.photos(with: "graph") == ["/a"] && index.photoCount() == 2)
        #expect(try index.photos(with: "heap") == ["/b"])
        try index.remove(["/a", "/b", "/c"])
        #expect(try leftovers() == [0, 0, 0, 0])
    }

    @Test func aProblemIsRemembered() throws {
        try index.store("/a", [["merge"]])
        try index.store("/a", FileStamp(size: 9, modified: 1), hash: ContentHash([]), problem: "no image")
        #expect(try index.record(of: "/a")?.problem == "no image" && index.find("merge").matches.isEmpty)
        #expect(try index.isCurrent("/a", FileStamp(size: 9, modified: 1)))
        #expect(try index.takeOver("/b", FileStamp(size: 9, modified: 1), hash: ContentHash([])) == nil)
    }

    @Test func aMovedFileIsTakenOver() throws {
        let old = try directory.make("old", [1, 2])
        let new = directory.file("new")
        try index.store(old, FileStamp(of: old), hash: ContentHash(of: old), pages: [Boards.page([["merge"]])])
        #expect(rename(old.systemPath, new.systemPath) == 0)
        let stamp = try FileStamp(of: new)
        #expect(try index.takeOver(new, stamp, hash: ContentHash([1, 3])) == nil)
        #expect(try index.takeOver(new, FileStamp(size: 3, modified: 1), hash: ContentHash(of: new)) == nil)
        #expect(try index.takeOver(new, stamp, hash: ContentHash(of: new)) == old)
        #expect(try index.photos(with: "merge") == [new] && index.isCurrent(new, stamp) && index.photoCount() == 1)
    }

    @Test func aCopyIsNoMovedFile() throws {
        let old = try directory.make("old", [1, 2])
        let new = try directory.make("new", [1, 2])
        try index.store(old, FileStamp(of: old), hash: ContentHash(of: old), pages: [])
        #expect(try index.takeOver(new, FileStamp(of: new), hash: ContentHash(of: new)) == nil)
    }

    @Test func aMovedFileReplacesWhatWasThere() throws {
        let new = try directory.make("new", [7])
        try index.store("/gone", [["merge"]], size: 1, hash: 7)
        try index.store(new, [["heap"]], size: 2, hash: 8)
        #expect(try index.takeOver(new, FileStamp(of: new), hash: ContentHash(of: new)) == "/gone")
        #expect(try index.photos(with: "merge") == [new] && index.find("heap").matches.isEmpty)
    }

    @Test func aTouchedFileIsItself() throws {
        try index.store("/a", [["merge"]], size: 1, hash: 7)
        try index.store("/b", [["merge"]], size: 1, hash: 7)
        #expect(try index.takeOver("/b", FileStamp(size: 1, modified: 5), hash: ContentHash([7])) == "/b")
        #expect(try index.isCurrent("/b", FileStamp(size: 1, modified: 5)) && index.photoCount() == 2)
    }

    @Test func missingFilesAreForgotten() throws {
        let kept = try directory.make("kept")
        let photos = (0..<1200).map { directory.file(FilePath("gone-\($0)")) } + [kept]
        for path in photos { try index.store(path, FileStamp(size: 1, modified: 1), hash: ContentHash([]), pages: []) }
        try index.store("/nowhere/a", [["merge"]])
        #expect(try index.removeMissing(under: "/nowhere").isEmpty)
        #expect(try index.removeMissing(under: "/nowhere/a").isEmpty)
        #expect(try index.removeMissing(under: photos[0]) == [photos[0]])
        #expect(try index.removeMissing(under: directory.path).count == 1199)
        #expect(try index.photoCount() == 2 && index.record(of: kept) != nil)
    }

    @Test func rootsAreRemembered() throws {
        for root in ["/b", "/a", "/b", "/b/c", "/d/e", "/d"] { try index.addRoot(FilePath(root)) }
        #expect(try PhotoIndex.open(at: index.path).roots() == ["/a", "/b", "/d"])
    }

    @Test func whatIsForgottenIsGone() throws {
        for root in ["/a", "/b"] { try index.addRoot(FilePath(root)) }
        for path in ["/a/1", "/a/2", "/ab", "/b"] { try index.store(FilePath(path), [["merge"]]) }
        #expect(try index.forget("/a") == 2 && index.forget("/a") == 0)
        #expect(try index.roots() == ["/b"] && index.photos(with: "merge") == ["/ab", "/b"])
        #expect(try index.forget("/b") == 1 && index.roots().isEmpty)
    }

    /// Whoever sets the time of the content back cannot do so with the other one.
    @Test func contentOfTheSameSizeAndTimeIsNoticed() throws {
        let photo = try directory.make("photo", [1, 2])
        let before = try FileStamp(of: photo)
        try index.store(photo, before, hash: ContentHash(of: photo), pages: [])
        #expect(try index.isCurrent(photo, FileStamp(of: photo)))
        let time = FileReading.changeTime(of: photo)
        try FileWriting.write([1, 3], to: photo, durably: false, time: time)
        let after = try FileStamp(of: photo)
        #expect(after.modified == before.modified && after.size == before.size)
        #expect(try !index.isCurrent(photo, after))
    }

    @Test func pathsAreBytes() throws {
        let odd = FilePath(bytes: Array("/f\u{0}".utf8).dropLast() + [0xFF, 0xC3, 0x0A, 0x27])
        try index.store(odd, [["merge"]])
        #expect(try index.find("merge").matches.map(\.photo) == [odd])
        let place = directory.file(FilePath(bytes: [0x78, 0xFE, 0x3F]))
        try PhotoIndex.open(at: place).store(odd, [["heap"]])
        #expect(try PhotoIndex.open(at: place).photos(with: "heap") == [odd])
        #expect(!place.isFree)
    }

    @Test func hashes() throws {
        #expect(ContentHash([]).value == 0xCBF2_9CE4_8422_2325 && ContentHash("a".utf8).value == 0xAF63_DC4C_8601_EC8C)
        let bytes = (0..<600_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        #expect(try ContentHash(of: directory.make("long", bytes)) == ContentHash(bytes))
        #expect(throws: FileError.self) { try ContentHash(of: directory.path) }
        #expect(throws: FileError.self) { try FileStamp(of: directory.file("none")) }
    }
}
