import GlyphClassifier
import Synchronization

/// A reader that can be handed another model while it is at work.
///
/// ```swift
/// let readers = SwappableReader(try BoardReader())
/// let page = readers.current.read(image)          // on any task
/// try readers.swap(toModel: ModelStore(directory: models).model(checksum))
/// ```
///
/// Each image is read from start to end by the reader that was current when it began: nobody sees half of one model and
/// half of another, and nobody waits.
public final class SwappableReader: Sendable {
    private let reader: Mutex<BoardReader>

    /// Begins with a reader.
    public init(_ reader: BoardReader) { self.reader = Mutex(reader) }

    /// The reader for the next image.
    public var current: BoardReader { reader.withLock { $0 } }

    /// The next images are read by another reader; those at work go on as they began.
    public func swap(to other: BoardReader) { reader.withLock { $0 = other } }

    /// Reads the next images with another model; the language prior stays.
    ///
    /// - Throws: `ModelFileError`; then nothing has changed.
    public func swap(toModel model: ModelFile) throws {
        swap(to: try current.reader(with: ConvolutionalClassifier(model)))
    }
}

extension BoardReader {
    /// This reader with another classifier.
    ///
    /// - Throws: `ModelFileError` when the weights in the program are needed and cannot be used.
    public func reader(with classifier: any GlyphClassifying) throws -> BoardReader {
        try BoardReader(classifier: classifier, languagePrior: languagePrior)
    }
}
