import FileAccess
import Glibc

/// Which weights to read with: a file, the user's own, or those in the program.
public enum ModelChoice: Hashable, Sendable {
    /// A weights file.
    case file(FilePath)
    /// The weights in the program.
    case builtIn
    /// Those in the program that read characters that stand alone.
    case builtInForSingleCharacters

    /// The name that stands for the weights in the program.
    public static let builtInName = "builtin"
    /// The name that stands for those of characters that stand alone.
    public static let singleCharactersName = "builtin-single"

    /// The choice an argument stands for; without one the user's own model, if there is one.
    public init(_ argument: String?, environment: (String) -> String? = ModelChoice.variable) {
        switch argument {
        case Self.builtInName?: self = .builtIn
        case Self.singleCharactersName?: self = .builtInForSingleCharacters
        case let file?: self = .file(FilePath(file))
        case nil:
            let user = Self.userModel(environment: environment)
            self = user.flatMap { (try? FileReading.kind(of: $0)) == nil ? nil : .file($0) } ?? .builtIn
        }
    }

    /// The choice for pictures of one character: the weights in the program have a part that is made for them.
    public var forSingleCharacters: ModelChoice { self == .builtIn ? .builtInForSingleCharacters : self }

    /// Where a user's own model is looked for: `boardscan/user.bsm` in the data directory of the XDG base directory
    /// specification; `nil` for somebody without a home.
    public static func userModel(environment: (String) -> String? = ModelChoice.variable) -> FilePath? {
        UserDirectory.data.child("boardscan/user.bsm", environment: environment)
    }

    /// A variable of the process's environment, as a string from which a path of the same bytes can be made.
    public static func variable(_ name: String) -> String? {
        getenv(name).map { FilePath(bytes: UnsafeRawBufferPointer(start: $0, count: strlen($0)).map(\.self)).string }
    }

    /// What messages call it.
    public var displayName: FilePath {
        switch self {
        case .file(let path): path
        case .builtIn: "built-in model"
        case .builtInForSingleCharacters: "built-in model of single characters"
        }
    }

    /// The weights file; `nil` for the one in the program that a reader has by itself.
    ///
    /// - Throws: `FileError`.
    public func bytes() throws -> [UInt8]? {
        switch self {
        case .file(let path): try FileReading.bytes(of: path)
        case .builtIn: nil
        case .builtInForSingleCharacters: BundledFiles.singleGlyphModelBytes()
        }
    }
}
