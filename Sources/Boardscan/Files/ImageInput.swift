import FileAccess
import Imaging

/// Where a picture's bytes come from.
public enum ImageInput: Hashable, Sendable {
    /// Standard input, read to its end.
    case standardInput
    /// A file; all of it is one picture, or several pages.
    case file(FilePath)
    /// An image of a stream, counted from 0: its bytes, or why there are none.
    case frame(Int, Result<[UInt8], ImageError>)
    /// A path that stands for no picture, and why.
    case nothing(FilePath, InputError)

    /// What messages call it.
    public var displayName: FilePath {
        switch self {
        case .standardInput: "standard input"
        case .file(let path), .nothing(let path, _): path
        case .frame(let index, _): FilePath("frame \(index + 1)")
        }
    }

    /// What the document calls it; `nil` for what has no path.
    public var source: String? {
        switch self {
        case .file(let path), .nothing(let path, _): path.string
        case .standardInput, .frame: nil
        }
    }

    /// Its number within a stream, from 0; 0 for whole files.
    public var frame: Int { if case .frame(let index, _) = self { index } else { 0 } }

    /// The bare name that results are named after.
    var fileName: FilePath {
        switch self {
        case .standardInput: "stdin"
        case .file(let path), .nothing(let path, _): path.lastComponent
        case .frame(let index, _): FilePath("frame\(index + 1)")
        }
    }

    /// - Throws: `FileError`; `ImageError` for a frame that its stream broke; ``InputError``.
    public func bytes() throws -> [UInt8] {
        switch self {
        case .standardInput: try FileReading.standardInput()
        case .file(let path): try FileReading.bytes(of: path)
        case .frame(_, let bytes): try bytes.get()
        case .nothing(_, let error): throw error
        }
    }

    /// The pictures an argument stands for: a file, the pictures in a directory by name, or `-` for standard input.
    ///
    /// A directory's pictures are told by their extensions, those among them that cannot be decoded, so that nobody
    /// takes them for read; directories within it, hidden files, pipes and devices are passed over. So is a PDF beside
    /// a picture that it is called after: it is what that was read to.
    ///
    /// - Throws: `FileError`, or ``InputError`` for a directory without pictures.
    public static func inputs(for argument: FilePath) throws -> [ImageInput] {
        argument == "-" ? [.standardInput] : try inputs(listed: argument)
    }

    /// The same for a path of a list, where `-` is a file like any other.
    ///
    /// - Throws: `FileError`, or ``InputError`` for a directory without pictures.
    public static func inputs(listed argument: FilePath) throws -> [ImageInput] {
        guard !argument.bytes.contains(0) else { throw InputError.zeroByte }
        guard try FileReading.kind(of: argument) == .directory else { return [.file(argument)] }
        let names = try FileReading.names(in: argument)
        let called = Set(names.filter { ImageFormat.isNamedAsPicture($0.fileExtension) })
        let stems = Set(called.map(\.removingExtension))
        let pictures =
            names
            .filter { called.contains($0) || isPDF($0, beside: called, stems) }
            .map { argument.child($0) }
            // Who opens a pipe waits for somebody to write to it.
            .filter { (try? FileReading.kind(of: $0)) != .directory && !FileReading.isSpecial($0) }
        if pictures.isEmpty { throw InputError.noImages }
        return pictures.map { .file($0) }
    }

    private static func isPDF(_ name: FilePath, beside pictures: Set<FilePath>, _ stems: Set<FilePath>) -> Bool {
        ImageFormat.pdf.fileExtensions.contains(name.fileExtension)
            && !pictures.contains(name.removingExtension) && !stems.contains(name.removingExtension)
    }

    /// The same, with an input that says why in the place of a path that stands for none.
    public static func allInputs(listed argument: FilePath) -> [ImageInput] {
        do {
            return try inputs(listed: argument)
        } catch let error as InputError {
            return [.nothing(argument, error)]
        } catch {
            return [.file(argument)]
        }
    }
}

/// Why an argument stands for no picture; the description is one line for people.
public enum InputError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A directory holds no file that is called as a picture.
    case noImages
    /// No file's name has one.
    case zeroByte

    public var description: String {
        switch self {
        case .noImages: "the directory has no images"
        case .zeroByte: "no file's name has a zero byte in it; a list of names that end with one needs --null"
        }
    }
}
