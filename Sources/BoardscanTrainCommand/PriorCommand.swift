import ArgumentParser
import Foundation
import Reading
import ReadingTraining

/// `boardscan-train prior`: counts to language prior.
struct PriorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prior",
        abstract: "Builds the language prior from word lists and program text.",
        discussion: "TrainingData/prior.md names the sources and the call that made the bundled prior.")

    @Option(help: ArgumentHelp("A list of words with counts.", valueName: "file"))
    var words: String?
    @Option(help: ArgumentHelp("A list of word pairs with counts.", valueName: "file"))
    var pairs: String?
    @Option(help: ArgumentHelp("A list of words of today's texts with counts.", valueName: "file"))
    var modern: String?
    @Option(help: ArgumentHelp("A list of words, of which the capitalised ones are taken as names.", valueName: "file"))
    var names: String?
    @Option(parsing: .upToNextOption, help: ArgumentHelp("Program text.", valueName: "directory"))
    var code: [String] = []
    @Option(parsing: .upToNextOption, help: ArgumentHelp("Documentation in plain text.", valueName: "directory"))
    var prose: [String] = []
    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Transcripts of what people wrote by hand.", valueName: "directory"))
    var written: [String] = []
    @Option(name: .shortAndLong, help: ArgumentHelp("Where the prior is written to.", valueName: "file"))
    var output: String?
    @Option(parsing: .upToNextOption, help: ArgumentHelp("Texts to report bits per character on.", valueName: "file"))
    var evaluate: [String] = []

    @Option(help: "How many of the words are the lexicon, the commonest first; all, and the names, by default.")
    var lexicon: Int?
    @Option(help: "Longest n-gram, 2 to 8.")
    var order = 8
    @Option(help: "Exponent that damps the counts of words and pairs.")
    var damping = 0.6
    @Option(help: "Exponent that damps the counts of repeated lines.")
    var lineDamping = 0.3
    @Option(help: "Nats times occurrences an n-gram must save to be kept.")
    var pruning = 4.5
    @Option(help: "Witten-Bell strength; 0 for absolute discounting instead.")
    var wittenBell = 4.0
    @Option(help: "Absolute discount.")
    var discount = 0.75
    @Option(
        help:
            "Millions of characters: words, pairs, names, code, prose, patterns, figures, modern words, written lines, words in sentences."
    )
    var mix = "2,1,0.3,4,2,1.5,4,1,0.2,0"

    func validate() throws {
        guard (2...8).contains(order) else { throw ValidationError("--order must be between 2 and 8.") }
        guard mix.split(separator: ",").compactMap({ Double($0) }).count == 10 else {
            throw ValidationError("--mix takes ten numbers with commas between them.")
        }
    }

    func run() throws {
        if let output {
            try GivenFile.checkOutput(output, reading: [words, modern, pairs, names].compactMap(\.self) + evaluate)
        }
        var corpus = try readCorpus()
        let heldOut = corpus.holdOut(interval: 20)
        let smoothing: PriorBuilder.Smoothing =
            wittenBell > 0 ? .wittenBell(strength: wittenBell) : .absoluteDiscount(discount)
        let builder = PriorBuilder(order: order, smoothing: smoothing, pruning: pruning)
        let prior = builder.build(NGramCounts(corpus.mixed(shares)), lexicon: corpus.lexicon(commonest: lexicon))
        let bytes = prior.encoded()
        print("contexts \(prior.contextCount)  n-grams \(prior.entryCount)  bytes \(bytes.count)")
        report("held-out code", heldOut.code, prior)
        report("held-out prose", heldOut.prose, prior)
        reportCase(corpus.code + corpus.prose, prior.lexicon)
        for path in evaluate {
            let lines = try GivenFile.text(path).split(separator: "\n").map(String.init)
            report(URL(fileURLWithPath: path).lastPathComponent, lines, prior)
        }
        if let output { try GivenFile.write(bytes, to: output) }
    }

    private var shares: PriorCorpus.Mix {
        let millions = mix.split(separator: ",").compactMap { Double($0) }.map { $0 * 1e6 }
        var shares = PriorCorpus.Mix()
        shares.words = millions[0]
        shares.pairs = millions[1]
        shares.names = millions[2]
        shares.code = millions[3]
        shares.prose = millions[4]
        shares.patterns = millions[5]
        shares.figures = millions[6]
        shares.modern = millions[7]
        shares.written = millions[8]
        shares.sentences = millions[9]
        return shares
    }

    private func readCorpus() throws -> PriorCorpus {
        var corpus = PriorCorpus()
        func text(_ path: String?) throws -> String {
            try path.map { try GivenFile.text($0) } ?? ""
        }
        corpus.words = FrequencyList.parse(try text(words), exponent: damping)
        corpus.pairs = FrequencyList.parse(try text(pairs), exponent: damping)
        corpus.names = FrequencyList.parse(try text(names), exponent: 0).filter { $0.text.first?.isUppercase == true }
        corpus.code = try lines(code, extensions: ["py", "js", "mjs"])
        corpus.prose = try lines(prose, extensions: ["txt", "md", "rst"])
        corpus.written = try lines(written, extensions: ["txt"])
        corpus.modern = FrequencyList.parse(try text(modern), exponent: damping)
        let common = corpus.words.prefix(8_000).map(\.text)
        corpus.patterns = BoardPatterns.lines(count: 60_000, words: common, seed: 1)
        if shares.sentences > 0 {
            corpus.sentences = SentencePatterns.lines(count: 200_000, words: corpus.words, seed: 3)
        }
        corpus.figures = FigurePatterns.texts(count: 500_000, words: common, seed: 2)
        return corpus
    }

    private func lines(_ paths: [String], extensions: Set<String>) throws -> [WeightedText] {
        var lines = SourceLines()
        for path in paths {
            try GivenFile.naming(path) {
                try lines.add(contentsOf: URL(fileURLWithPath: path), extensions: extensions)
            }
        }
        return lines.texts(exponent: lineDamping)
    }

    private func report(_ name: String, _ lines: [String], _ prior: LanguagePrior) {
        var entropy = CrossEntropy()
        for line in lines { entropy.add(line: line, under: prior) }
        let bits = String(format: "%.3f", entropy.bitsPerCharacter)
        var cases = CaseCounts()
        for line in lines { cases.add(line: line, lexicon: prior.lexicon) }
        let caseBits = String(format: "%.3f", cases.bitsPerLetter)
        let characters = entropy.characters
        print("\(name): \(bits) bits per character, \(characters) characters; case \(caseBits) bits per letter")
    }

    /// Prints the estimates of `CaseModel`'s constants; every fourth line counts as one in capitals.
    private func reportCase(_ texts: [WeightedText], _ lexicon: WordFilter) {
        var counts = CaseCounts()
        for (index, text) in texts.enumerated() {
            counts.add(line: index % 4 == 0 ? text.text.uppercased() : text.text, lexicon: lexicon)
        }
        for context in CaseModel.Context.allCases {
            print("P(capital | \(context)) = \(String(format: "%.4f", counts.capitalProbability(after: context)))")
        }
    }
}
