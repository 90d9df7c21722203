/// Whom the server listens to: requests that name it by an address of its own, and pages that it sent itself.
///
/// A page of somebody else's can have a browser send requests to any address, under a name of its own that leads there
/// (DNS rebinding), or to the address as it is (cross-site requests). The former have another `Host`, the latter another
/// `Origin`.
public struct AccessRules: Sendable {
    /// Names and addresses of this machine, in small letters; IPv6 in brackets.
    public let hosts: Set<String>

    /// What loopback is called.
    public static let loopbackHosts: Set<String> = ["localhost", "127.0.0.1", "[::1]"]

    /// Rules for a server with these names, besides those of loopback.
    public init(hosts: some Sequence<String> = []) {
        self.hosts = Self.loopbackHosts.union(hosts.map { $0.lowercased() })
    }

    /// Why a request is not listened to; `nil` where it is.
    func refusal(_ head: WebRequest.Head) -> WebResponse? {
        guard let host = head[header: "host"], hosts.contains(Self.name(ofHost: host)) else {
            return .problem(421, "this server does not go by that name")
        }
        let origins = head.headers.filter { $0.name == "origin" }
        let isForeign = origins.contains { $0.value.lowercased() != "http://\(host.lowercased())" }
        // What a browser says of a request that has no origin, as one for a picture.
        let site = head[header: "sec-fetch-site"] ?? "none"
        let isLink = head[header: "sec-fetch-mode"] == "navigate" && head.method == "GET"
        guard !isForeign, ["same-origin", "none"].contains(site) || isLink else {
            return .problem(403, "other pages may not use this server")
        }
        return nil
    }

    /// A host without its port, in small letters.
    private static func name(ofHost host: String) -> String {
        let host = host.lowercased()
        guard let colon = host.lastIndex(of: ":"), host[host.index(after: colon)...].allSatisfy(\.isNumber) else {
            return host
        }
        // Within an IPv6 address in brackets.
        return host.hasSuffix("]") ? host : String(host[..<colon])
    }
}
