import BundledModels
import Finding
import GlyphClassifier
import Reading

/// Readers with networks of one's own, and the weights that are part of the program.
extension BoardReader {
    /// A reader with any classifier of glyphs: a stand-in in tests, or another network.
    ///
    /// - Throws: `LanguagePriorError` or `ModelFileError` when the prior or the weights in the program cannot be used.
    public init(classifier: any GlyphClassifying) throws {
        try self.init(classifier: classifier, languagePrior: BundledFiles.languagePrior())
    }

    /// - Throws: `ModelFileError` when the weights in the program are needed and cannot be used.
    init(classifier: any GlyphClassifying, languagePrior: LanguagePrior, finding: FindingNetwork? = nil) throws {
        let user = UserWriting(of: classifier, lexicon: languagePrior.lexicon)
        self.init(
            classifier: classifier, user: user, languagePrior: languagePrior,
            bundledClassifier: user == nil ? nil : try Self.bundled(for: classifier.characterSet),
            finding: try finding ?? BundledFiles.findingModel().network,
            lineNetwork: try BundledFiles.lineModel().network)
    }

    /// - Parameter modelBytes: a weights file; `nil` for the one in the program.
    /// - Throws: `ModelFileError` or `LanguagePriorError` when the weights or the prior cannot be used.
    public init(modelBytes: [UInt8]? = nil) throws {
        let model = try modelBytes.map { try ModelFile(bytes: $0) } ?? BundledFiles.glyphModel()
        try self.init(classifier: ConvolutionalClassifier(model))
    }

    /// A reader that finds writing by another network than the one in the program.
    ///
    /// - Throws: `ModelFileError` or `LanguagePriorError` when what is in the program cannot be used.
    package init(finding: FindingNetwork) throws {
        try self.init(
            classifier: ConvolutionalClassifier(BundledFiles.glyphModel()),
            languagePrior: BundledFiles.languagePrior(), finding: finding)
    }

    /// The classifier in the program, if it has the same characters as another one.
    private static func bundled(for characterSet: CharacterSet) throws -> (any GlyphClassifying)? {
        let model = try BundledFiles.glyphModel()
        return model.header.characters == characterSet.characters ? try ConvolutionalClassifier(model) : nil
    }

    /// The weights file in the program.
    public static func bundledModel() -> [UInt8] { BundledFiles.glyphModelBytes() }

    /// The other weights file in the program, trained on characters that stand alone: to read pictures of one character
    /// (`PageLayout.singleCharacter`) with.
    ///
    /// It has seen little of what is no character, and boards are not for it.
    public static func bundledSingleGlyphModel() -> [UInt8] { BundledFiles.singleGlyphModelBytes() }
}
