import DocumentModel
import NetworkKernels

/// The file: little-endian throughout.
///
/// | bytes | what |
/// |---|---|
/// | 4 | `BSCP` |
/// | 4 | format version |
/// | 8 | checksum of all that follows: FNV-1a over 64-bit words, the last one filled up with zeros |
/// | 4 | number of symbols |
/// | 4, 4, 4 | nodes, entries, bytes of the word filter |
/// | 8 each | nodes: suffix (4 bytes), children, entries (1 each), back-off (2) |
/// | 2 each | entries: symbol, cost |
/// | | the word filter |
///
/// Nodes lie in the order of their entries and of their children, so both follow from the numbers.
extension LanguagePrior {
    static let formatVersion = 2
    private static let magic: [UInt8] = Array("BSCP".utf8)
    private static let headerSize = 32
    private static let checksumEnd = 16
    private static let nodeSize = 8
    private static let entrySize = 2

    /// Reads a prior from a file's bytes and checks every index in it.
    ///
    /// If `isTrusted`, what lies behind the header is not checked, for bytes that come with the program.
    ///
    /// - Throws: `LanguagePriorError`.
    public init(bytes: UnsafeRawBufferPointer, isTrusted: Bool = false) throws {
        guard bytes.count >= 4, bytes.prefix(4).elementsEqual(Self.magic) else { throw LanguagePriorError.notAPrior }
        guard bytes.count >= Self.headerSize else {
            throw LanguagePriorError.truncated(expected: Self.headerSize, found: bytes.count)
        }
        let version = bytes.littleEndian(UInt32.self, at: 4)
        guard version == Self.formatVersion else { throw LanguagePriorError.otherVersion(Int(version)) }
        guard bytes.littleEndian(UInt32.self, at: 16) == Symbol.count else { throw LanguagePriorError.otherAlphabet }
        let nodeCount = Int(bytes.littleEndian(UInt32.self, at: 20))
        let entryCount = Int(bytes.littleEndian(UInt32.self, at: 24))
        let nodeEnd = Self.headerSize + nodeCount * Self.nodeSize
        let entryEnd = nodeEnd + entryCount * Self.entrySize
        let size = entryEnd + Int(bytes.littleEndian(UInt32.self, at: 28))
        guard bytes.count >= size else { throw LanguagePriorError.truncated(expected: size, found: bytes.count) }
        guard bytes.count == size, isTrusted || bytes.littleEndian(UInt64.self, at: 8) == Self.checksum(of: bytes)
        else {
            throw LanguagePriorError.wrongChecksum
        }
        let nodes = Self.nodes(in: UnsafeRawBufferPointer(rebasing: bytes[Self.headerSize..<nodeEnd]))
        let entries = [Entry](unsafeUninitializedCapacity: entryCount) { target, initialized in
            for index in 0..<entryCount {
                target[index] = Entry(
                    symbol: bytes[nodeEnd &+ 2 &* index], cost: bytes[nodeEnd &+ 2 &* index &+ 1])
            }
            initialized = entryCount
        }
        if !isTrusted { try Self.validate(nodes: nodes, entries: entries) }
        self.init(nodes: nodes, entries: entries, lexicon: WordFilter(bits: Array(bytes[entryEnd...])))
    }

    /// Reads a prior from a file's bytes.
    ///
    /// - Throws: `LanguagePriorError`.
    public init(bytes: [UInt8]) throws {
        self = try bytes.withUnsafeBytes { try LanguagePrior(bytes: $0) }
    }

    /// The prior as a file.
    public func encoded() -> [UInt8] {
        var body: [UInt8] = []
        for count in [Symbol.count, nodes.count, entries.count, lexicon.bits.count] {
            body.append(littleEndian: UInt32(count))
        }
        for node in nodes { node.append(to: &body) }
        for entry in entries { body += [entry.symbol, entry.cost] }
        body += lexicon.bits
        var file = Self.magic
        file.append(littleEndian: UInt32(Self.formatVersion))
        let zeros = [UInt8](repeating: 0, count: Self.checksumEnd)
        let sum = (zeros + body).withUnsafeBytes { Self.checksum(of: $0) }
        file.append(littleEndian: UInt32(truncatingIfNeeded: sum))
        file.append(littleEndian: UInt32(sum >> 32))
        return file + body
    }

    /// FNV-1a over 64-bit words instead of bytes, which is eight times as fast; the first 16 bytes are left out.
    private static func checksum(of bytes: UnsafeRawBufferPointer) -> UInt64 {
        var hash = FNVHash()
        var offset = checksumEnd
        while offset < bytes.count {
            var word: UInt64 = 0
            if offset + 8 <= bytes.count {
                word = bytes.littleEndian(UInt64.self, at: offset)
            } else {
                for byte in bytes[offset...].reversed() { word = word << 8 | UInt64(byte) }
            }
            hash.combine(word)
            offset += 8
        }
        return hash.value
    }

    private static func nodes(in bytes: UnsafeRawBufferPointer) -> [Node] {
        var firstEntry: UInt32 = 0
        var firstChild: UInt32 = 1
        let count = bytes.count / nodeSize
        return [Node](unsafeUninitializedCapacity: count) { nodes, initialized in
            for index in 0..<count {
                let word = bytes.littleEndian(UInt64.self, at: index * nodeSize)
                nodes[index] = Node(
                    firstEntry: firstEntry, firstChild: firstChild, suffix: UInt32(truncatingIfNeeded: word),
                    childCount: UInt8(truncatingIfNeeded: word >> 32),
                    entryCount: UInt8(truncatingIfNeeded: word >> 40),
                    backOff: Int16(truncatingIfNeeded: word >> 48))
                firstEntry &+= UInt32(nodes[index].entryCount)
                firstChild &+= UInt32(nodes[index].childCount)
            }
            initialized = count
        }
    }

    /// Checks what `TrieTable.step` relies on: ranges within bounds, suffixes that come nearer to the root, and a root
    /// that knows every symbol.
    private static func validate(nodes: [Node], entries: [Entry]) throws {
        guard let root = nodes.first, root.entryCount == Symbol.count else {
            throw LanguagePriorError.inconsistent("the root lacks symbols")
        }
        let entryTotal = nodes.reduce(0) { $0 + Int($1.entryCount) }
        let childTotal = nodes.reduce(0) { $0 + Int($1.childCount) }
        guard entryTotal == entries.count, childTotal + 1 == nodes.count else {
            throw LanguagePriorError.inconsistent("contexts and entries don't match")
        }
        for (index, node) in nodes.enumerated() {
            guard node.childCount <= node.entryCount, index == 0 || node.suffix < index else {
                throw LanguagePriorError.inconsistent("context \(index)")
            }
        }
        guard entries.allSatisfy({ $0.symbol < Symbol.count }) else {
            throw LanguagePriorError.inconsistent("a symbol outside the alphabet")
        }
    }
}

extension LanguagePrior.Node {
    fileprivate func append(to bytes: inout [UInt8]) {
        bytes.append(littleEndian: suffix)
        let weight = UInt16(bitPattern: backOff)
        bytes += [childCount, entryCount, UInt8(weight & 0xFF), UInt8(weight >> 8)]
    }
}
