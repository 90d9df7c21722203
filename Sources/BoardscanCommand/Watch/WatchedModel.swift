import Boardscan
import FileAccess
import GlyphClassifier
import Synchronization

/// The model that photos are read with, looked at before each of them: another file is another model.
final class WatchedModel: Sendable {
    let readers: SwappableReader
    private let argument: String?
    private let present: Mutex<FileReading.Version?>

    init(_ argument: String?, reader: BoardReader) {
        self.argument = argument
        readers = SwappableReader(reader)
        present = Mutex(Self.version(of: ModelChoice(argument)))
    }

    /// Takes up a model that was put in the place of the present one; one that is unusable changes nothing.
    func refresh(_ diagnostics: Diagnostics) {
        let choice = ModelChoice(argument)
        let version = Self.version(of: choice)
        let isNew = present.withLock { old in
            defer { old = version }
            return old != version
        }
        guard isNew else { return }
        do {
            try readers.swap(toModel: ModelFile(bytes: choice.bytes() ?? BoardReader.bundledModel()))
            diagnostics.detail(choice.displayName, "the model from now on")
        } catch {
            diagnostics.error(choice.displayName, "\(error)")
        }
    }

    private static func version(of choice: ModelChoice) -> FileReading.Version? {
        if case .file(let path) = choice { FileReading.version(of: path) } else { nil }
    }
}
