import FileAccess
import Glibc
import Imaging

/// Where a run writes a page to look at, settled before anything is read.
public enum PagePlace {
    /// - Parameters:
    ///   - file: where the page goes.
    ///   - inputs: what is read.
    /// - Throws: ``OutputProblem`` when there is no such place, or a picture would be lost there.
    public static func check(_ file: FilePath, inputs: [ImageInput]) throws {
        try OutputPlan.checkDirectory(of: file)
        if (try? FileReading.kind(of: file)) == .directory {
            throw OutputProblem(path: file, message: "\(FileError(code: EISDIR))")
        }
        // A page that was forgotten in front of pictures would take the place of the first of them.
        if ImageFormat.isNamed(byExtension: file.fileExtension) {
            throw OutputProblem(path: file, message: "is called as a picture, but a page would be written there")
        }
        try OutputPlan.checkNoneIsOverwritten(of: inputs, by: [file])
    }
}
