import Glibc

/// What libFuzzer's `main` calls: `Fuzz --target=image|model|document|strokes|request [OPTION…] DIR…` fuzzes, `Fuzz
/// --seeds=DIR` writes what each target starts from.
///
/// libFuzzer leaves options of two hyphens to us.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    Fuzz.test(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

enum Fuzz {
    /// The target the arguments name.
    static let test: @Sendable ([UInt8]) -> Void = {
        switch option("target") {
        case "image": return FuzzImage.test
        case "model": return FuzzModel.test
        case "document": return FuzzDocument.test
        case "strokes": return FuzzStrokes.test
        case "request": return FuzzRequest.test
        default:
            if let directory = option("seeds") { try? Seeds.write(to: directory) }
            _exit(0)  // libFuzzer takes exit() for a crash
        }
    }()

    private static func option(_ name: String) -> String? {
        CommandLine.arguments.first { $0.hasPrefix("--\(name)=") }.map { String($0.dropFirst(name.count + 3)) }
    }
}
