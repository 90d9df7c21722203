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
        Ablation(name: "\"not a character\"") { $0.rejection = 0 },
        Ablation(name: "bonus for each character") { $0.characterBonus = 0 },
        Ablation(name: "weight by the number of pieces") { $0.primitiveExponent = 0 },
        Ablation(name: "gaps measured by the page's usual ones") { $0.gapPerSpread = 0 },
        Ablation(name: "narrow spaces beside signs") { $0.gapBesideSign = 0 },
        Ablation(name: "cells of typed pages") { $0.gapPerCell = 0 },
        Ablation(name: "passing over specks") { $0.skip = 1000 },
        Ablation(name: "text filter", filters: false),
    ]

    public func reader(for characterSet: CharacterSet, prior: LanguagePrior) -> PageReader {
        var weights = ReadingWeights()
        change(&weights)
        return PageReader(
            characterSet: characterSet, prior: usesPrior ? prior : nil, weights: weights,
            textFilter: filters ? .fitted : .everything)
    }
}
