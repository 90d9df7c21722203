import Comparison
import FileAccess
import Glibc

/// `boardscan compare --texts`: counts the errors of texts that are there already.
struct CompareTexts {
    let texts: FilePath
    let truth: FilePath
    let asJSON: Bool
    let diagnostics: Diagnostics

    /// - Throws: an exit code.
    func run() throws {
        let scores = TextScores(pages: try pages())
        if asJSON { try writeResult(ComparisonRecord(texts: scores).json()) } else { try writeResult(scores.text) }
        if scores.pages.contains(where: { $0.failure != nil }) { throw ExitCodes.unreadableInput.exitCode }
    }

    /// A page for each NAME.gt.txt; one without NAME.txt is told, and counts as one that could not be read.
    private func pages() throws -> [TextScores.ScoredPage] {
        let names = try truthNames()
        return try names.map { name in
            let stem = FilePath(bytes: Array(name.bytes.dropLast(Self.ending.count)))
            let file = texts.child(stem.appending(".txt"))
            let isThere = FileReading.identity(of: file) != nil
            if !isThere { diagnostics.error(file, "\(FileError(code: ENOENT))") }
            let text = isThere ? try reading(file, Self.text) : nil
            let known = try reading(truth.child(name), Self.text)
            return TextScores.ScoredPage(name: stem.string, truth: known, text: text)
        }
    }

    private static func text(_ file: FilePath) throws -> String {
        try TextFile.text(FileReading.bytes(of: file, limit: TextFile.mostBytes))
    }

    private static let ending = FilePath(CompareInputs.truthExtension).bytes

    private func truthNames() throws -> [FilePath] {
        // Without the directory of texts every page would count as empty.
        _ = try reading(texts) { try FileReading.names(in: $0) }
        let names = try reading(truth) { try FileReading.names(in: $0) }
            .filter { $0.bytes.suffix(Self.ending.count).elementsEqual(Self.ending) }
        if names.isEmpty {
            diagnostics.error(truth, "the directory has no texts named NAME\(CompareInputs.truthExtension)")
            throw ExitCodes.unreadableInput.exitCode
        }
        return names
    }

    /// What cannot be read is named, and ends the program.
    private func reading<Result>(_ path: FilePath, _ read: (FilePath) throws -> Result) throws -> Result {
        do {
            return try read(path)
        } catch {
            diagnostics.error(path, "\(error)")
            throw ExitCodes.unreadableInput.exitCode
        }
    }
}
