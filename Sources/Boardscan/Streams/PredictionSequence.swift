import DocumentModel
import Imaging

/// Reads images one after the other, as their results are asked for.
///
/// ```swift
/// let readers = SwappableReader(try BoardReader())
/// for try await reading in WatchedDirectory("photos").prediction(using: readers) {
///     switch reading.result {
///     case .success(let document): show(document)
///     case .failure(let error): print(error)
///     }
/// }
/// ```
///
/// An image is loaded when its result is asked for and gone when it is given: however fast images come, there is one in
/// memory. A cancelled task gets no further results; an image that is being read is read to its end first, and so is a
/// standard input or a pipe that is being waited for.
public struct PredictionSequence<Base: AsyncSequence & Sendable>: AsyncSequence, Sendable
where Base.Element == ImageInput {
    fileprivate let base: Base
    fileprivate let readers: SwappableReader
    fileprivate let options: BoardReader.Options
    fileprivate let maximumPixels: Int

    /// One walk through the images; each step reads the next of them.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var base: Base.AsyncIterator
        fileprivate let sequence: PredictionSequence

        /// - Throws: what the stream of images throws; an image that cannot be read is a result.
        public mutating func next() async throws -> ImageReading? {
            guard !Task.isCancelled, let input = try await base.next(), !Task.isCancelled else { return nil }
            let reading = sequence.readers.current.reading(
                of: input, options: sequence.options, maximumPixels: sequence.maximumPixels)
            return Task.isCancelled ? nil : reading
        }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator(), sequence: self) }
}

extension AsyncSequence where Self: Sendable, Element == ImageInput {
    /// What is read on each image; an image that cannot be read is a failure among the results.
    public func prediction(
        using readers: SwappableReader, options: BoardReader.Options = BoardReader.Options(),
        maximumPixels: Int = ImageDecoder.defaultMaximumPixels
    ) -> PredictionSequence<Self> {
        PredictionSequence(base: self, readers: readers, options: options, maximumPixels: maximumPixels)
    }

    /// What one reader reads on each image; an image that cannot be read is a failure among the results.
    public func prediction(
        using reader: BoardReader, options: BoardReader.Options = BoardReader.Options(),
        maximumPixels: Int = ImageDecoder.defaultMaximumPixels
    ) -> PredictionSequence<Self> {
        prediction(using: SwappableReader(reader), options: options, maximumPixels: maximumPixels)
    }
}

extension AsyncSequence where Self: Sendable, Element == ImageReading {
    /// The documents; images that cannot be read are skipped, and `report` is called with the error of each.
    public func skippingFailures(
        _ report: @escaping @Sendable (ImageReadingError) -> Void = { _ in }
    ) -> AsyncCompactMapSequence<Self, Document> {
        compactMap { reading in
            switch reading.result {
            case .success(let document): return document
            case .failure(let error):
                report(error)
                return nil
            }
        }
    }

    /// The documents; the first image that cannot be read ends the sequence with its ``ImageReadingError``.
    public func throwingFailures() -> AsyncThrowingMapSequence<Self, Document> { map { try $0.document() } }
}

extension AsyncSequence where Self: Sendable, Element == Document {
    /// For each document its characters with their `count` most probable readings, in reading order.
    public func top(_ count: Int) -> AsyncMapSequence<Self, [[Alternative]]> {
        map { document in
            document.pages.flatMap(\.blocks).flatMap(\.lines).flatMap(\.words).flatMap(\.characters)
                .map { $0.top(count) }
        }
    }
}
