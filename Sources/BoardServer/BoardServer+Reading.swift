import DocumentFormats
import DocumentModel
import FileAccess
import PhotoIndex

/// Photos come in.
extension BoardServer {
    /// Reads a photo and gives the text; nothing is kept.
    func read(_ request: WebRequest) async throws -> WebResponse {
        let name = request.head.query["format"] ?? "text"
        guard let form = ResultForm(rawValue: name) else { return Self.unknownForm }
        guard let photo = SentPhoto(request) else { return Self.noPhoto }
        let reading = try await workshop.read(photo.bytes)
        return .bytes(form.render(photo.name.map { reading.named(PhotoName.shown($0)) } ?? reading), type: form.type)
    }

    /// Reads a photo and keeps it to be looked at.
    func add(_ request: WebRequest) async throws -> WebResponse {
        guard let sent = SentPhoto(request) else { return Self.noPhoto }
        let reading = try await workshop.read(sent.bytes)
        return Self.added(try shelf.add(sent.bytes, named: sent.name, reading))
    }

    /// Reads a photo of the folder again, so that it can be looked at.
    func open(_ name: String) async throws -> WebResponse {
        // Only what was read before, by the name that it was found under.
        guard let folder, !name.isEmpty, !name.utf8.contains(0), !name.split(separator: "/").contains(".."),
            case let path = folder.path.child(FilePath(name)), try shelf.index.record(of: path) != nil
        else { return .problem(404, "there is no such photo") }
        if let photo = shelf.photo(at: path) { return Self.added(photo) }
        let reading = try await workshop.read(try FileReading.bytes(of: path))
        return Self.added(try shelf.show(path, named: name, reading))
    }

    /// Reads the photos of the folder that are new or changed, so that they can be found, one after the other.
    ///
    /// - Throws: `IndexError`; `CancellationError`.
    public func readFolder(telling tell: @Sendable (FilePath, String) -> Void) async throws {
        for photo in folder?.photos ?? [] {
            guard let stamp = try? FileStamp(of: photo), try !shelf.index.isCurrent(photo, stamp),
                let bytes = try? FileReading.bytes(of: photo)
            else { continue }
            try Task.checkCancellation()
            let hash = ContentHash(bytes)
            do {
                let pages = try await workshop.read(bytes).document.pages
                try shelf.index.store(photo, stamp, hash: hash, pages: pages)
            } catch let problem as ReadingProblem {
                try shelf.index.store(photo, stamp, hash: hash, problem: "\(problem)")
                tell(photo, "\(problem)")
            }
        }
    }

    private static func added(_ photo: ShelvedPhoto) -> WebResponse {
        var response = WebResponse.json(PhotosAnswer.Photo(photo), status: 201)
        response.headers.append(("Location", "/v1/photos/\(photo.id)"))
        return response
    }

    private static let noPhoto = WebResponse.problem(
        400, "send the photo's bytes, or a form (multipart/form-data) with the photo in a field named image")
    static let unknownForm = WebResponse.problem(
        400, "format is one of " + ResultForm.allCases.map(\.rawValue).joined(separator: ", "))
}

/// The photo of a request.
struct SentPhoto {
    let bytes: [UInt8]
    /// As its sender calls it.
    let name: String?

    /// `nil` where there is none.
    init?(_ request: WebRequest) {
        let type = request.head[header: "content-type"] ?? ""
        var (bytes, name) = (request.body, request.head.query["name"])
        if type.lowercased().hasPrefix("multipart/") {
            guard let form = MultipartForm(type: type, body: request.body),
                let field = form.fields.first(where: { $0.name == "image" })
            else { return nil }
            bytes = Array(field.content)
            name = name ?? field.fileName
        }
        guard !bytes.isEmpty else { return nil }
        (self.bytes, self.name) = (bytes, name)
    }
}
