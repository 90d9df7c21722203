import DocumentModel
import FileAccess
import FoundationEssentials
import PhotoIndex

/// Photos are looked at, corrected, found.
extension BoardServer {
    func result(of photo: ShelvedPhoto, _ name: String) throws -> WebResponse {
        guard let form = ResultForm(rawValue: name) else { return Self.unknownForm }
        var response = WebResponse.bytes(form.render(photo.reading), type: form.type)
        response.headers.append(Self.download("\(PhotoName.stem(photo.name)).\(form.fileExtension)"))
        return response
    }

    /// The header by which a browser saves an answer under a name.
    private static func download(_ name: String) -> (name: String, value: String) {
        let plain = name.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) ? String($0) : "_" }
        let encoded = PercentEncoding.encode(name.utf8)
        return ("Content-Disposition", "attachment; filename=\"\(plain.joined())\"; filename*=UTF-8''\(encoded)")
    }

    static func picture(of photo: ShelvedPhoto, page: String, _ kind: String) -> WebResponse {
        guard let page = Int(page), photo.reading.pictures.indices.contains(page) else {
            return .problem(404, "there is no such page of the photo")
        }
        let pictures = photo.reading.pictures[page]
        switch kind {
        case "photo": return .bytes(pictures.photo.bytes, type: "image/jpeg")
        case "cleaned": return .bytes(pictures.cleaned.bytes, type: "image/jpeg")
        default: return .problem(404, "there is no such picture")
        }
    }

    private struct Wanted: Decodable { let text: String }

    /// Characters that a word may have.
    private static let longestWord = 200

    func correct(_ photo: ShelvedPhoto, page: String, word: String, _ body: [UInt8]) throws -> WebResponse {
        guard let wanted = try? JSONDecoder().decode(Wanted.self, from: Data(body)) else {
            return .problem(400, "send {\"text\": what is written there}")
        }
        // What a line of text can hold: no control characters, single blanks, none at the ends.
        let text = wanted.text.split { $0.isWhitespace }.joined(separator: " ").unicodeScalars
            .filter { $0.properties.generalCategory != .control }
        guard text.count <= Self.longestWord else { return .problem(400, "that is too long for a word") }
        guard let page = Int(page), let word = Int(word),
            let corrected = try shelf.correct(
                photo.id, page: page, word: word, to: String(String.UnicodeScalarView(text)))
        else { return .problem(404, "there is no such word") }
        return .json(PhotosAnswer.Photo(corrected))
    }

    /// What `boardscan learn` takes, as the review page gives it.
    static func corrections(of photo: ShelvedPhoto) -> WebResponse {
        let document = photo.reading.document
        let corrections = photo.corrections.sorted { $0.key < $1.key }.map { place, corrected in
            CorrectionsFile.Entry(
                image: photo.name,
                page: document.pages.indices.contains(place.page) ? document.pages[place.page].frame : 0,
                box: corrected.box, text: corrected.text)
        }
        var response = WebResponse.json(CorrectionsFile(corrections: corrections))
        response.headers.append(download("corrections.json"))
        return response
    }

    /// Characters that a text may have that is looked for, and photos that are given.
    private static let findLimits = (characters: 200, places: 100)

    func find(_ text: String) throws -> WebResponse {
        guard !text.isEmpty, text.count <= Self.findLimits.characters else {
            return .problem(400, "text is what to look for, \(Self.findLimits.characters) characters at most")
        }
        let matches = try shelf.find(text, most: Self.findLimits.places)
        return .json(FoundAnswer(text: text, places: matches.map(place)))
    }

    private func place(_ match: PhotoMatch) -> FoundAnswer.Place {
        let photo = shelf.photo(at: match.photo)
        let below = match.photo.bytes.dropFirst((folder?.path.bytes.count ?? -1) + 1)
        return FoundAnswer.Place(
            photo: photo?.id, name: photo?.name ?? FilePath(bytes: Array(below)).string, page: match.page,
            confidence: match.confidence, box: match.box,
            lines: match.parts.map { FoundAnswer.Line(before: $0.before, found: $0.matched, after: $0.after) })
    }
}
