import Boardscan
import FileAccess
import Foundation
import GlyphClassifier
import GlyphTraining

/// The files that a command is given; whatever is wrong with one is told in one line with its name.
enum GivenFile {
    /// - Throws: ``FileProblem``.
    static func bytes(_ path: String) throws -> [UInt8] {
        try naming(path) { try FileReading.bytes(of: FilePath(path)) }
    }

    /// - Throws: ``FileProblem``.
    static func text(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

    /// - Throws: ``FileProblem``.
    static func model(_ path: String) throws -> ModelFile {
        let bytes = try bytes(path)
        return try naming(path) { try ModelFile(bytes: bytes) }
    }

    /// A training as it stood.
    ///
    /// - Throws: ``FileProblem``.
    static func checkpoint(_ path: String) throws -> TrainingState {
        let bytes = try bytes(path)
        return try naming(path) { try TrainingState(checkpoint: bytes) }
    }

    /// A recipe or anything else that is JSON.
    ///
    /// - Throws: ``FileProblem``.
    static func json<Value: Decodable>(_ path: String, as type: Value.Type = Value.self) throws -> Value {
        let data = Data(try bytes(path))
        return try naming(path) { try JSONDecoder().decode(type, from: data) }
    }

    /// Writes all of a file or nothing.
    ///
    /// - Throws: ``FileProblem``.
    static func write(_ bytes: [UInt8], to path: String) throws {
        try naming(path) { try FileWriting.write(bytes, to: FilePath(path)) }
    }

    /// Says before hours of work that their result has nowhere to go.
    ///
    /// What is read, `inputs`, must not be written over.
    ///
    /// - Throws: ``FileProblem``.
    static func checkOutput(_ path: String, reading inputs: [String]) throws {
        do {
            try OutputFile.check(FilePath(path), inputs: [], readBesides: inputs.map { FilePath($0) })
        } catch let problem as OutputProblem {
            throw FileProblem(path: problem.path.string, message: problem.message)
        }
    }

    /// Names a file in whatever goes wrong with it.
    ///
    /// - Throws: ``FileProblem``.
    static func naming<Result>(_ path: String, _ work: () throws -> Result) throws -> Result {
        do {
            return try work()
        } catch let problem as FileProblem {
            throw problem
        } catch {
            throw FileProblem(path: path, message: message(of: error))
        }
    }

    /// One line; Foundation's own descriptions are for programmers.
    private static func message(of error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            return "there is no \"\(key.stringValue)\"\(place(context))"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
            DecodingError.dataCorrupted(let context):
            return "\(context.debugDescription)\(place(context))"
        case let error as CocoaError:
            let cause = error.underlying as? POSIXError
            return cause.map { "\(FileError(code: $0.code.rawValue))" } ?? error.localizedDescription
        default: return "\(error)"
        }
    }

    private static func place(_ context: DecodingError.Context) -> String {
        let path = context.codingPath.map(\.stringValue).joined(separator: ".")
        return path.isEmpty ? "" : " (in \(path))"
    }
}

/// What is wrong with a file; `FILE: what is wrong`.
struct FileProblem: Error, Hashable, CustomStringConvertible {
    let path: String
    let message: String

    var description: String { "\(path): \(message)" }
}
