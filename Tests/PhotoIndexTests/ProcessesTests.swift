import DocumentModel
import FileAccess
import Testing

@testable import PhotoIndex

/// Connections stand for processes: to SQLite they are the same.
@Suite struct ProcessesTests {
    private let directory: TemporaryDirectory
    private let path: FilePath

    init() throws {
        directory = try TemporaryDirectory()
        path = directory.file("index.sqlite")
    }

    private func integrity(_ path: FilePath) throws -> String? {
        try Database(path).first("PRAGMA integrity_check") { $0.text(0) ?? "" }
    }

    @Test func severalWriteAtOnce() async throws {
        let path = path
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<3 {
                group.addTask {
                    let index = try PhotoIndex.open(at: path)
                    for number in 0..<20 {
                        try index.store(FilePath("/\(writer)/\(number % 15)"), [["merge sort \(writer)"], ["tree"]])
                        try index.store("/all", [["heap \(writer)"]])
                        #expect(try index.find("tree").matches.count >= 1)
                    }
                }
            }
            try await group.waitForAll()
        }
        let index = try PhotoIndex.open(at: path)
        #expect(try index.photoCount() == 46 && index.find("merge sort").matches.count == 45)
        #expect(try index.find("heap").matches.count == 1)
        #expect(try integrity(path) == "ok")
    }

    @Test func damageIsNoticedByOneOnly() async throws {
        let path = path
        try FileWriting.write(Array(repeating: 0x55, count: 5000), to: path, durably: false)
        let aside = try await withThrowingTaskGroup(of: FilePath?.self) { group in
            for _ in 0..<6 { group.addTask { try PhotoIndex.open(at: path).damagedFile } }
            return try await group.reduce(into: [FilePath]()) { if let file = $1 { $0.append(file) } }
        }
        #expect(aside == [path.appending(".damaged-1")])
    }

    /// A connection ends in the middle of a transaction.
    @Test func whatWasNotCommittedIsNotThere() throws {
        try PhotoIndex.open(at: path).store("/a", [["merge"]])
        do {
            let database = try Database(path)
            try Schema.prepare(database)
            try database.execute("BEGIN IMMEDIATE")
            try PackedPhoto.remove("/a", from: database)
            let photo = PackedPhoto(
                path: "/b", stamp: FileStamp(size: 1, modified: 1), hash: ContentHash([]),
                pages: [Boards.page([["heap"]])])
            try photo.replace(in: database)
        }
        let index = try PhotoIndex.open(at: path)
        #expect(try index.photos(with: "merge") == ["/a"] && index.find("heap").matches.isEmpty)
    }

    /// The files as they are in the middle of a transaction that has written much to the log already are what a kill
    /// leaves.
    @Test func filesOfAKilledProcessAreSound() throws {
        let index = try PhotoIndex.open(at: path)
        try index.store("/a", [["merge"]])
        let copy = directory.file("copy.sqlite")
        let page = Boards.page((0..<40).map { ["tree of letters \($0)"] })
        #expect(throws: CancellationError.self) {
            try index.with { database in
                try database.execute("PRAGMA cache_size = 10")
                try database.writing {
                    for number in 0..<20 {
                        try PackedPhoto(
                            path: FilePath("/\(number)"), stamp: FileStamp(size: 1, modified: 1), hash: ContentHash([]),
                            pages: [page]
                        ).replace(in: database)
                    }
                    for name in ["", "-wal"] {
                        let bytes = try FileReading.bytes(of: path.appending(name))
                        #expect(bytes.count > 10_000)
                        try FileWriting.write(bytes, to: copy.appending(name), durably: false)
                    }
                    throw CancellationError()
                }
            }
        }
        for place in [path, copy] {
            #expect(try integrity(place) == "ok")
            let index = try PhotoIndex.open(at: place)
            #expect(try index.damagedFile == nil && index.photoCount() == 1)
            #expect(try index.photos(with: "merge") == ["/a"] && index.find("tree").matches.isEmpty)
        }
    }

    @Test func readersSeeOneMoment() throws {
        let (first, second) = (try PhotoIndex.open(at: path), try PhotoIndex.open(at: path))
        try first.store("/a", [["merge"]])
        try second.with { database in
            try database.reading {
                let before = try database.first("SELECT count(*) FROM block") { $0.integer(0) }
                try first.remove(["/a"])
                #expect(try database.first("SELECT count(*) FROM block") { $0.integer(0) } == before)
            }
        }
        #expect(try second.photoCount() == 0)
    }
}
