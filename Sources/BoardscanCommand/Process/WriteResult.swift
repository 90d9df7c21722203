import DocumentModel
import FileAccess

/// Writes a text to standard output; nothing in it acts on a terminal, whatever names of files it holds.
func writeResult(_ text: String) throws { try writeResult(Array(text.printableLines.utf8)) }

/// Writes a result to standard output; a full disk has an exit code of its own.
func writeResult(_ bytes: [UInt8]) throws {
    do {
        try FileWriting.writeToStandardOutput(bytes)
    } catch {
        Diagnostics().error("standard output", "\(error)")
        throw ExitCodes.unwritableOutput.exitCode
    }
}
