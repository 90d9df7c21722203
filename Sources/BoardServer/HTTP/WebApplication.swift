/// What answers requests.
public protocol WebApplication: Sendable {
    /// Decides by a request's head whether its body is worth receiving.
    func admit(_ head: WebRequest.Head) -> Admission

    /// Answers a request that was admitted.
    func respond(to request: WebRequest) async -> WebResponse
}

/// What is decided by a request's head.
public enum Admission: Sendable {
    /// It is not received.
    case refused(WebResponse)
    /// Its body may have some bytes; `place` is given up when the answer is sent, or the connection lost.
    case admitted(mostBytes: Int, place: WaitingRoom.Place?)
}
