import ArgumentParser
import FoundationEssentials
import TrainingSets

/// Where the public data sets lie; TrainingData/README.md says where to get them.
struct DataOptions: ParsableArguments {
    @Option(help: ArgumentHelp("UNIPEN train_r01_v07, unpacked.", valueName: "directory"))
    var unipen: String?
    @Option(help: ArgumentHelp("EMNIST's idx files.", valueName: "directory"))
    var emnist: String?
    @Option(
        help: ArgumentHelp(
            "A table of fonts, as in TrainingData, or a directory with one; may be repeated.", valueName: "file"))
    var fonts: [String] = []

    func readUnipen() throws -> UnipenSet {
        guard let unipen else { throw ValidationError("--unipen is needed: the directory of UNIPEN train_r01_v07.") }
        return try UnipenReader(directory: URL(fileURLWithPath: unipen)).read()
    }

    func readEmnist(_ split: EmnistReader.Split = .byClass) throws -> EmnistSet {
        guard let emnist else { throw ValidationError("--emnist is needed: the directory of EMNIST's files.") }
        return try EmnistReader.read(directory: emnist, split: split)
    }
}
