import Foundation

/// Figures on standard output.
enum JSONLine {
    static func print(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        Swift.print(String(decoding: try encoder.encode(value), as: UTF8.self))
    }
}
