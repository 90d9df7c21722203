import FileAccess
import Synchronization

/// Who is let in from the local network: whoever opens an address with the token of the moment, once.
///
/// The browser that does so gets a key of its own as a cookie, and the next one needs a new token. So an address that
/// was seen over a shoulder or kept in a history is worth nothing.
public final class Invitations: Sendable {
    private struct State {
        var token = Invitations.randomToken()
        /// The keys that were given, oldest first.
        var keys: [String] = []
    }

    /// Devices that are let in at a time.
    private static let mostKeys = 32
    private static let cookieName = "boardscan-key"

    private let state = Mutex(State())
    private let whenUsed: @Sendable (_ newToken: String) -> Void

    /// - Parameter whenUsed: is told the next token when one was used.
    public init(whenUsed: @escaping @Sendable (_ newToken: String) -> Void = { _ in }) { self.whenUsed = whenUsed }

    /// The token that lets the next device in.
    public var token: String { state.withLock { $0.token } }

    /// 128 random bits as hexadecimal digits.
    private static func randomToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return HexadecimalDigits.encode((0..<16).map { _ in generator.next() })
    }

    /// Takes a token: a new key for the right one, and another token for the next device.
    func use(_ token: String) -> String? {
        let used = state.withLock { state -> (key: String, next: String)? in
            guard Self.areEqual(state.token, token) else { return nil }
            state.token = Self.randomToken()
            let key = Self.randomToken()
            state.keys = state.keys.suffix(Self.mostKeys - 1) + [key]
            return (key, state.token)
        }
        guard let used else { return nil }
        whenUsed(used.next)
        return used.key
    }

    /// Whether a request has a key that was given.
    func lets(_ head: WebRequest.Head) -> Bool {
        let given = head.headers.filter { $0.name == "cookie" }.flatMap { $0.value.split(separator: ";") }
            .compactMap { cookie -> String? in
                let parts = cookie.split(separator: "=", maxSplits: 1).map { $0.drop { $0 == " " } }
                return parts.count == 2 && parts[0] == Self.cookieName ? String(parts[1]) : nil
            }
        return state.withLock { state in
            given.contains { key in state.keys.contains { Self.areEqual($0, key) } }
        }
    }

    /// The cookie that keeps a key, for no longer than the browser is open, and from scripts and other sites.
    static func cookie(_ key: String) -> String { "\(cookieName)=\(key); Path=/; HttpOnly; SameSite=Strict" }

    /// Compares in a time that does not tell how much of a guess is right.
    private static func areEqual(_ one: String, _ other: String) -> Bool {
        let (one, other) = (Array(one.utf8), Array(other.utf8))
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
