import ArgumentParser
import Foundation
import GlyphClassifier
import GlyphTraining
import TrainingSets

/// `boardscan-train align`: real words to glyphs in context, by a model that can read most of them.
struct AlignCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "align", abstract: "Cuts characters out of handwritten words whose text is known.")

    @OptionGroup var data: DataOptions
    @Option(help: ArgumentHelp("The weights to align with.", valueName: "file"))
    var model: String
    @Option(name: .shortAndLong, help: ArgumentHelp("Where the glyphs go.", valueName: "file"))
    var output: String
    @Option(help: "Words at most.")
    var limit = 100_000
    @Option(help: "Share of the negatives kept.")
    var negativeShare: Float = 0.13
    @Option(help: "Seed of the random pens.")
    var seed: UInt64 = 1

    func validate() throws {
        guard limit >= 0 else { throw ValidationError("--limit must not be negative.") }
    }

    func run() throws {
        try GivenFile.checkOutput(output, reading: [model])
        let classifier = try ConvolutionalClassifier(GivenFile.model(model))
        let unipen = try data.readUnipen()
        var words = unipen.words.filter { word in
            !WriterSplit.isHeldOut(word.writer) && !UnipenWriters.cursiveSources.contains(word.source)
        }
        // Spread over all writers, whatever the limit.
        var random = SplitMix64(seed: seed)
        words.shuffle(using: &random)
        let (samples, trusted) = WordAligner(classifier: classifier, input: .inkInLine, negativeShare: negativeShare)
            .samples(of: Array(words.prefix(limit)), seed: seed)
        var pack = PackedGlyphs.Builder(characterSet: classifier.characterSet, input: .inkInLine)
        for sample in samples {
            pack.append(sample.pixels, label: sample.classIndex)
        }
        try GivenFile.write([UInt8](pack.bytes()), to: output)
        say("\(min(limit, words.count)) words, \(trusted) aligned, \(samples.count) glyphs")
    }
}
