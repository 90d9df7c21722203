/// What reads photos for the server.
public protocol PhotoReading: Sendable {
    /// Reads a whole file.
    ///
    /// - Throws: ``ReadingProblem``.
    func read(_ bytes: [UInt8]) async throws -> BoardReading
}

/// Why a photo was not read; the description is a line for people.
public enum ReadingProblem: Error, Hashable, CustomStringConvertible {
    /// It is no picture, or one that cannot be read, for this reason.
    case unreadable(String)
    /// It took too long.
    case tooSlow(seconds: Int)
    /// Its reader came to a bad end: there was not enough memory, or a decoder fell over the file.
    case ended(String)
    /// The reader could not be started.
    case notStarted(String)

    /// What is wrong.
    public var description: String {
        switch self {
        case .unreadable(let reason): reason
        case .tooSlow(let seconds): "reading the photo takes more than \(seconds) s"
        case .ended: "the photo could not be read: its reader failed"
        case .notStarted(let reason): "the reader could not be started: \(reason)"
        }
    }

    /// The status of an answer that says so.
    var status: Int {
        switch self {
        case .unreadable, .tooSlow, .ended: 422
        case .notStarted: 500
        }
    }
}
