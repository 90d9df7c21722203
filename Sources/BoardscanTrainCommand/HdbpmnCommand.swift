import ArgumentParser
import FileAccess
import FoundationEssentials
import Imaging
import NetworkKernels
import TrainingSets

/// `boardscan-train hdbpmn`: pictures of which is known where writing stands, of hdBPMN.
struct HdbpmnCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hdbpmn",
        abstract: "Makes labelled pictures of hdBPMN's photos: what is writing, and its lines.",
        discussion: """
            The directory is a checkout of the data set, or has NAME.jpg or NAME.png beside each NAME.xml.

            boardscan-train hdbpmn hdBPMN pictures --split train
            """)

    @Argument(help: ArgumentHelp("hdBPMN, or a directory of its photos and words.", valueName: "directory"))
    var directory: String
    @OptionGroup var made: MadePicturesOptions
    @Option(help: "Whose pictures; all by default.")
    var split: HdbpmnSet.Split?

    func run() throws {
        let set = try GivenFile.naming(directory) { try HdbpmnSet(directory: directory, split: split) }
        for name in set.missing { say("\(name): there is no photo of it") }
        try made.makeDirectory()
        let problems = ParallelMap.map(set.pictures.count, threads: made.jobs) { index in
            let picture = set.pictures[index]
            do {
                try write(picture)
                return false
            } catch {
                say("\(error)")
                return true
            }
        }
        let skipped = problems.count(where: \.self) + set.missing.count
        say("\(set.pictures.count + set.missing.count - skipped) pictures, \(skipped) skipped")
    }

    private func write(_ picture: HdbpmnSet.Picture) throws {
        let words = try GivenFile.bytes(picture.words)
        let bytes = try GivenFile.bytes(picture.image)
        let labelled = try GivenFile.naming(picture.image) {
            try LabelledPicture(hdbpmn: ImageDecoder(bytes).page(0), words: HdbpmnWordFile(words))
        }
        try GivenFile.naming("\(made.output)/\(picture.name)") {
            try labelled.write(to: FilePath(made.output), named: picture.name)
        }
    }
}

extension HdbpmnSet.Split: ExpressibleByArgument {}
