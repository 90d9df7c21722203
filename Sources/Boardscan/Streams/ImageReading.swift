import DocumentModel
import FileAccess
import Imaging

/// What became of one image of a stream.
public struct ImageReading: Sendable {
    /// The image that was read.
    public let input: ImageInput
    /// The document, or why there is none.
    public let result: Result<Document, ImageReadingError>

    /// The document.
    ///
    /// - Throws: why there is none.
    public func document() throws -> Document { try result.get() }
}

/// Why an image of a stream could not be read; the description is one line for people.
public struct ImageReadingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The image that could not be read.
    public let input: ImageInput
    /// What is wrong with it.
    public let reason: String

    public var description: String { "\(input.displayName): \(reason)" }
}

extension BoardReader {
    /// Reads one image of a stream, all of its pages.
    public func reading(
        of input: ImageInput, options: Options = Options(), maximumPixels: Int = ImageDecoder.defaultMaximumPixels
    ) -> ImageReading {
        do {
            let decoder = try ImageDecoder(try input.bytes(), maximumPixels: maximumPixels)
            var problems: [String] = []
            var document = read(
                decoder, source: input.source, firstFrame: input.frame, options: options
            ) { page, error in
                problems.append(decoder.message(error, onPage: page))
            }
            guard !document.pages.isEmpty else {
                return ImageReading(input: input, reason: problems.first ?? "no page")
            }
            document.problems = problems
            return ImageReading(input: input, result: .success(document))
        } catch {
            return ImageReading(input: input, reason: "\(error)")
        }
    }
}

extension ImageReading {
    fileprivate init(input: ImageInput, reason: String) {
        self.init(input: input, result: .failure(ImageReadingError(input: input, reason: reason)))
    }
}

extension RecognizedCharacter {
    /// The `count` most probable readings of the character, the one that was chosen first.
    public func top(_ count: Int) -> [Alternative] {
        Array(([Alternative(text: text, confidence: confidence)] + alternatives).prefix(max(0, count)))
    }
}
