import Glibc

/// The program's arguments with every byte kept, for ``FilePath/init(_:)``.
public enum ProgramArguments {
    /// Without the program's own name.
    ///
    /// Swift's `CommandLine.arguments` replaces bytes that are not UTF-8.
    public static var strings: [String] {
        UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst().compactMap {
            $0.map { argument in
                InvalidBytes.encode(
                    UnsafeBufferPointer(start: argument, count: strlen(argument)).map { UInt8(bitPattern: $0) })
            }
        }
    }
}
