import DocumentFormats
import DocumentModel
import FoundationEssentials

/// What a person says is written somewhere on an image.
public struct Correction: Hashable, Sendable, Codable {
    /// The image's path, from where the corrections lie.
    public var image: String
    /// Which picture of that file it is, from 0; 0 when it is left out.
    public var page: Int?
    /// Where the word is, in pixels of the upright image; or else ``word``.
    public var box: PixelBox?
    /// The word's number on the page, as JSON and hOCR count them.
    public var word: Int?
    /// What is written there; empty for what is no text, which teaches nothing.
    public var text: String

    /// A correction put together from its parts; it needs a box or a word's number.
    public init(image: String, page: Int? = nil, box: PixelBox? = nil, word: Int? = nil, text: String) {
        self.image = image
        self.page = page
        self.box = box
        self.word = word
        self.text = text
    }
}

/// The file that a review page downloads and `boardscan learn` takes.
public struct Corrections: Hashable, Sendable, Codable {
    /// What every corrections file says it is.
    public static let schema = "boardscan-corrections"
    /// The latest version of the form, which is the one written.
    public static let currentVersion = 1

    /// What the file says it is.
    public var schema = Corrections.schema
    /// The version of the form it is in.
    public var version = Corrections.currentVersion
    /// The corrections, in the order they were made.
    public var corrections: [Correction]

    /// Corrections in the form that is written today.
    public init(_ corrections: [Correction]) { self.corrections = corrections }

    /// Reads a corrections file, or takes a document in boardscan's JSON or in hOCR as corrected word by word.
    ///
    /// - Throws: ``CorrectionsError``.
    public init(bytes: [UInt8]) throws {
        if let own = try Self.own(bytes) {
            self = own
        } else {
            guard let document = try Self.document(bytes) else { throw CorrectionsError.unknownForm }
            self.init(of: document)
        }
        guard !corrections.isEmpty else { throw CorrectionsError.empty }
        for (index, correction) in corrections.enumerated() where correction.box == nil && correction.word == nil {
            throw CorrectionsError.noPlace(index + 1)
        }
    }

    /// All words of a document that knows its images.
    init(of document: Document) {
        self.init(
            document.pages.flatMap { page -> [Correction] in
                guard let image = page.source ?? document.source else { return [] }
                return page.blocks.flatMap(\.lines).flatMap(\.words).map {
                    Correction(image: image, page: page.frame, box: $0.box, text: $0.text)
                }
            })
    }

    private struct Header: Codable {
        var schema: String
        var version: Int
    }

    /// `nil` for anything else than a corrections file.
    private static func own(_ bytes: [UInt8]) throws -> Corrections? {
        guard let header = try? JSONDecoder().decode(Header.self, from: Data(bytes)), header.schema == schema else {
            return nil
        }
        guard header.version <= currentVersion else { throw CorrectionsError.newerVersion(header.version) }
        guard let own = try? JSONDecoder().decode(Corrections.self, from: Data(bytes)) else {
            throw CorrectionsError.malformed
        }
        return own
    }

    private static func document(_ bytes: [UInt8]) throws -> Document? {
        do {
            return try JSONReader.document(bytes)
        } catch FormatError.newerVersion(let version) {
            throw CorrectionsError.newerDocument(version)
        } catch {}
        if let document = try? HOCRReader.document(bytes) { return document }
        return (try? JSONReader.documents(lines: bytes)).map { Document.joining($0) }
    }
}

/// Why corrections cannot be used; the description is one line for people.
public enum CorrectionsError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It is neither a corrections file nor a document.
    case unknownForm
    /// It says that it is a corrections file, and lacks what one has.
    case malformed
    /// It is of a later version of the form, which is told.
    case newerVersion(Int)
    /// It is a document of a later version, which is told.
    case newerDocument(Int)
    /// There is no correction in it.
    case empty
    /// Which correction, counted from 1.
    case noPlace(Int)
    /// The picture has no word of that number.
    case noWord(Int)
    /// There is no ink where this text should be.
    case noInk(String)

    public var description: String {
        switch self {
        case .unknownForm: "neither corrections nor a document of boardscan (JSON or hOCR)"
        case .malformed: "the corrections do not have the form that Formats.md describes"
        case .newerVersion(let version): "corrections of version \(version), which is too new"
        case .newerDocument(let version): "\(FormatError.newerVersion(version))"
        case .empty: "there is nothing to learn in it"
        case .noPlace(let number): "correction \(number) has neither a box nor a word's number"
        case .noWord(let number): "there is no word \(number)"
        case .noInk(let text): "there is no ink where \"\(text)\" should be"
        }
    }
}
