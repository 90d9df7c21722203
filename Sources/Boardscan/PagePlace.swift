import FileAccess
import Glibc

/// Where a run writes a page to look at, settled before anything is read.
public enum PagePlace {
    /// - Parameters:
    ///   - file: where the page goes.
    ///   - inputs: what is read.
    ///   - readBesides: what is read besides, such as a model.
    /// - Throws: ``OutputProblem`` when there is no such place, or something that is read would be lost there.
    public static func check(_ file: FilePath, inputs: [ImageInput], readBesides: [FilePath] = []) throws {
        try OutputPlan.checkDirectory(of: file)
        if (try? FileReading.kind(of: file)) == .directory {
            throw OutputProblem(path: file, message: "\(FileError(code: EISDIR))")
        }
        try OutputPlan.checkIsNotCalledAPicture(file)
        try ProtectedFiles(inputs, readBesides).check(file)
    }
}
