import Foundation

/// Progress goes to standard error, line by line.
func say(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
}
