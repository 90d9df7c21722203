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
        let hasLearnt = !classifier.exemplars.isEmpty || !classifier.texts.isEmpty
        self.init(
            classifier: classifier, languagePrior: languagePrior,
            bundledClassifier: hasLearnt ? try ConvolutionalClassifier(BundledFiles.glyphModel()) : nil,
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

    /// The network in the program that reads lines column by column.
    ///
    /// - Throws: `ModelFileError` when it cannot be used.
    package static func bundledLineNetwork() throws -> LineNetwork { try BundledFiles.lineModel().network }

    /// The weights file in the program.
    public static func bundledModel() -> [UInt8] { BundledFiles.glyphModelBytes() }

    /// The other weights file in the program, trained on characters that stand alone: to read pictures of one character
    /// (`PageLayout.singleCharacter`) with.
    ///
    /// It has seen little of what is no character, and boards are not for it.
    public static func bundledSingleGlyphModel() -> [UInt8] { BundledFiles.singleGlyphModelBytes() }
}
