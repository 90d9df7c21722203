import Finding
import NetworkKernels
import Preprocessing
import Segmentation

/// Lines as one file, little-endian.
///
///     bytes   what
///     4       magic "BSPL"
///     4       format version
///     4       number of lines
///     …       the lines
///
/// and of each line
///
///     4       bytes of its text, T
///     T       text, UTF-8
///     2 2     width and height of its mask
///     4       number of primitives
///     …       of each: 4 bytes the component, 4 bytes the number of runs, 3 × 2 bytes a run: row, start, end
///     1       whether there is a photo's contrast
///     …       its samples, one byte each
public enum PhotographedLineFile {
    static let magic: [UInt8] = Array("BSPL".utf8)
    static let version: UInt32 = 2

    /// - Returns: the lines' ink and text; where they lay on their photos is left out.
    public static func bytes(of lines: [PhotographedLine]) -> [UInt8] {
        var bytes = magic
        bytes.append(littleEndian: version)
        bytes.append(littleEndian: UInt32(lines.count))
        for line in lines {
            let text = Array(line.text.utf8)
            bytes.append(littleEndian: UInt32(text.count))
            bytes += text
            bytes.append(littleEndian: UInt16(clamping: line.line.mask.width))
            bytes.append(littleEndian: UInt16(clamping: line.line.mask.height))
            bytes.append(littleEndian: UInt32(line.line.primitives.count))
            for primitive in line.line.primitives {
                bytes.append(littleEndian: UInt32(clamping: primitive.component))
                bytes.append(littleEndian: UInt32(primitive.runs.count))
                for run in primitive.runs {
                    for value in [run.y, run.start, run.end] { bytes.append(littleEndian: UInt16(clamping: value)) }
                }
            }
            bytes.append(line.line.contrast == nil ? 0 : 1)
            bytes += line.line.contrast?.values ?? []
        }
        return bytes
    }

    /// - Throws: ``Problem`` when the bytes are no such file, or damaged.
    public static func lines(_ bytes: [UInt8]) throws -> [PhotographedLine] {
        try bytes.withUnsafeBytes { buffer in
            var reader = Reader(bytes: buffer)
            guard try reader.bytes(magic.count).elementsEqual(magic) else { throw Problem.noLines }
            guard try reader.next(UInt32.self) == version else { throw Problem.version }
            return try reader.list { try $0.line() }
        }
    }

    /// Why bytes are no lines; the description is one line for people.
    public enum Problem: Error, Hashable, CustomStringConvertible {
        /// They do not begin as such a file does.
        case noLines
        /// They are of another version of the format.
        case version
        /// They end too early, or a line does not fit its mask.
        case damaged

        public var description: String {
            switch self {
            case .noLines: "no file of cut lines"
            case .version: "lines cut by another version"
            case .damaged: "the file of cut lines is damaged"
            }
        }
    }

    private struct Reader {
        let bytes: UnsafeRawBufferPointer
        var offset = 0

        mutating func next<Value: FixedWidthInteger & BitwiseCopyable>(_ type: Value.Type) throws -> Value {
            guard offset + MemoryLayout<Value>.size <= bytes.count else { throw Problem.damaged }
            defer { offset += MemoryLayout<Value>.size }
            return bytes.littleEndian(type, at: offset)
        }

        mutating func bytes(_ count: Int) throws -> UnsafeRawBufferPointer {
            guard count <= bytes.count - offset else { throw Problem.damaged }
            defer { offset += count }
            return UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count])
        }

        /// As many as the next number says; it may say more than there are.
        mutating func list<Element>(of element: (inout Reader) throws -> Element) throws -> [Element] {
            var elements: [Element] = []
            for _ in 0..<(try next(UInt32.self)) { elements.append(try element(&self)) }
            return elements
        }

        mutating func line() throws -> PhotographedLine {
            let text = String(decoding: try bytes(Int(try next(UInt32.self))), as: UTF8.self)
            let (width, height) = (try next(UInt16.self), try next(UInt16.self))
            var mask = InkMask(width: Int(width), height: Int(height))
            let primitives = try list { reader in
                let component = Int(try reader.next(UInt32.self))
                let runs = try reader.list { reader in
                    let y = try reader.next(UInt16.self)
                    let (start, end) = (try reader.next(UInt16.self), try reader.next(UInt16.self))
                    guard y < height, start < end, end <= width else { throw Problem.damaged }
                    for x in Int(start)..<Int(end) { mask.pixels[Int(y) * mask.width + x] = 1 }
                    return InkRun(y: Int32(y), start: Int32(start), end: Int32(end))
                }
                guard !runs.isEmpty else { throw Problem.damaged }
                return Primitive(runs: runs, component: component)
            }
            var line = TextLine(level: mask, primitives: primitives)
            if try next(UInt8.self) != 0 {
                let (columns, rows) = (ContrastStrip.count(for: mask.width), ContrastStrip.count(for: mask.height))
                line.contrast = ContrastStrip(width: columns, height: rows, values: Array(try bytes(columns * rows)))
            }
            return PhotographedLine(line: line, text: text)
        }
    }
}
