import FileAccess

/// Writes a text to standard output; names of files in it have their own bytes there.
func writeResult(_ text: String) throws { try writeResult(FilePath(text).bytes) }

/// Writes a result to standard output; a full disk has an exit code of its own.
func writeResult(_ bytes: [UInt8]) throws {
    do {
        try FileWriting.writeToStandardOutput(bytes)
    } catch {
        Diagnostics().error("standard output", "\(error)")
        throw ExitCodes.unwritableOutput.exitCode
    }
}
