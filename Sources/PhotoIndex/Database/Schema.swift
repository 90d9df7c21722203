/// The tables of an index.
///
/// A photo has pages and blocks. The sieve has a row for each block, of the block's number; of its text it keeps
/// nothing but which trigrams it has, so that the text must be given again to take a row out.
enum Schema {
    /// Counts up whenever tables, packed letters or what is folded change.
    static let version = 1
    /// "BSix": tells an index from other programs' databases.
    private static let application = 0x4253_6978

    private static let tables = """
        CREATE TABLE photo(
            id INTEGER PRIMARY KEY,
            path BLOB NOT NULL UNIQUE,
            size INTEGER NOT NULL,
            modified INTEGER NOT NULL,  -- content, in nanoseconds since 1970
            changed INTEGER NOT NULL,  -- anything, likewise
            hash INTEGER NOT NULL,
            indexed INTEGER NOT NULL,  -- seconds since 1970
            problem TEXT  -- why it could not be read
        );
        CREATE INDEX photo_content ON photo(size, hash);
        CREATE TABLE page(
            photo INTEGER NOT NULL REFERENCES photo(id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            width INTEGER NOT NULL,
            height INTEGER NOT NULL,
            PRIMARY KEY(photo, number)
        ) WITHOUT ROWID;
        CREATE TABLE block(
            id INTEGER PRIMARY KEY,
            photo INTEGER NOT NULL REFERENCES photo(id) ON DELETE CASCADE,
            page INTEGER NOT NULL,
            letters BLOB NOT NULL
        );
        CREATE INDEX block_photo ON block(photo);
        CREATE TABLE root(path BLOB PRIMARY KEY) WITHOUT ROWID;
        CREATE VIRTUAL TABLE sieve USING fts5(
            text, content='', detail=none, columnsize=0, tokenize='trigram case_sensitive 1'
        );
        CREATE VIRTUAL TABLE sieve_term USING fts5vocab(sieve, instance);
        """

    /// Makes an empty file an index, and an index ready for use.
    ///
    /// - Throws: ``IndexError``; a newer schema, another program's file and damage are among them.
    static func prepare(_ database: Database) throws {
        try database.execute("PRAGMA foreign_keys = ON")
        if try number("PRAGMA user_version", database) == 0 { try database.writing { try make(in: database) } }
        guard try number("PRAGMA application_id", database) == application else { throw IndexError.foreign }
        let found = try number("PRAGMA user_version", database)
        guard found <= version else { throw IndexError.newerSchema(found: found, known: version) }
        // No version of the program made an older one.
        guard found == version else { throw IndexError.damaged("there is no schema \(found)") }
        // A kill loses nothing then; a power cut may lose what was written last, which is found out by the next run.
        try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -16000")
        try probe(database)
    }

    private static func make(in database: Database) throws {
        // Another process may have been faster.
        guard try number("PRAGMA user_version", database) == 0 else { return }
        guard try number("SELECT count(*) FROM sqlite_schema", database) == 0 else { throw IndexError.foreign }
        try database.execute(tables)
        try database.execute("PRAGMA application_id = \(application); PRAGMA user_version = \(version)")
    }

    /// Reads a row of each table: what is damaged at once is better known at once.
    private static func probe(_ database: Database) throws {
        do {
            for table in ["photo", "page", "block", "root"] {
                _ = try number("SELECT count(*) FROM (SELECT * FROM \(table) LIMIT 1)", database)
            }
            _ = try number("SELECT count(*) FROM (SELECT * FROM sieve_term LIMIT 1)", database)
        } catch IndexError.database(_, let message) {
            throw IndexError.damaged(message)
        }
    }

    private static func number(_ sql: String, _ database: Database) throws -> Int {
        Int(try database.first(sql) { $0.integer(0) } ?? 0)
    }
}
