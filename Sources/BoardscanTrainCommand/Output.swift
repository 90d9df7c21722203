import Foundation

/// Progress goes to standard error, line by line.
func say(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
}

/// Figures on standard output.
enum JSONLine {
    static func print(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        Swift.print(String(decoding: try encoder.encode(value), as: UTF8.self))
    }
}
