/// Tells whether a word is in the lexicon, in a few bits a word: a Bloom filter (Bloom 1970,
/// doi:10.1145/362686.362692).
///
/// A word of the lexicon is always found; another one is found by mistake about once in 120 times at ten bits a word.
public struct WordFilter: Hashable, Sendable {
    /// Bits, eight a byte, the lowest first.
    let bits: [UInt8]
    /// How many bits are probed for a word; 7 is the best number for ten bits a word.
    static let probeCount = 7

    /// An empty lexicon.
    public init() { bits = [] }

    init(bits: [UInt8]) { self.bits = bits }

    /// Builds a filter; words are case-folded and must consist of letters and apostrophes to be of use.
    ///
    /// The filter's size is set by `bitsPerWord`; fewer bits make more mistakes.
    public init(words: some Collection<String>, bitsPerWord: Int = 10) {
        guard !words.isEmpty else {
            self.init()
            return
        }
        var bits = [UInt8](repeating: 0, count: (words.count * bitsPerWord + 7) / 8)
        for word in words {
            let probes = Probes(of: WordHash(word), bitCount: bits.count * 8)
            for probe in 0..<Self.probeCount { bits[probes[probe] >> 3] |= 1 << (probes[probe] & 7) }
        }
        self.init(bits: bits)
    }

    /// Whether the word, whatever its case, is (most probably) in the lexicon.
    public func contains(_ word: some StringProtocol) -> Bool { contains(WordHash(word)) }

    /// Whether a word with this hash is in the lexicon.
    func contains(_ hash: WordHash) -> Bool {
        guard !bits.isEmpty else { return false }
        let probes = Probes(of: hash, bitCount: bits.count * 8)
        return (0..<Self.probeCount).allSatisfy { bits[probes[$0] >> 3] & (1 << (probes[$0] & 7)) != 0 }
    }

    /// The bits of a word: two halves of one hash make all probes (Kirsch & Mitzenmacher 2008, doi:10.1002/rsa.20208).
    private struct Probes {
        private let first: UInt64
        private let second: UInt64
        private let bitCount: UInt64

        init(of word: WordHash, bitCount: Int) {
            var hash = word.value
            hash ^= hash >> 29
            hash &*= 0xBF58_476D_1CE4_E5B9
            first = hash & 0xFFFF_FFFF
            second = (hash >> 32) | 1
            self.bitCount = UInt64(bitCount)
        }

        subscript(probe: Int) -> Int { Int((first &+ UInt64(probe) &* second) % bitCount) }
    }
}
