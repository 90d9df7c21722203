/// Bytes of a file with a few of them changed, other ones each time.
public struct RandomDamage: Sequence {
    private let bytes: [UInt8]
    private let times: Int
    private static var mostChanges: Int { 5 }

    public init(of bytes: [UInt8], times: Int) {
        (self.bytes, self.times) = (bytes, times)
    }

    public func makeIterator() -> AnyIterator<[UInt8]> {
        var random = TestRandom(seed: 1)
        var rest = times
        return AnyIterator {
            guard rest > 0, !bytes.isEmpty else { return nil }
            rest -= 1
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...Self.mostChanges, using: &random) {
                damaged[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            return damaged
        }
    }
}
