import Comparison
import FileAccess

/// `boardscan compare --texts`: counts the errors of texts that are there already.
struct CompareTexts {
    let texts: FilePath
    let truth: FilePath
    let asJSON: Bool
    let diagnostics: Diagnostics

    /// - Throws: an exit code.
    func run() throws {
        let scores = TextScores(pages: try pages())
        let bytes = asJSON ? try ComparisonRecord(texts: scores).json() : Array(scores.text.utf8)
        do {
            try FileWriting.writeToStandardOutput(bytes)
        } catch {
            diagnostics.error("standard output", "\(error)")
            throw ExitCodes.unwritableOutput.exitCode
        }
    }

    /// A page for each NAME.gt.txt; one without NAME.txt counts as empty.
    private func pages() throws -> [TextScores.ScoredPage] {
        let ending = FilePath(CompareInputs.truthExtension).bytes
        do {
            guard try FileReading.kind(of: texts) == .directory else {
                diagnostics.error(texts, "not a directory")
                throw ExitCodes.unreadableInput.exitCode
            }
            let names = try FileReading.names(in: truth).filter { $0.bytes.suffix(ending.count).elementsEqual(ending) }
            if names.isEmpty {
                diagnostics.error(truth, "the directory has no texts named NAME\(CompareInputs.truthExtension)")
                throw ExitCodes.unreadableInput.exitCode
            }
            return try names.map { name in
                let stem = FilePath(bytes: Array(name.bytes.dropLast(ending.count)))
                let text = try? FileReading.bytes(of: texts.child(stem.appending(".txt")))
                return TextScores.ScoredPage(
                    name: stem.string,
                    truth: String(decoding: try FileReading.bytes(of: truth.child(name)), as: UTF8.self),
                    text: text.map { String(decoding: $0, as: UTF8.self) })
            }
        } catch let error as FileError {
            diagnostics.error(truth, "\(error)")
            throw ExitCodes.unreadableInput.exitCode
        }
    }
}
