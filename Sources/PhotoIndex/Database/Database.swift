import CSQLite
import DocumentModel
import FileAccess

/// A connection to an SQLite file; used by one thread at a time.
final class Database {
    private let handle: OpaquePointer
    private var statements: [String: Statement] = [:]

    /// How long one waits for another process that writes, in milliseconds: a photo takes some milliseconds, merging
    /// a large index seconds.
    private static let patience: Int32 = 20_000

    /// Opens a file, or makes it.
    ///
    /// - Throws: ``IndexError``.
    convenience init(_ path: FilePath) throws {
        // A bare name could mean something else to SQLite, as ":memory:" and "file:…" do.
        let name = path.bytes.first == UInt8(ascii: "/") ? path : FilePath(bytes: Array("./".utf8) + path.bytes)
        try self.init(name: name.systemPath)
    }

    /// A database in memory, which no other connection sees.
    ///
    /// - Throws: ``IndexError``.
    static func inMemory() throws -> Database { try Database(name: FilePath(":memory:").systemPath) }

    private init(name: [CChar]) throws {
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(name, &opened, flags, nil)
        guard code == SQLITE_OK, let opened else {
            defer { sqlite3_close_v2(opened) }
            throw IndexError(code, opened)
        }
        handle = opened
        sqlite3_busy_timeout(handle, Self.patience)
    }

    // Statements that are still about keep the connection until they are gone.
    deinit { sqlite3_close_v2(handle) }

    /// Runs statements without values, whose rows don't matter.
    func execute(_ sql: String) throws {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        if code != SQLITE_OK { throw IndexError(code, handle) }
    }

    /// A statement of one's own, as where several of one text are stepped through side by side.
    func statement(_ sql: String, _ values: [SQLValue]) throws -> Statement {
        let statement = try Statement(sql, in: handle)
        try statement.bind(values)
        return statement
    }

    /// Runs a statement to its end.
    func run(_ sql: String, _ values: [SQLValue] = []) throws { try rows(sql, values) { _ in } }

    /// What is made of each row; `body` must not run the same statement again.
    @discardableResult
    func rows<Value>(_ sql: String, _ values: [SQLValue] = [], _ body: (Statement) throws -> Value) throws -> [Value] {
        let statement = try kept(sql)
        try statement.bind(values)
        defer { statement.reset() }
        var result: [Value] = []
        while try statement.step() { result.append(try body(statement)) }
        return result
    }

    /// What is made of the first row; `nil` where there is none.
    func first<Value>(_ sql: String, _ values: [SQLValue] = [], _ body: (Statement) throws -> Value) throws -> Value? {
        let statement = try kept(sql)
        try statement.bind(values)
        defer { statement.reset() }
        return try statement.step() ? try body(statement) : nil
    }

    private func kept(_ sql: String) throws -> Statement {
        if let statement = statements[sql] { return statement }
        let statement = try Statement(sql, in: handle)
        statements[sql] = statement
        return statement
    }

    /// The number of the row that was written last.
    var lastRow: Int64 { sqlite3_last_insert_rowid(handle) }

    /// All of what `body` writes, or nothing of it; nobody else writes meanwhile.
    func writing<Result>(_ body: () throws -> Result) throws -> Result { try transaction("BEGIN IMMEDIATE", body) }

    /// `body` sees the file as it is now, whatever others write meanwhile.
    func reading<Result>(_ body: () throws -> Result) throws -> Result { try transaction("BEGIN", body) }

    private func transaction<Result>(_ begin: String, _ body: () throws -> Result) throws -> Result {
        try execute(begin)
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            // Some errors end the transaction themselves.
            if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
            throw error
        }
    }
}

/// What stands in for a question mark of a statement.
enum SQLValue {
    case integer(Int64)
    case text(String)
    case bytes([UInt8])
    case null

    static func integer(_ value: Int) -> SQLValue { .integer(Int64(value)) }
}

/// A prepared statement; used by one thread at a time.
final class Statement {
    private let handle: OpaquePointer

    init(_ sql: String, in connection: OpaquePointer) throws {
        var prepared: OpaquePointer?
        let code = sqlite3_prepare_v2(connection, sql, -1, &prepared, nil)
        guard code == SQLITE_OK, let prepared else { throw IndexError(code, connection) }
        handle = prepared
    }

    deinit { sqlite3_finalize(handle) }

    /// Starts anew with other values, in the order of the question marks.
    func bind(_ values: [SQLValue]) throws {
        reset()
        for (position, value) in zip(Int32(1)..., values) {
            let code = bind(value, at: position)
            if code != SQLITE_OK { throw error(code) }
        }
    }

    private func bind(_ value: SQLValue, at position: Int32) -> Int32 {
        switch value {
        case .null: sqlite3_bind_null(handle, position)
        case .integer(let number): sqlite3_bind_int64(handle, position, number)
        // No address would mean NULL.
        case .bytes(let bytes) where bytes.isEmpty: sqlite3_bind_zeroblob(handle, position, 0)
        case .bytes(let bytes): bindCopiedBytes(handle, position, bytes, UInt64(bytes.count))
        case .text(let text): bindCopiedText(handle, position, text, UInt64(text.utf8.count))
        }
    }

    /// Goes to the next row; false where there is none.
    func step() throws -> Bool {
        let code = sqlite3_step(handle)
        switch code {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default:
            let failure = error(code)
            reset()
            throw failure
        }
    }

    /// Lets go of what the statement holds of the file.
    func reset() { sqlite3_reset(handle) }

    /// A column of this row, counted from 0, as a whole number; 0 for NULL.
    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

    /// A column of this row as bytes; none for NULL.
    func bytes(_ column: Int32) -> [UInt8] {
        guard let start = sqlite3_column_blob(handle, column) else { return [] }
        return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
    }

    /// A column of this row as text; `nil` for NULL.
    func text(_ column: Int32) -> String? {
        sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : String(decoding: bytes(column), as: UTF8.self)
    }

    private func error(_ code: Int32) -> IndexError { IndexError(code, sqlite3_db_handle(handle)) }
}

/// Why an index could not be used; the description is one line for people, without the index's name.
public enum IndexError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A later version of the program made it, whose schema this one does not know.
    case newerSchema(found: Int, known: Int)
    /// It is another program's file.
    case foreign
    /// What stands in the file makes no sense; says what was noticed.
    case damaged(String)
    /// Another process has written to it for longer than one waits.
    case busy
    /// SQLite's error number and what it says.
    case database(code: Int, message: String)
    /// The file, or its directory, could not be had.
    case file(FileError)

    /// The error of a call to SQLite.
    ///
    /// - Parameters:
    ///   - code: what the call returned, plain or extended.
    ///   - connection: where it happened; `nil` where there is none.
    init(_ code: Int32, _ connection: OpaquePointer?) {
        let told = connection.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
        let message = told.map { String(cString: $0).printable } ?? "unknown error"
        switch code & 0xFF {
        case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged(message)
        case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
        default: self = .database(code: Int(code), message: message)
        }
    }

    /// Whether the index has to be made anew: see ``PhotoIndex/madeAnew()``.
    public var isDamage: Bool {
        if case .damaged = self { true } else { false }
    }

    public var description: String {
        switch self {
        case .newerSchema(let found, let known):
            "the index was made by a newer version of boardscan (schema \(found); this version knows \(known))"
        case .foreign: "the file is no index of boardscan"
        case .damaged(let message): "the index is damaged: \(message)"
        case .busy: "the index is in use by another process"
        case .database(let code, let message): "the index cannot be used: \(message) (SQLite \(code))"
        case .file(let error): "the index cannot be used: \(error)"
        }
    }
}
