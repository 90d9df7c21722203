import CZlib
import FoundationEssentials
import Glibc

/// Reads a file that may or may not be compressed by gzip.
enum GzipFile {
    enum ReadingError: Error, CustomStringConvertible {
        case unreadable(String)
        case damaged(String)
        case tooLarge(String)

        var description: String {
            switch self {
            case .unreadable(let path): "\(path): cannot be read"
            case .damaged(let path): "\(path): damaged gzip data"
            case .tooLarge(let path): "\(path): more than 4 GiB when unpacked"
            }
        }
    }

    /// The whole file, unpacked.
    static func contents(of path: String) throws -> [UInt8] {
        var isDirectory = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), !isDirectory,
            let file = gzopen(path, "rb")
        else { throw ReadingError.unreadable(path) }
        defer { gzclose(file) }
        gzbuffer(file, 1 << 17)
        var result: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            let count = gzread(file, &chunk, UInt32(chunk.count))
            guard count >= 0 else { throw ReadingError.damaged(path) }
            if count == 0 { break }
            result += chunk[..<Int(count)]
            guard result.count <= 1 << 32 else { throw ReadingError.tooLarge(path) }
        }
        // A file cut short reads as far as it goes; only the state tells.
        var code: Int32 = 0
        _ = gzerror(file, &code)
        guard code == Z_OK || code == Z_STREAM_END else { throw ReadingError.damaged(path) }
        return result
    }
}
