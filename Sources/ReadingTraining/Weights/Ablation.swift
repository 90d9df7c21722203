import GlyphClassifier
import Reading

/// A reader that lacks one idea.
public struct Ablation: Sendable {
    public var name: String
    var usesPrior = true
    var filters = true
    var change: @Sendable (inout ReadingWeights) -> Void = { _ in }

    /// Nothing left out first, then one idea each.
    public static let ofReading = [
        Ablation(name: "nothing"),
        Ablation(name: "language prior and lexicon", usesPrior: false) { $0.unknownWord = 0 },
        Ablation(name: "lexicon and words of the page") { $0.unknownWord = 0 },
        Ablation(name: "what the page's other lines say") { $0.pagePrior = 0 },
        Ablation(name: "the page's own glyphs") { $0.pageGlyphs = 0 },
        Ablation(name: "letter case by the word") { $0.letterCase = 0 },
        Ablation(name: "height and place on the line") { $0.geometry = 0 },
        Ablation(name: "bonus for each character") { $0.characterBonus = 0 },
        Ablation(name: "that a character is rare") { $0.rarity = 0 },
        Ablation(name: "what the glyphs say") { $0.glyphs = 0 },
        Ablation(name: "text filter", filters: false),
    ]

    public func reader(with classifier: any GlyphClassifying, prior: LanguagePrior) -> PageReader {
        var weights = ReadingWeights()
        change(&weights)
        return PageReader(
            classifier: classifier, prior: usesPrior ? prior : nil, weights: weights,
            textFilter: filters ? .fitted : .everything)
    }
}
