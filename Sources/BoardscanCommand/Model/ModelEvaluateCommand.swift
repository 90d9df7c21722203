import ArgumentParser
import Boardscan
import FoundationEssentials
import GlyphClassifier
import GlyphTraining
import TrainingSets

/// `boardscan model evaluate`: how well and how fast a model names characters it was not trained on.
struct ModelEvaluateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "evaluate", abstract: "Measures a model on labelled characters.",
        discussion: """
            Prints samples, accuracy as labelled and with capital and small letters taken as the same, the expected \
            calibration error (15 bins), the digits alone, what is most often confused, and the speed on one core. \
            "Not a character" and characters missing from a set's mapping are excluded as answers. \
            TrainingData/README.md says where the sets come from and which writers, images and fonts are held out; fonts are measured by boardscan-train evaluate.
            """)

    @Argument(
        help: ArgumentHelp(
            "A weights file; builtin for the one in the program that reads lines (default: the one in the program that "
                + "reads characters standing alone).", valueName: "file"), completion: .file())
    var file: String?
    @Option(
        help: ArgumentHelp("Images in EMNIST's format, .gz or not; all count.", valueName: "idx3-ubyte"),
        completion: .file())
    var images: String?
    @Option(
        help: ArgumentHelp("Their labels.", valueName: "idx1-ubyte"), completion: .file())
    var labels: String?
    @Option(
        help: ArgumentHelp("The characters of the labels.", valueName: "mapping.txt"), completion: .file())
    var mapping: String?
    @Option(
        help: ArgumentHelp("EMNIST's ByClass files: the first 10,000 images count.", valueName: "dir"),
        completion: .directory)
    var emnist: String?
    @Option(
        help: ArgumentHelp("UNIPEN train_r01_v07, unpacked: the writers held out count.", valueName: "dir"),
        completion: .directory)
    var unipen: String?
    @Option(
        help: ArgumentHelp(
            "Only these characters count, and only they may win: all, digits, upper, lower, letters, several with commas; or characters and ranges.",
            valueName: "set"), transform: CharsetArgument.init(parsing:))
    var charset: CharsetArgument?
    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
        let given = [images, labels, mapping].compactMap(\.self).count
        guard given == 0 || given == 3 else { throw ValidationError("--images, --labels and --mapping go together") }
    }

    func run() throws {
        let (bytes, file) = try model.read()
        let report: EvaluationReport
        do {
            let classifier = try ConvolutionalClassifier(file)
            try charset?.check(with: classifier.characterSet, Diagnostics())
            report = try evaluate(classifier, bytes)
        } catch let code as ExitCode {
            throw code
        } catch {
            Diagnostics().error("\(error)")
            throw ExitCodes.unusableModel.exitCode
        }
        if !report.parts.isEmpty, report.parts.allSatisfy({ $0.figures.samples == 0 }) {
            Diagnostics().error("--charset: no sample is of these characters")
            throw ExitCodes.usage.exitCode
        }
        try writeResult(json ? report.json() : Array(report.text.utf8))
    }

    private var model: ModelChoice { file.map { ModelChoice($0) } ?? .builtInForSingleCharacters }

    private func evaluate(_ classifier: ConvolutionalClassifier, _ bytes: [UInt8]) throws -> EvaluationReport {
        var report = EvaluationReport(model: model.displayName.string)
        for set in try sets() {
            report.parts.append(Evaluator(classifier).report(on: set, charset: charset?.characters))
        }
        report.speed = try ClassifierSpeed(modelBytes: bytes, characters: classifier.characterSet)
        return report
    }

    private func sets() throws -> [EvaluationSet] {
        var sets: [EvaluationSet] = []
        if let images, let labels, let mapping {
            let set = try EmnistReader.read(images: images, labels: labels, mapping: mapping)
            sets.append(HeldOutCharacters.images(set, name: images))
        }
        let unipenSet = try unipen.map {
            try UnipenReader(directory: URL(fileURLWithPath: $0)).read(categories: HeldOutCharacters.isolatedCategories)
        }
        let emnistSet = try emnist.map { try EmnistReader.read(directory: $0) }
        sets += HeldOutCharacters.forMeasuring(unipen: unipenSet, emnist: emnistSet)
        return sets
    }
}
