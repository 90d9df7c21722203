import ArgumentParser
import Boardscan
import FontGlyphs
import FoundationEssentials
import GlyphClassifier
import GlyphTraining
import Reading
import ReadingTraining
import TrainingSets

/// The glyph sources a recipe may name, training and validation parts kept apart.
///
/// Of UNIPEN, whole writers are held out; of EMNIST, the first 10,000 images; of the fonts, every tenth family.
struct TrainingSources {
    private(set) var training: [String: any GlyphSource] = [:]
    private(set) var validation: [String: any GlyphSource] = [:]

    private static let validationLines = 300
    private static let madeUpWriters = 300
    private static let madeUpSeed: UInt64 = 3
    private static let boardTexts = 40000
    private static let boardTextSeed: UInt64 = 5
    private static let longestText = 32
    /// Words made up in each language; all of them together are about as many as UNIPEN's.
    private static let foreignWords = 250

    // Glyphs in context were varied when they were drawn. Warping them once more would blur them, and only them: the
    // network would take sharpness for a sign that something is a character.
    init(recipe: FitRecipe, data: DataOptions, characterSet: GlyphClassifier.CharacterSet) throws {
        let unipen = try data.readUnipen()
        let words = Self.vocabulary(of: unipen)
        let fonts = try Self.fonts(data)
        let emnist = try data.readEmnist()
        addIsolated(unipen, emnist, fonts, characterSet)
        try addOtherEmnist(data, besides: emnist, named: recipe.training.samplesPerEpoch.keys, characterSet)
        if recipe.contextLines > 0 {
            let lines = Self.lineSources(unipen, fonts.training, words, isHeldOut: false, characterSet)
            let held = Self.lineSources(unipen, fonts.held, words, isHeldOut: true, characterSet)
            addContext(lines, held, recipe, characterSet)
        }
    }

    /// Glyphs of photos' lines, as many as the recipe has for the name, at most; the network tells where they are.
    mutating func addLines(
        _ lines: [PhotographedLine], named name: String, _ recipe: FitRecipe, alignedBy network: LineNetwork
    ) {
        training[name] = PhotographedGlyphs.pack(
            of: lines, count: recipe.photographedGlyphs ?? 0, network: network, characterSet: recipe.characterSet,
            input: recipe.training.architecture.input)
    }

    private mutating func addContext(
        _ lines: [String: any ContextLineSource], _ held: [String: any ContextLineSource], _ recipe: FitRecipe,
        _ characterSet: GlyphClassifier.CharacterSet
    ) {
        let shares = ["composed": recipe.composedShare, "written": recipe.writtenShare, "set": recipe.fontShare]
        func glyphs(
            _ lines: [String: any ContextLineSource], _ shares: [String: Float], count: Int, seed: UInt64
        ) -> PackedGlyphs {
            Self.context(
                lines.sorted { $0.key < $1.key }.map { ($1, shares[$0] ?? 0) }, count: count, seed: seed,
                negativeShare: recipe.negativeShare, characterSet, recipe.training.architecture.input)
        }
        training["context"] = glyphs(lines, shares, count: recipe.contextLines, seed: 1)
        // Validation tells the kinds of lines apart.
        for kind in held.keys.sorted() {
            validation["context " + kind] = glyphs(held, [kind: 1], count: Self.validationLines, seed: 2)
        }
    }

    /// Lines of the training writers and fonts as ink alone, by name.
    static func inkedTexts(_ data: DataOptions, _ characterSet: GlyphClassifier.CharacterSet) throws
        -> [String: any InkedTextSource]
    {
        let unipen = try data.readUnipen()
        let words = vocabulary(of: unipen)
        let fonts = try fonts(data)
        var lines = lineSources(unipen, fonts.training, words, isHeldOut: false, characterSet)
        lines["hand"] = FontLines(
            families: families(of: fonts.training.filter { $0.kind == .hand } + fonts.joined, characterSet),
            words: words + ForeignTexts(in: characterSet, wordsEach: foreignWords).words)
        return inkedTexts(unipen, lines, words, characterSet)
    }

    /// `lines` are made of single characters.
    private static func inkedTexts(
        _ unipen: UnipenSet, _ lines: [String: any ContextLineSource], _ words: [String],
        _ characterSet: GlyphClassifier.CharacterSet
    ) -> [String: any InkedTextSource] {
        let madeUp = PenSample.madeUp(
            characters: characterSet.characters, writers: madeUpWriters, seed: madeUpSeed)
        let people = unipen.characters.filter { !WriterSplit.isHeldOut($0.writer) }
        var sources: [String: any InkedTextSource] = lines.mapValues { InkedTexts(composed: $0) }
        sources["alphabet"] = InkedTexts(composed: LineComposer(samples: madeUp, text: LineText(words: words)))
        sources["numbers"] = InkedTexts(composed: LineComposer(samples: people + madeUp, text: .numbers))
        let written = (unipen.words + unipen.texts.filter(\.isOneLine)).filter { !WriterSplit.isHeldOut($0.writer) }
        let isCursive = { (sample: PenSample) in UnipenWriters.cursiveSources.contains(sample.source) }
        sources["words"] = InkedTexts(words: written.filter { !isCursive($0) && !$0.label.contains(" ") })
        sources["cursive"] = InkedTexts(words: written.filter(isCursive))
        sources["texts"] = InkedTexts(words: written.filter { !isCursive($0) && $0.label.contains(" ") })
        return sources
    }

    /// Lines of which each character's ink is known: set from a writer's characters, as written, set in fonts.
    private static func lineSources(
        _ unipen: UnipenSet, _ fonts: [FontCatalogue.Entry], _ words: [String], isHeldOut: Bool,
        _ characterSet: GlyphClassifier.CharacterSet
    ) -> [String: any ContextLineSource] {
        let samples = unipen.characters.filter { WriterSplit.isHeldOut($0.writer) == isHeldOut }
        let written = unipen.lines.filter { WriterSplit.isHeldOut($0.writer) == isHeldOut }
        let foreign = ForeignTexts(in: characterSet, wordsEach: foreignWords)
        let words = words + foreign.words
        let texts =
            BoardPatterns.texts(count: boardTexts, words: words, longest: longestText, seed: boardTextSeed)
            + foreign.lines
        var sources: [String: any ContextLineSource] = [
            "composed": LineComposer(samples: samples, text: LineText(words: words, texts: texts)),
            "written": WrittenLines(written),
        ]
        let families = families(of: fonts, characterSet)
        if !families.isEmpty { sources["set"] = FontLines(families: families, words: words) }
        return sources
    }

    /// The outlines of fonts, those of one family together; of hands a package is one.
    private static func families(
        of fonts: [FontCatalogue.Entry], _ characterSet: GlyphClassifier.CharacterSet
    ) -> [[FontOutlines]] {
        let families = Dictionary(grouping: fonts) { $0.kind == .hand ? $0.package : $0.family }
        return families.sorted { $0.key < $1.key }.map { _, fonts in
            fonts.compactMap { font in
                try? FontOutlines(
                    path: font.path, characters: characterSet.characters.filter { !font.unusable.contains($0) },
                    isJoined: font.isJoined)
            }
        }.filter { !$0.isEmpty }
    }

    /// What set lines say: the words of UNIPEN's own transcripts.
    private static func vocabulary(of unipen: UnipenSet) -> [String] {
        Set(unipen.words.map(\.label).filter { $0.count <= 14 && !$0.contains(" ") }).sorted()
    }

    private typealias Fonts = (
        training: [FontCatalogue.Entry], held: [FontCatalogue.Entry], joined: [FontCatalogue.Entry]
    )

    private static func fonts(_ data: DataOptions) throws -> Fonts {
        var fonts: Fonts = ([], [], [])
        for path in data.fonts {
            let catalogue = try FontCatalogue(path: path)
            fonts.training += catalogue.split.training
            fonts.held += catalogue.split.held
            fonts.joined += catalogue.joined
        }
        return fonts
    }

    private mutating func addIsolated(
        _ unipen: UnipenSet, _ emnist: EmnistSet, _ fonts: Fonts,
        _ characterSet: GlyphClassifier.CharacterSet
    ) {
        let held = unipen.characters.filter { WriterSplit.isHeldOut($0.writer) }
        let others = unipen.characters.filter { !WriterSplit.isHeldOut($0.writer) }
        training["unipen"] = StrokeGlyphSource(samples: others, characterSet: characterSet)
        training["unipen mild"] = StrokeGlyphSource(samples: others, characterSet: characterSet, augmentation: .mild)
        training["unipen single"] = StrokeGlyphSource(
            samples: others, characterSet: characterSet, augmentation: .single)
        validation["unipen"] = StrokeGlyphSource(samples: held, characterSet: characterSet, augmentation: .none)
        training["emnist"] = EmnistGlyphSource(
            set: emnist, images: HeldOutCharacters.emnistImages..<emnist.count, characterSet: characterSet)
        training["emnist mild"] = EmnistGlyphSource(
            set: emnist, images: HeldOutCharacters.emnistImages..<emnist.count, characterSet: characterSet,
            augmentation: .mild)
        training["emnist single"] = EmnistGlyphSource(
            set: emnist, images: HeldOutCharacters.emnistImages..<emnist.count, characterSet: characterSet,
            augmentation: .single)
        validation["emnist"] = EmnistGlyphSource(
            set: emnist, images: 0..<HeldOutCharacters.emnistImages, characterSet: characterSet, augmentation: .none)
        training["alphabet"] = AlphabetGlyphSource(
            characters: characterSet.characters, perCharacter: 100, characterSet: characterSet)
        if !fonts.training.isEmpty {
            training["fonts"] = FontGlyphSource(entries: fonts.training, characterSet: characterSet)
            training["fonts mild"] = FontGlyphSource(
                entries: fonts.training, characterSet: characterSet, augmentation: .mild)
            validation["fonts"] = FontGlyphSource(entries: fonts.held, characterSet: characterSet, augmentation: .none)
        }
    }

    /// EMNIST's other splits that the recipe names, without what is held out of the first one.
    private mutating func addOtherEmnist(
        _ data: DataOptions, besides emnist: EmnistSet, named names: some Collection<String>,
        _ characterSet: GlyphClassifier.CharacterSet
    ) throws {
        for split in EmnistReader.Split.allCases where split != .byClass {
            let name = "emnist \(split.rawValue) single"
            guard names.contains(name) else { continue }
            training[name] = EmnistGlyphSource(
                set: try data.readEmnist(split).excluding(0..<HeldOutCharacters.emnistImages, of: emnist),
                characterSet: characterSet, includesUnknownCase: true, augmentation: .single)
        }
    }

    private static func context(
        _ sources: [(source: any ContextLineSource, share: Float)], count: Int, seed: UInt64, negativeShare: Float,
        _ characterSet: GlyphClassifier.CharacterSet, _ input: GlyphInput
    ) -> PackedGlyphs {
        let context = ContextGlyphs(
            sources: sources,
            sampler: ContextSampler(characterSet: characterSet, input: input, negativeShare: negativeShare))
        var pack = PackedGlyphs(input: input)
        for start in stride(from: 0, to: count, by: 2000) {
            for sample in context.samples(ofLines: start..<min(count, start + 2000), seed: seed) {
                pack.append(sample.pixels, label: sample.classIndex)
            }
        }
        return pack
    }
}
