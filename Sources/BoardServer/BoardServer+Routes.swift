/// Which request is answered by what.
extension BoardServer {
    func answer(_ request: WebRequest, _ path: [String]) async throws -> WebResponse {
        let method = request.head.method == "HEAD" ? "GET" : request.head.method
        switch (method, path.first ?? "", path.count) {
        case ("GET", "limits", 1): return .json(LimitsAnswer(limits, storesPhotos: folder != nil))
        case ("POST", "read", 1): return try await read(request)
        case ("POST", "photos", 1): return try await add(request)
        case ("POST", "open", 1): return try await open(request.head.query["name"] ?? "")
        case ("GET", "photos", 1): return .json(PhotosAnswer(photos: shelf.all.map(PhotosAnswer.Photo.init)))
        case ("GET", "find", 1): return try find(request.head.query["text"] ?? "")
        case (_, "photos", 2...): return try answer(request, method, photo: path[1], Array(path[2...]))
        case (_, "limits", 1), (_, "find", 1): return Self.notAllowed("GET, HEAD")
        case (_, "read", 1), (_, "open", 1): return Self.notAllowed("POST")
        case (_, "photos", 1): return Self.notAllowed("GET, HEAD, POST")
        default: return .problem(404, "there is no such page")
        }
    }

    private func answer(
        _ request: WebRequest, _ method: String, photo id: String, _ path: [String]
    ) throws -> WebResponse {
        guard let photo = shelf.photo(id) else { return .problem(404, "there is no such photo") }
        switch (method, path.first ?? "", path.count) {
        case ("GET", "", 0): return .json(PhotosAnswer.Photo(photo))
        case ("DELETE", "", 0): return try shelf.remove(id) ? WebResponse(204) : .problem(404, "there is no such photo")
        case ("GET", "result", 1): return try result(of: photo, request.head.query["format"] ?? "text")
        case ("GET", "corrections", 1): return Self.corrections(of: photo)
        case ("GET", "pages", 3): return Self.picture(of: photo, page: path[1], path[2])
        case ("PUT", "pages", 4) where path[2] == "words":
            return try correct(photo, page: path[1], word: path[3], request.body)
        case (_, "", 0): return Self.notAllowed("GET, HEAD, DELETE")
        default: return .problem(404, "there is no such page")
        }
    }
}
