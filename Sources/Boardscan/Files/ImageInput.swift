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
    /// A directory's pictures are known by their extensions. Those of formats that cannot be decoded are among them, so
    /// that they are reported and not taken for read. Directories within it, hidden files, pipes and devices are
    /// skipped. A PDF with the same name as an image is skipped too: it is our own output for it.
    ///
    /// - Throws: `FileError`, or ``InputError`` for a directory without pictures.
    public static func inputs(for argument: FilePath) throws -> [ImageInput] {
        argument == "-" ? [.standardInput] : try inputs(listed: argument)
    }

    /// The pictures that a path of a list stands for; there `-` is a file like any other.
    ///
    /// - Throws: `FileError`, or ``InputError`` for a directory without pictures.
    public static func inputs(listed argument: FilePath) throws -> [ImageInput] {
        guard !argument.bytes.contains(0) else { throw InputError.zeroByte }
        guard try FileReading.kind(of: argument) == .directory else { return [.file(argument)] }
        let names = try FileReading.names(in: argument)
        let pictures =
            pictures(among: names)
            .map { argument.child($0) }
            // Opening a pipe would wait until something is written to it.
            .filter { (try? FileReading.kind(of: $0)) != .directory && !FileReading.isSpecial($0) }
        if pictures.isEmpty { throw InputError.noImages }
        return pictures.map { .file($0) }
    }

    /// Those of a directory's names that are called as pictures, and PDFs that are not what one of these was read to.
    static func pictures(among names: [FilePath]) -> [FilePath] {
        let called = Set(names.filter { ImageFormat.isNamedAsPicture($0.fileExtension) })
        let stems = Set(called.map(\.removingExtension))
        return names.filter { name in
            called.contains(name)
                || isNamedAsPDF(name)
                    && !called.contains(name.removingExtension) && !stems.contains(name.removingExtension)
        }
    }

    static func isNamedAsPDF(_ name: FilePath) -> Bool {
        ImageFormat.pdf.fileExtensions.contains(name.fileExtension)
    }

    /// The pictures that a path of a list stands for; if it stands for none, an input that says why.
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
    /// A directory holds no file that is named like a picture.
    case noImages
    /// A path has a zero byte, which no file's name has.
    case zeroByte

    public var description: String {
        switch self {
        case .noImages: "the directory has no images"
        case .zeroByte: "no file's name has a zero byte in it; a list of names that end with one needs --null"
        }
    }
}
