import FileAccess
import PhotoIndex

/// What the server does: shows its page, reads photos, keeps them to be looked at and corrected, finds texts on them.
public struct BoardServer: WebApplication {
    let limits: ServerLimits
    let shelf: Shelf
    let workshop: Workshop
    let folder: PhotoFolder?
    private let rules: AccessRules
    private let invitations: Invitations?
    private let room: WaitingRoom

    /// - Parameters:
    ///   - limits: what requests may take.
    ///   - rules: by which names it is called.
    ///   - invitations: who is let in; `nil` for everybody on this machine.
    ///   - folder: where photos are stored; `nil` where nothing is.
    ///   - index: where what was read can be found.
    ///   - reader: reads photos.
    public init(
        limits: ServerLimits, rules: AccessRules, invitations: Invitations?, folder: PhotoFolder?, index: PhotoIndex,
        reader: any PhotoReading
    ) {
        (self.limits, self.rules, self.invitations, self.folder) = (limits, rules, invitations, folder)
        shelf = Shelf(index: index, folder: folder, limits: limits)
        workshop = Workshop(reader, jobs: limits.jobs)
        room = WaitingRoom(places: limits.jobs + limits.waiting)
    }

    public func admit(_ head: WebRequest.Head) -> Admission {
        if let refusal = rules.refusal(head) { return .refused(refusal) }
        if let invitations, !invitations.lets(head) {
            if Self.isInvitation(head) { return .admitted(mostBytes: 0, place: nil) }
            return .refused(.problem(401, "open the address that boardscan-serve shows on its terminal"))
        }
        guard head.method == "POST", Self.readingPaths.contains(head.path) else {
            return .admitted(mostBytes: limits.smallBody, place: nil)
        }
        guard let place = room.take() else {
            return .refused(.problem(429, "too many photos at once; try again soon", [("Retry-After", "5")]))
        }
        // A form has its lines around the photo.
        return .admitted(mostBytes: limits.bytes + limits.smallBody, place: place)
    }

    private static let readingPaths = ["/v1/read", "/v1/photos", "/v1/open"]

    private static func isInvitation(_ head: WebRequest.Head) -> Bool {
        head.method == "GET" && head.path == "/" && head.query["token"] != nil
    }

    public func respond(to request: WebRequest) async -> WebResponse {
        let head = request.head
        if let invitations, !invitations.lets(head) { return enter(head.query["token"] ?? "", invitations) }
        if let file = PageFiles.answers[head.path] {
            return ["GET", "HEAD"].contains(head.method) ? file : Self.notAllowed("GET, HEAD")
        }
        guard let segments = head.segments, segments.first == "v1" else {
            return .problem(404, "there is no such page")
        }
        do {
            return try await answer(request, Array(segments.dropFirst()))
        } catch let problem as ReadingProblem {
            return .problem(problem.status, "\(problem)")
        } catch let error as FileError {
            return .problem(507, "the photo could not be stored: \(error)")
        } catch is CancellationError {
            return .problem(503, "nobody waited for it")
        } catch {
            return .problem(500, "\(error)")
        }
    }

    /// Takes a token for a key, and leads to the address without it.
    private func enter(_ token: String, _ invitations: Invitations) -> WebResponse {
        guard let key = invitations.use(token) else {
            return .problem(401, "this address was used, or is wrong: take the one that boardscan-serve shows now")
        }
        return WebResponse(303, [("Location", "/"), ("Set-Cookie", Invitations.cookie(key))])
    }

    static func notAllowed(_ methods: String) -> WebResponse {
        .problem(405, "that cannot be done here", [("Allow", methods)])
    }
}
