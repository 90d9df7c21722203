/// A request, as the server's parts see it.
public struct WebRequest: Sendable {
    /// What is asked for, before a body has come.
    public struct Head: Sendable {
        /// Such as `GET`.
        public var method: String
        /// The path as it was sent, without its query.
        public var path: String
        /// The query's fields, decoded; of several with one name the first.
        public var query: [String: String]
        /// Header fields; names in small letters.
        public var headers: [(name: String, value: String)]

        /// A head of its parts; the target is a path with its query.
        public init(method: String, target: String, headers: [(name: String, value: String)] = []) {
            self.method = method
            let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
            path = String(parts[0])
            query = parts.count > 1 ? QueryString.fields(of: String(parts[1])) : [:]
            self.headers = headers.map { ($0.name.lowercased(), $0.value) }
        }

        /// The value of a header field that is there once; `nil` where it is missing or there several times.
        public subscript(header name: String) -> String? {
            let found = headers.filter { $0.name == name }
            return found.count == 1 ? found[0].value : nil
        }

        /// The parts between the path's slashes, decoded; `nil` where one is no UTF-8.
        var segments: [String]? {
            let parts = path.split(separator: "/").map { QueryString.decoded(String($0)) }
            return parts.contains(nil) ? nil : parts.compactMap { $0 }
        }
    }

    /// Its head.
    public var head: Head
    /// Its body.
    public var body: [UInt8]

    /// A request of its parts.
    public init(head: Head, body: [UInt8] = []) { (self.head, self.body) = (head, body) }
}
