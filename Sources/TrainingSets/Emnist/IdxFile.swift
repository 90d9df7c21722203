/// An array of bytes in the idx format of MNIST (LeCun, Cortes & Burges): two zeros, the type (8 = unsigned byte), the
/// number of dimensions, each dimension as a big-endian 32-bit number, then the samples, the last dimension fastest.
struct IdxFile: Sendable {
    enum FormatError: Error, Hashable, CustomStringConvertible {
        case notIdx(String)
        case wrongSize(String)

        var description: String {
            switch self {
            case .notIdx(let path): "\(path): not an idx file of bytes"
            case .wrongSize(let path): "\(path): its size does not match its header"
            }
        }
    }

    let dimensions: [Int]
    let samples: ArraySlice<UInt8>

    init(path: String) throws { try self.init(GzipFile.contents(of: path), name: path) }

    init(_ bytes: [UInt8], name: String) throws {
        guard bytes.count >= 4, bytes[0] == 0, bytes[1] == 0, bytes[2] == 8, (1...4).contains(bytes[3]) else {
            throw FormatError.notIdx(name)
        }
        let header = 4 + 4 * Int(bytes[3])
        guard bytes.count >= header else { throw FormatError.wrongSize(name) }
        var size = 1
        dimensions = try (0..<Int(bytes[3])).map { axis in
            let extent = bytes[4 + 4 * axis..<8 + 4 * axis].reduce(0) { $0 << 8 | Int($1) }
            let (product, overflow) = size.multipliedReportingOverflow(by: extent)
            guard !overflow else { throw FormatError.wrongSize(name) }
            size = product
            return extent
        }
        guard bytes.count - header == size else { throw FormatError.wrongSize(name) }
        samples = bytes[header...]
    }
}
