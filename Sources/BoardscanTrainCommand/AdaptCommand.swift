import Accuracy
import ArgumentParser
import Boardscan
import Dispatch
import Foundation
import GlyphClassifier
import GlyphTraining
import Learning
import Reading
import Segmentation
import Synchronization
import TrainingSets

/// `boardscan-train adapt`: what learning from corrections is worth to writers nobody trained on.
struct AdaptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adapt",
        abstract: "Measures what boardscan learn does for writers held out, and to everybody else.",
        discussion: """
            Of each writer with enough words some are corrected and learnt; the character error rate of their other words, \
            read with the language prior as single words, is told before and after, and that of words of other writers \
            held out.
            """)

    @OptionGroup var data: DataOptions
    @Option(help: ArgumentHelp("The weights to start from; else the bundled ones.", valueName: "file"))
    var model: String?
    @Option(help: "Words corrected of each writer.")
    var corrections = 50
    @Option(help: "Other words read of each writer at most.")
    var test = 150
    @Option(help: "Writers at most, those of most words first.")
    var writers = 24
    @Option(help: "Words of each other writer.")
    var others = 8
    @Flag var onePen = false
    @Option var worst = 0.5
    @Option var show = 0
    @Option var steps: Int?
    @Option var rate: Float?
    @Option var anchor: Float?
    @Option var mixing: Float?
    @Option var rehearsal: Float?
    @Option var lines: Int?
    @Option var copies: Int?
    @Option var negatives: Float?
    @Option var rounds: Int?
    @Option var keep: Bool?
    @Option var recopies: Int?
    @Option var leastMean: Float?

    private struct Sample {
        var line: TextLine
        var text: String
    }

    func run() throws {
        let bytes = try model.map { [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0))) } ?? BoardReader.bundledModel()
        let file = try ModelFile(bytes: bytes)
        let prior = try BoardReader().languagePrior
        var options = Learner.Options()
        if let steps { options.training.steps = steps }
        if let rate { options.training.learningRate = rate }
        if let anchor { options.training.anchor = anchor }
        if let mixing { options.training.mixing = mixing }
        if let rehearsal { options.training.rehearsal = rehearsal }
        if let lines { options.rehearsalLines = lines }
        if let copies { options.copies = copies }
        if let negatives { options.negativeShare = negatives }
        if let keep { options.keepsOthers = keep }
        if let recopies { options.rehearsalCopies = recopies }
        if let rounds { options.rounds = rounds }
        if let leastMean { options.leastMean = leastMean }
        let words = try data.readUnipen().words.filter { WriterSplit.isHeldOut($0.writer) && !$0.label.contains(" ") }
        let byWriter = Dictionary(grouping: words, by: \.writer).sorted { $0.key < $1.key }
        let needed = corrections + 50
        let chosen = byWriter.filter { $0.value.count >= needed }
            .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.prefix(writers)
        say("\(words.count) words of \(byWriter.count) writers held out; \(chosen.count) with at least \(needed)")
        let foreign = byWriter.map { ($0.key, samples(of: $0.value, limit: others)) }
        let learner = try Learner(model: file, options: options)
        let before = try ConvolutionalClassifier(file)
        let foreignBefore = foreign.map { edits($0.1, before, prior) }
        let rows = Mutex<[(String, [Double])]>([])
        DispatchQueue.concurrentPerform(iterations: chosen.count) { index in
            let (writer, words) = chosen[chosen.startIndex + index]
            let all = samples(of: words, limit: corrections + test)
            let check = edits(Array(all.dropFirst(corrections)), before, prior)
            guard Double(check.1) <= worst * Double(check.0) else { return }
            let corrected = all.prefix(corrections).map { CorrectedWord(line: $0.line, text: $0.text) }
            let rest = Array(all.dropFirst(corrections))
            let start = ContinuousClock.now
            guard let result = try? learner.learn(corrected), let after = try? ConvolutionalClassifier(result.model)
            else { return }
            let seconds = (ContinuousClock.now - start) / .seconds(1)
            if show > 0 { texts(Array(rest.prefix(show)), before, after, prior) }
            let (own, ownAfter) = (edits(rest, before, prior), edits(rest, after, prior))
            var (old, new) = ((0, 0, 0), (0, 0, 0))
            for (position, other) in foreign.enumerated() where other.0 != writer {
                let changed = edits(other.1, after, prior)
                old = (old.0 + foreignBefore[position].0, old.1 + foreignBefore[position].1, old.2 + foreignBefore[position].2)
                new = (new.0 + changed.0, new.1 + changed.1, new.2 + changed.2)
            }
            func rate(_ e: (Int, Int, Int)) -> Double { Double(e.1) / Double(max(1, e.0)) }
            func folded(_ e: (Int, Int, Int)) -> Double { Double(e.2) / Double(max(1, e.0)) }
            rows.withLock {
                $0.append(
                    (writer, [Double(rest.count), Double(result.learntWords), rate(own), rate(ownAfter), folded(own), folded(ownAfter), rate(old), rate(new), folded(old), folded(new), seconds]))
            }
        }
        let table = rows.withLock { $0 }.sorted { $0.0 < $1.0 }
        print("writer              words learnt  CER  after  change   folded after   others before after  seconds")
        for (writer, v) in table {
            print(
                writer.padding(toLength: 18, withPad: " ", startingAt: 0),
                String(
                    format: "%5.0f %5.0f  %.3f %.3f  %+4.0f %%   %.3f %.3f   %.4f %.4f  %.4f %.4f  %5.1f", v[0], v[1], v[2], v[3],
                    100 * (v[3] / max(1e-9, v[2]) - 1), v[4], v[5], v[6], v[7], v[8], v[9], v[10]))
        }
        func mean(_ f: ([Double]) -> Double) -> Double { table.map { f($0.1) }.reduce(0, +) / Double(max(1, table.count)) }
        let change = mean { $0[3] / max(1e-9, $0[2]) - 1 }
        let spread = mean { ($0[3] / max(1e-9, $0[2]) - 1 - change) * ($0[3] / max(1e-9, $0[2]) - 1 - change) }.squareRoot()
        print(
            String(
                format: "mean of %d: CER %.4f -> %.4f; mean change %+.1f %% (sd %.1f); folded %.4f -> %.4f; others %.4f -> %.4f (worst %+.4f); folded %.4f -> %.4f; seconds %.1f",
                table.count, mean { $0[2] }, mean { $0[3] }, 100 * change, 100 * spread, mean { $0[4] }, mean { $0[5] }, mean { $0[6] },
                mean { $0[7] }, table.map { $0.1[7] - $0.1[6] }.max() ?? 0, mean { $0[8] }, mean { $0[9] }, mean { $0[10] }))
    }

    private func samples(of words: [InkSample], limit: Int) -> [Sample] {
        var random = SplitMix64(seed: 5)
        let pen = WordPen(of: words.first?.writer ?? "")
        var result: [Sample] = []
        for word in words.shuffled(using: &random) where result.count < limit {
            guard let line = onePen ? word.textLine(with: pen, using: &random) : word.textLine(using: &random) else { continue }
            result.append(Sample(line: line, text: word.label))
        }
        return result
    }

    private func texts(_ samples: [Sample], _ before: ConvolutionalClassifier, _ after: ConvolutionalClassifier, _ prior: LanguagePrior) {
        func read(_ c: ConvolutionalClassifier) -> [String] {
            let reader = LineReader(characterSet: c.characterSet, prior: prior)
            return ScoredLine.scoreLikely(samples.map(\.line), with: c).map { String((reader.read($0)?.path.steps ?? []).map { c.characterSet.characters[$0.classIndex] }) }
        }
        say(zip(samples, zip(read(before), read(after))).map { "\($0.text):\($1.0):\($1.1)" }.joined(separator: "  "))
    }

    /// Characters, edits as written, edits case-folded.
    private func edits(_ samples: [Sample], _ classifier: ConvolutionalClassifier, _ prior: LanguagePrior) -> (Int, Int, Int) {
        let reader = LineReader(characterSet: classifier.characterSet, prior: prior)
        var sum = (0, 0, 0)
        for (sample, scored) in zip(samples, ScoredLine.scoreLikely(samples.map(\.line), with: classifier)) {
            let path = reader.read(scored)?.path
            let text = String((path?.steps ?? []).map { classifier.characterSet.characters[$0.classIndex] })
            sum.0 += sample.text.count
            sum.1 += min(sample.text.count, editDistance(Array(sample.text), Array(text)))
            sum.2 += min(sample.text.count, editDistance(Array(sample.text.lowercased()), Array(text.lowercased())))
        }
        return sum
    }
}
