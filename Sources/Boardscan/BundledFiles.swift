import BundledModels
import GlyphClassifier
import Reading

/// The weights and the language prior that are part of the program itself.
enum BundledFiles {
    static func glyphModelBytes() -> [UInt8] {
        var length = 0
        let start = boardscan_bundled_glyph_model(&length)
        return [UInt8](UnsafeBufferPointer(start: start, count: length))
    }

    static func glyphModel() throws -> ModelFile {
        var length = 0
        let start = boardscan_bundled_glyph_model(&length)
        return try ModelFile(bytes: UnsafeRawBufferPointer(start: start, count: length))
    }

    static func languagePrior() throws -> LanguagePrior {
        var length = 0
        let start = boardscan_bundled_language_prior(&length)
        return try LanguagePrior(bytes: UnsafeRawBufferPointer(start: start, count: length))
    }
}
