import ArgumentParser
import Imaging

extension CompletionKind {
    /// Files that are called like pictures, in small letters or capitals, and directories.
    static var pictures: CompletionKind { .file(extensions: PictureNames.extensions) }
}

enum PictureNames {
    static var extensions: [String] {
        let extensions = ImageFormat.allCases.flatMap(\.fileExtensions)
        return extensions + extensions.map { $0.uppercased() }
    }
}
