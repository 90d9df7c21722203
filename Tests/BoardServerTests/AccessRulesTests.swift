import Testing

@testable import BoardServer

struct AccessRulesTests {
    private let rules = AccessRules(hosts: ["192.168.1.5"])

    private func status(_ headers: [(name: String, value: String)], method: String = "POST") -> Int? {
        rules.refusal(WebRequest.Head(method: method, target: "/v1/read", headers: headers))?.status
    }

    @Test(arguments: ["localhost", "LOCALHOST:8080", "127.0.0.1:1", "[::1]", "[::1]:8080", "192.168.1.5:8080"])
    func listensToItsOwnNames(host: String) { #expect(status([("Host", host)]) == nil) }

    @Test(arguments: ["evil.example", "localhost.evil.example:8080", "", "192.168.1.6", "localhost:80:80", "[::1"])
    func listensToNoOtherName(host: String) { #expect(status([("Host", host)]) == 421) }

    @Test func listensToNoRequestOfTwoNamesOrNone() {
        #expect(status([]) == 421)
        #expect(status([("Host", "localhost"), ("Host", "localhost")]) == 421)
    }

    @Test(arguments: ["http://evil.example", "null", "https://localhost:80", "http://localhost", "http://localhost:81"])
    func listensToNoOtherOrigin(origin: String) {
        #expect(status([("Host", "localhost:80"), ("Origin", origin)]) == 403)
    }

    @Test func listensToItsOwnPage() {
        #expect(status([("Host", "localhost:80"), ("Origin", "http://localhost:80")]) == nil)
    }

    @Test func listensToLinksOfOtherPagesButNotToWhatTheyLoad() {
        let site = [("Host", "localhost"), ("Sec-Fetch-Site", "cross-site")].map { (name: $0.0, value: $0.1) }
        #expect(status(site, method: "GET") == 403)
        #expect(status(site + [("Sec-Fetch-Mode", "navigate")], method: "GET") == nil)
        #expect(status(site + [("Sec-Fetch-Mode", "navigate")]) == 403)
    }
}
