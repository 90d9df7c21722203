import BundledModels
import Finding
import Glibc
import GlyphClassifier
import Reading

/// The weights and the language prior that are part of the program itself.
enum BundledFiles {
    static func glyphModelBytes() -> [UInt8] { reading(boardscan_bundled_glyph_model) { Array($0) } }

    static func singleGlyphModelBytes() -> [UInt8] { reading(boardscan_bundled_single_glyph_model) { Array($0) } }

    static func glyphModel() throws -> ModelFile {
        try reading(boardscan_bundled_glyph_model) { try ModelFile(bytes: $0) }
    }

    static func findingModel() throws -> FindingModel {
        try reading(boardscan_bundled_finding_model) { try FindingModel(bytes: Array($0)) }
    }

    static func lineModel() throws -> LineModel {
        try reading(boardscan_bundled_line_model) { try LineModel(bytes: Array($0)) }
    }

    static func languagePrior() throws -> LanguagePrior {
        try reading(boardscan_bundled_language_prior) { try LanguagePrior(bytes: $0, isTrusted: true) }
    }

    /// The prior of another language than English; `nil` if there is none.
    static func prior(of language: Language) -> LanguagePrior? {
        reading {
            boardscan_bundled_language(language.code, $0)
        } _: { bytes in
            bytes.isEmpty ? nil : try? LanguagePrior(bytes: bytes, isTrusted: true)
        }
    }

    private static func reading<Value>(
        _ file: (UnsafeMutablePointer<Int>?) -> UnsafePointer<UInt8>?, _ read: (UnsafeRawBufferPointer) throws -> Value
    ) rethrows -> Value {
        var length = 0
        let start = file(&length)
        let bytes = UnsafeRawBufferPointer(start: start, count: length)
        defer { giveBack(bytes) }
        return try read(bytes)
    }

    /// Tells the system that the pages are not needed for now.
    ///
    /// Otherwise they count as the process's memory, although the program's file still has them and they come back when
    /// they are read.
    private static func giveBack(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        let page = Int(getpagesize())
        let first = (Int(bitPattern: start) + page - 1) / page * page
        let end = (Int(bitPattern: start) + bytes.count) / page * page
        guard end > first else { return }
        madvise(UnsafeMutableRawPointer(bitPattern: first), end - first, MADV_DONTNEED)
    }
}
