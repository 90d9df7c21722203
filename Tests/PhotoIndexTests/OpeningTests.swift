import DocumentModel
import FileAccess
import Glibc
import Testing

@testable import PhotoIndex

@Suite struct OpeningTests {
    private let directory: TemporaryDirectory
    private let path: FilePath

    init() throws {
        directory = try TemporaryDirectory()
        path = directory.file("index.sqlite")
    }

    @Test func theDirectoryIsMadeAndTheFileIsTheOwners() throws {
        let deep = directory.file("a/b/index.sqlite")
        let index = try PhotoIndex.open(at: deep)
        #expect(index.damagedFile == nil)
        try index.store("/a", [["merge"]])
        for name in ["", "-wal"] {
            var status = stat()
            #expect(stat(deep.appending(name).systemPath, &status) == 0 && status.st_mode & 0o777 == 0o600)
        }
    }

    @Test func aDamagedFileIsSetAside() throws {
        for number in 1...2 {
            try FileWriting.write(Array(repeating: 0x55, count: 5000), to: path, durably: false)
            let index = try PhotoIndex.open(at: path)
            #expect(index.damagedFile == path.appending(".damaged-\(number)"))
            try index.store("/a", [["merge"]])
            #expect(try index.photos(with: "merge") == ["/a"])
        }
        #expect(try FileReading.bytes(of: path.appending(".damaged-2")).count == 5000)
    }

    /// Pages of a proper index are overwritten, one at a time.
    @Test func damagedPagesAreNoticedOrHarmless() throws {
        try PhotoIndex.open(at: path).with { database in
            try database.writing {
                for number in 0..<60 {
                    try PackedPhoto(
                        path: FilePath("/\(number)"), stamp: FileStamp(size: 1, modified: 1), hash: ContentHash([]),
                        pages: [Boards.page([["merge sort \(number)", "tree"]])]
                    ).replace(in: database)
                }
            }
            try database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        }
        let proper = try FileReading.bytes(of: path)
        var noticed = 0
        for page in 0..<proper.count / 4096 {
            let place = directory.file(FilePath("page-\(page).sqlite"))
            var bytes = proper
            for offset in page * 4096..<(page + 1) * 4096 { bytes[offset] = UInt8(truncatingIfNeeded: offset &* 31) }
            try FileWriting.write(bytes, to: place, durably: false)
            let index = try PhotoIndex.open(at: place)
            do {
                if index.damagedFile != nil { noticed += 1 }
                _ = try index.find("merge sort")
                try index.store("/7", [["heap"]])
            } catch let error as IndexError {
                #expect(error.isDamage)
                noticed += 1
                let anew = try index.madeAnew()
                #expect(try anew.damagedFile != nil && anew.photoCount() == 0)
                #expect(try index.madeAnew().damagedFile == nil, "it is another file by now")
            }
        }
        #expect(noticed > 5)
    }

    @Test func placesToLookAtOutliveDamage() throws {
        let index = try PhotoIndex.open(at: path)
        try index.addRoot("/photos")
        let anew = try index.madeAnew()
        #expect(try anew.roots() == ["/photos"] && anew.damagedFile == path.appending(".damaged-1"))
    }

    @Test func aPhotoThatIsNamedByMistakeStays() throws {
        let photo = try directory.make("photo.jpg", Array(repeating: 0xFF, count: 5000))
        #expect(throws: IndexError.foreign) { try PhotoIndex.open(at: photo) }
        #expect(try FileReading.bytes(of: photo).count == 5000)
    }

    @Test func aNewerSchemaIsRefused() throws {
        try PhotoIndex.open(at: path).with { try $0.execute("PRAGMA user_version = 7") }
        let error = #expect(throws: IndexError.self) { try PhotoIndex.open(at: path) }
        #expect(error == .newerSchema(found: 7, known: 1))
        #expect(
            error?.description
                == "the index was made by a newer version of boardscan (schema 7; this version knows 1)")
    }

    @Test func otherDatabasesAreLeftAlone() throws {
        try Database(path).execute("CREATE TABLE mine(x); INSERT INTO mine VALUES (1)")
        #expect(throws: IndexError.foreign) { try PhotoIndex.open(at: path) }
        try Database(path).execute("PRAGMA user_version = 1")
        #expect(throws: IndexError.foreign) { try PhotoIndex.open(at: path) }
        #expect(try Database(path).first("SELECT x FROM mine") { $0.integer(0) } == 1)
    }

    @Test func missingTablesAreDamage() throws {
        try PhotoIndex.open(at: path).with { try $0.execute("DROP TABLE sieve_term; DROP TABLE sieve") }
        #expect(try PhotoIndex.open(at: path).damagedFile == path.appending(".damaged-1"))
    }

    @Test func errorsAreToldInALine() throws {
        let error = #expect(throws: IndexError.self) { try PhotoIndex.open(at: "/proc/none/index.sqlite") }
        #expect(error?.description.hasPrefix("the index cannot be used: ") == true)
        let other = #expect(throws: IndexError.self) { try Database(path).execute("SELECT\n\u{1B}[31m") }
        #expect(other?.description.contains("\u{1B}") == false && other?.description.contains("\n") == false)
        #expect(throws: IndexError.self) { try PhotoIndex.open(at: directory.path) }
    }
}
