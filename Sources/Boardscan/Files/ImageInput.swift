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

    /// What does not begin as a picture is not read to its end, unless any file will do: a list of pictures may be one.
    ///
    /// - Throws: `FileError`; `ImageError` for what is no picture and for a frame that its stream broke; ``InputError``.
    public func bytes(ofAnyFile isAny: Bool = false) throws -> [UInt8] {
        func check(_ beginning: [UInt8]) throws { if !isAny { _ = try ImageFormat(signatureOf: beginning) } }
        return switch self {
        case .standardInput: try FileReading.standardInput(checkingBeginning: check)
        case .file(let path): try FileReading.bytes(of: path, checkingBeginning: check)
        case .frame(_, let bytes): try bytes.get()
        case .nothing(_, let error): throw error
        }
    }

    /// The pictures an argument stands for: a file, the pictures in a directory by name, or `-` for standard input.
    ///
    /// A directory's pictures are known by their extensions. Those of formats that cannot be decoded are among them, so
    /// that they are reported and not taken for read. Directories within it are skipped unless `recursive`; hidden
    /// files, pipes and devices always are. A PDF with the same name as an image is skipped too: it is our own output
    /// for it.
    ///
    /// - Throws: `FileError`, or ``InputError`` for a directory without pictures.
    public static func inputs(for argument: FilePath, recursive: Bool = false) throws -> [ImageInput] {
        argument == "-" ? [.standardInput] : try inputs(listed: argument, recursive: recursive)
    }

    /// The pictures that a path of a list stands for; there `-` is a file like any other.
    ///
    /// - Throws: `FileError`, or ``InputError`` for a directory without pictures.
    public static func inputs(listed argument: FilePath, recursive: Bool = false) throws -> [ImageInput] {
        guard !argument.bytes.contains(0) else { throw InputError.zeroByte }
        guard try FileReading.kind(of: argument) == .directory else { return [.file(argument)] }
        let inputs = try pictures(in: argument, recursive: recursive)
        if inputs.isEmpty { throw InputError.noImages }
        return inputs
    }

    /// How many directories right within a directory have pictures of their own; 0 for what is none.
    public static func directoriesPassedOver(in argument: FilePath) -> Int {
        guard (try? FileReading.kind(of: argument)) == .directory, let names = try? FileReading.names(in: argument)
        else { return 0 }
        return directories(among: names, in: argument).count {
            ((try? pictures(in: $0, recursive: false)) ?? []).isEmpty == false
        }
    }

    private static func pictures(in directory: FilePath, recursive: Bool) throws -> [ImageInput] {
        let names = try FileReading.names(in: directory)
        let here =
            pictures(among: names)
            .map { directory.child($0) }
            // Opening a pipe would wait until something is written to it.
            .filter { (try? FileReading.kind(of: $0)) != .directory && !FileReading.isSpecial($0) }
            .map { ImageInput.file($0) }
        guard recursive else { return here }
        return directories(among: names, in: directory).reduce(into: here) { inputs, directory in
            do {
                inputs += try pictures(in: directory, recursive: true)
            } catch {
                inputs.append(.nothing(directory, .unreadable("\(error)")))
            }
        }
    }

    /// Links may lead back up.
    private static func directories(among names: [FilePath], in directory: FilePath) -> [FilePath] {
        names.map { directory.child($0) }
            .filter { !FileReading.isLink($0) && (try? FileReading.kind(of: $0)) == .directory }
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
    /// A directory within another one cannot be listed, for this reason.
    case unreadable(String)

    public var description: String {
        switch self {
        case .noImages: "the directory has no images"
        case .unreadable(let reason): reason
        case .zeroByte: "no file's name has a zero byte in it; a list of names that end with one needs --null"
        }
    }
}
