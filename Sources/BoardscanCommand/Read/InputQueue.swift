import Boardscan
import Dispatch
import FileAccess
import Synchronization

/// The inputs of a session, one after the other; they may come while others are read.
final class InputQueue: Sendable {
    let inputs: AsyncStream<ImageInput>
    /// How many there are; `nil` while nobody knows.
    let count: Int?
    private let failure = Failure()

    private final class Failure: Sendable {
        let error = Mutex<FileError?>(nil)
    }

    /// Inputs that are known.
    init(_ known: [ImageInput]) {
        count = known.count
        inputs = AsyncStream { continuation in
            for input in known { continuation.yield(input) }
            continuation.finish()
        }
    }

    /// The images that stand one behind the other on standard input, each read when it is asked for.
    init(framesOf chunks: StandardInput) {
        count = nil
        // One task at a time asks for the next.
        nonisolated(unsafe) var frames = ImageStream(frames: chunks).makeAsyncIterator()
        inputs = AsyncStream(unfolding: { [failure] in
            do {
                return try await frames.next()
            } catch {
                failure.error.withLock { $0 = error as? FileError }
                return nil
            }
        })
    }

    /// Inputs that are known, then those of a list that standard input brings; each is handed on as soon as its line
    /// ends.
    init(_ known: [ImageInput], thenListed list: PathList) {
        count = nil
        let (stream, continuation) = AsyncStream.makeStream(of: ImageInput.self)
        inputs = stream
        for input in known { continuation.yield(input) }
        // Waiting for a byte blocks a thread, which must not be one of those that tasks share.
        DispatchQueue.global().async { [self] in
            var list = list
            do {
                while case let bytes = try FileReading.someStandardInput(), !bytes.isEmpty {
                    for path in list.paths(adding: bytes) { Self.yield(path, to: continuation) }
                }
                for path in list.finish() { Self.yield(path, to: continuation) }
            } catch {
                failure.error.withLock { $0 = error as? FileError }
            }
            continuation.finish()
        }
    }

    /// Why standard input could not be read to its end.
    var problem: FileError? { failure.error.withLock { $0 } }

    private static func yield(_ path: FilePath, to continuation: AsyncStream<ImageInput>.Continuation) {
        // What cannot be found is told in its turn.
        for input in ImageInput.allInputs(listed: path) { continuation.yield(input) }
    }
}
