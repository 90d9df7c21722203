import FileAccess
import Glibc

/// The one file of its kind that a run writes, such as a page to look at or a model, settled before anything is read.
public enum OutputFile {
    /// - Parameters:
    ///   - file: where it goes.
    ///   - inputs: what is read.
    ///   - readBesides: what is read besides, such as a model.
    /// - Throws: ``OutputProblem`` when there is no such place, or something that is read would be lost there; for
    ///   standard output, too.
    public static func check(_ file: FilePath, inputs: [ImageInput], readBesides: [FilePath] = []) throws {
        if file == "-" { throw OutputProblem(path: file, message: "standard output is not possible here; name a file") }
        try OutputPlan.checkDirectory(of: file)
        if (try? FileReading.kind(of: file)) == .directory {
            throw OutputProblem(path: file, message: "\(FileError(code: EISDIR))")
        }
        try OutputPlan.checkIsNotCalledAPicture(file)
        try ProtectedFiles(inputs, readBesides).check(file)
    }
}
