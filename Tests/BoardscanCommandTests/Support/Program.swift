import Foundation

/// Runs the built `boardscan` as a user would.
struct Program {
    struct Result {
        var status: Int32
        var output: String
        var errors: String
    }

    /// Where SwiftPM put the executable: beside the test bundle.
    static let executable = Bundle.main.bundleURL.appending(path: "boardscan")

    /// One of the shipped boards.
    static func fixture(_ name: String) -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Fixtures/" + name).standardized
    }

    /// A fresh directory, in which the program runs; removed with this value's owner by ``remove()``.
    let directory: URL

    init() throws {
        directory = FileManager.default.temporaryDirectory.appending(path: "boardscan-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(at: directory) }

    func write(_ bytes: [UInt8], to name: String) throws {
        let url = directory.appending(path: name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: directory.appending(path: name).path)
    }

    func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: directory.appending(path: name)), as: UTF8.self)
    }

    /// Runs `boardscan` with arguments.
    func run(_ arguments: String..., input: [UInt8] = []) throws -> Result {
        try run(arguments: arguments, input: input)
    }

    func run(arguments: [String], input: [UInt8] = []) throws -> Result {
        try run(Self.executable, arguments, input: input)
    }

    /// Runs a shell command in which `$B` is `boardscan`.
    func shell(_ command: String) throws -> Result {
        try run(URL(filePath: "/bin/bash"), ["-c", "B='\(Self.executable.path)'; " + command], input: [])
    }

    private func run(_ executable: URL, _ arguments: [String], input: [UInt8]) throws -> Result {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = directory
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["COLUMNS": "80", "XDG_DATA_HOME": directory.path, "XDG_CACHE_HOME": directory.path]) { $1 }
        // Files, not pipes: nothing can fill up and stop the program.
        let names = ["stdin", "stdout", "stderr"].map { directory.appending(path: ".\($0)") }
        try Data(input).write(to: names[0])
        for name in names[1...] { try Data().write(to: name) }
        process.standardInput = try FileHandle(forReadingFrom: names[0])
        process.standardOutput = try FileHandle(forWritingTo: names[1])
        process.standardError = try FileHandle(forWritingTo: names[2])
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: String(decoding: try Data(contentsOf: names[1]), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self))
    }
}
