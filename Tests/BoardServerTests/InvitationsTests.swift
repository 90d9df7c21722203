import Synchronization
import Testing

@testable import BoardServer

struct InvitationsTests {
    private func head(cookie: String) -> WebRequest.Head {
        WebRequest.Head(method: "GET", target: "/", headers: [("Cookie", cookie)])
    }

    @Test func aTokenIsWorthOneKey() throws {
        let told = Mutex<[String]>([])
        let invitations = Invitations { token in told.withLock { $0.append(token) } }
        let token = invitations.token
        #expect(token.count == 32)
        let key = try #require(invitations.use(token))
        #expect(invitations.use(token) == nil)
        #expect(invitations.token != token)
        #expect(told.withLock { $0 } == [invitations.token])
        #expect(invitations.lets(head(cookie: "a=b; boardscan-key=\(key)")))
    }

    @Test func wrongKeysAndTokensLetNobodyIn() {
        let invitations = Invitations()
        let token = invitations.token
        for guess in ["", String(token.dropLast()), token + "0", String(repeating: "0", count: 32)] {
            #expect(invitations.use(guess) == nil)
        }
        #expect(invitations.token == token)
        for cookie in ["", "boardscan-key=", "boardscan-key=\(token)", "boardscan-key"] {
            #expect(!invitations.lets(head(cookie: cookie)))
        }
    }

    @Test func theFirstOfManyHasToComeAgain() throws {
        let invitations = Invitations()
        let keys = try (0..<33).map { _ in try #require(invitations.use(invitations.token)) }
        #expect(!invitations.lets(head(cookie: "boardscan-key=\(keys[0])")))
        #expect(invitations.lets(head(cookie: "boardscan-key=\(keys[1])")))
    }
}
