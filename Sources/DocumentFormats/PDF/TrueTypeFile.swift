/// A font file of tables: their directory with checksums, and the tables, each from a multiple of four bytes on.
struct TrueTypeFile {
    /// In the order of their tags.
    var tables: [(tag: String, content: [UInt8])]

    var bytes: [UInt8] {
        // The greatest power of two of tables, which searches by halves start from.
        var (range, steps) = (1, 0)
        while range * 2 <= tables.count { (range, steps) = (range * 2, steps + 1) }
        var directory = BigEndian().longs(0x0001_0000)
            .words(tables.count, range * 16, steps, (tables.count - range) * 16)
        var offset = 12 + 16 * tables.count
        var body: [UInt8] = []
        var head: Int?
        for (tag, content) in tables {
            if tag == "head" { head = offset }
            directory = directory.words(Array(tag.utf8).pairs)
                .longs(Int(Self.checksum(content)), offset, content.count)
            let padded = content + [UInt8](repeating: 0, count: (4 - content.count % 4) % 4)
            body += padded
            offset += padded.count
        }
        var file = directory.bytes + body
        if let head {
            // The whole file's sum becomes this number.
            let adjustment = 0xB1B0_AFBA &- Self.checksum(file)
            file.replaceSubrange((head + 8)..<(head + 12), with: BigEndian().longs(Int(adjustment)).bytes)
        }
        return file
    }

    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        bytes.indices.reduce(0) { $0 &+ UInt32(bytes[$1]) << UInt32(24 - 8 * ($1 % 4)) }
    }
}

extension [UInt8] {
    /// Each two bytes as one number.
    fileprivate var pairs: [Int] {
        stride(from: 0, to: count - 1, by: 2).map { Int(self[$0]) << 8 | Int(self[$0 + 1]) }
    }
}
