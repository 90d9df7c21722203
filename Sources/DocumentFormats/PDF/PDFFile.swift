import CZlib

/// The objects of a PDF file and their table.
struct PDFFile {
    private var objects: [[UInt8]] = []

    /// The number of an object that is set later.
    mutating func reserve() -> Int {
        objects.append([])
        return objects.count
    }

    mutating func set(_ number: Int, _ object: String) { objects[number - 1] = Array(object.utf8) }

    mutating func add(_ object: String) -> Int {
        objects.append(Array(object.utf8))
        return objects.count
    }

    /// Adds a stream; `entries` are those of its dictionary, but for its length.
    mutating func add(stream: [UInt8], _ entries: String) -> Int {
        let separator = entries.isEmpty ? "" : " "
        objects.append(
            Array("<< \(entries)\(separator)/Length \(stream.count) >>\nstream\n".utf8) + stream
                + Array("\nendstream".utf8))
        return objects.count
    }

    /// Adds a stream in compressed form; `entries` are those of its dictionary, but for its length and filter.
    mutating func add(flate stream: [UInt8], _ entries: String) -> Int {
        var compressed = [UInt8](repeating: 0, count: Int(compressBound(uLong(stream.count))))
        var length = uLong(compressed.count)
        guard compress2(&compressed, &length, stream, uLong(stream.count), Z_BEST_COMPRESSION) == Z_OK else {
            return add(stream: stream, entries)
        }
        let separator = entries.isEmpty ? "" : " "
        return add(stream: Array(compressed[..<Int(length)]), "\(entries)\(separator)/Filter /FlateDecode")
    }

    func bytes(root: Int, information: Int) -> [UInt8] {
        // A comment of bytes above 127 tells programs that the file is binary (ISO 32000-1, 7.5.2).
        var result = Array("%PDF-1.5\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
        var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for (index, object) in objects.enumerated() {
            let offset = String(result.count)
            table += String(repeating: "0", count: max(0, 10 - offset.count)) + offset + " 00000 n \n"
            result += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
        }
        let start = result.count
        let trailer = "trailer\n<< /Size \(objects.count + 1) /Root \(root) 0 R /Info \(information) 0 R >>\n"
        return result + Array((table + trailer + "startxref\n\(start)\n%%EOF\n").utf8)
    }

    /// A text string as hexadecimal digits of UTF-16.
    static func text(_ string: String) -> String { "<FEFF" + utf16(string) + ">" }

    static func utf16(_ string: String) -> String { string.utf16.map { hexadecimal(Int($0), digits: 4) }.joined() }

    static func hexadecimal(_ value: Int, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
