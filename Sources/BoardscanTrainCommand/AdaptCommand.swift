import ArgumentParser
import Boardscan
import Dispatch
import FileAccess
import Foundation
import GlyphClassifier
import GlyphTraining
import Learning
import ReadingTraining
import Segmentation
import Synchronization
import TrainingSets

/// `boardscan-train adapt`: what learning from corrections is worth to writers nobody trained on.
struct AdaptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adapt",
        abstract: "Measures what boardscan learn does for writers held out, and to everybody else.",
        discussion: """
            Each writer has a marker of their own. Of those with enough words some words are corrected and learnt; the \
            character error rate of their other words is told before and after, and that of words of the other writers \
            held out. Words are read in pages, one on each line; as boardscan does it, a page is read with what was \
            learnt and without, and what is surer counts.
            """)

    @OptionGroup var data: DataOptions
    @Option(
        help: ArgumentHelp("The weights to start from and to compare with; else the bundled ones.", valueName: "file"))
    var model: String?
    @Option(help: "Words corrected of each writer.")
    var corrections = 50
    @Option(help: "Other words read of each writer at most.")
    var test = 100
    @Option(help: "Words read of each other writer.")
    var others = 20
    @Option(help: "Words on a page.")
    var page = 20
    @Option(help: ArgumentHelp("Where each writer's model is kept.", valueName: "directory"))
    var models: String?
    @Option(help: "Writers with a greater error rate before are told of, but not counted: they write joined-up.")
    var greatestError = 0.4

    /// Other words of a writer's own, at least.
    private static let leastOwn = 50

    func validate() throws {
        guard corrections > 0, test > 0, others > 0, page > 0 else {
            throw ValidationError("the numbers of words must be above 0")
        }
    }

    func run() throws {
        if let models { try GivenFile.naming(models) { try FileWriting.makeDirectories(FilePath(models)) } }
        let file = try model.map { try GivenFile.model($0) } ?? ModelFile(bytes: BoardReader.bundledModel())
        let words = try data.readUnipen().words.filter { WriterSplit.isHeldOut($0.writer) && !$0.label.contains(" ") }
        let writers = Dictionary(grouping: words, by: \.writer).sorted { $0.key < $1.key }
            .map { WrittenWords($0.value, writer: $0.key, limit: corrections + test) }
        let enough = writers.filter { $0.words.count >= corrections + Self.leastOwn }
        say("\(words.count) words of \(writers.count) writers held out; \(enough.count) with enough of them")
        let reader = try BoardReader()
        let trial = AdaptationTrial(
            learner: try Learner(model: file).prepared(), prior: reader.languagePrior, lineNetwork: reader.lineNetwork,
            before: try ConvolutionalClassifier(file), writers: writers, corrections: corrections, others: others,
            wordsPerPage: page)
        let results = Mutex<[AdaptationTrial.Result]>([])
        DispatchQueue.concurrentPerform(iterations: enough.count) { index in
            do {
                let result = try trial.run(enough[index])
                results.withLock { $0.append(result) }
            } catch {
                say("\(enough[index].writer) left out: \(error)")
            }
        }
        let all = results.withLock { $0 }.sorted { $0.writer < $1.writer }
        for result in all { print(result.line + (result.own.before > greatestError ? "  not counted" : "")) }
        let counted = all.filter { $0.own.before <= greatestError }
        print(AdaptationTrial.summary(of: counted))
        print("counted or not: \(AdaptationTrial.summary(of: all))")
        if let models { try keep(all, in: models) }
    }

    /// Writes `CONTRIBUTOR-WRITER.bsm` for each writer.
    private func keep(_ results: [AdaptationTrial.Result], in directory: String) throws {
        for result in results {
            let name = result.writer.replacing("/", with: "-") + ".bsm"
            try GivenFile.write(result.model.bytes(), to: "\(directory)/\(name)")
        }
    }
}
