import DocumentModel
import PhotoIndex

@testable import BoardServer

/// Readings that nobody read.
enum Samples {
    /// A page with a line of words, each character 10 pixels wide.
    static func document(_ words: String...) -> Document {
        var x = 10
        let words = words.enumerated().map { index, text in
            let characters = text.enumerated().map { position, character in
                RecognizedCharacter(
                    text: String(character), box: PixelBox(x: x + 10 * position, y: 10, width: 10, height: 20),
                    confidence: 0.9, wordIndex: index, index: position)
            }
            let box = PixelBox(x: x, y: 10, width: 10 * text.count, height: 20)
            x += 10 * (text.count + 1)
            return Word(index: index, box: box, confidence: 0.9, characters: characters)
        }
        let box = PixelBox(x: 10, y: 10, width: x, height: 20)
        let line = Line(box: box, baseline: Baseline(slope: 0, offset: 30), words: words)
        return Document(pages: [Page(width: 400, height: 300, blocks: [Block(box: box, lines: [line])])])
    }

    static func reading(_ document: Document) -> BoardReading {
        let picture = BoardReading.Picture(bytes: [0xFF, 0xD8, 0xFF], width: 4, height: 3)
        return BoardReading(
            document: document,
            pictures: document.pages.map { _ in BoardReading.PagePictures(photo: picture, cleaned: picture) })
    }

    /// The beginning of a JPEG, which is enough for a name's ending.
    static let photo: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0]
}

/// Reads the same on every photo.
struct SameReading: PhotoReading {
    var document = Samples.document("merge", "sort")
    var problem: ReadingProblem?

    func read(_ bytes: [UInt8]) async throws -> BoardReading {
        if let problem { throw problem }
        return Samples.reading(document)
    }
}

extension BoardServer {
    /// A server that stores nothing, unless there is a folder.
    static func sample(
        reader: any PhotoReading = SameReading(), limits: ServerLimits = ServerLimits(),
        invitations: Invitations? = nil, folder: PhotoFolder? = nil
    ) throws -> BoardServer {
        BoardServer(
            limits: limits, rules: AccessRules(), invitations: invitations, folder: folder,
            index: try PhotoIndex.inMemory(), reader: reader)
    }

    /// The answer to a request, as a connection has it.
    func ask(
        _ method: String, _ target: String, _ body: [UInt8] = [], headers: [(name: String, value: String)] = []
    ) async -> WebResponse {
        let head = WebRequest.Head(method: method, target: target, headers: [("Host", "localhost")] + headers)
        switch admit(head) {
        case .refused(let response): return response
        case .admitted: return await respond(to: WebRequest(head: head, body: body))
        }
    }
}
