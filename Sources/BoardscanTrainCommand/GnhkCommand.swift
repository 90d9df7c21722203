import ArgumentParser
import FileAccess
import FoundationEssentials
import Imaging
import NetworkKernels
import TrainingSets

/// `boardscan-train gnhk`: pictures of which is known where writing stands, of GNHK.
struct GnhkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gnhk",
        abstract: "Makes labelled pictures of GNHK's photos: what is writing, and its lines.",
        discussion: """
            The directory has NAME.jpg beside each NAME.json.

            boardscan-train gnhk gnhk/train pictures
            """)

    @Argument(help: ArgumentHelp("Photos of GNHK and their words.", valueName: "directory"))
    var directory: String
    @OptionGroup var made: MadePicturesOptions

    func run() throws {
        let suffix = ".json"
        let names = try GivenFile.naming(directory) { try FileReading.names(in: FilePath(directory)) }
            .map(\.string).filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
        try made.makeDirectory()
        let problems = ParallelMap.map(names.count, threads: made.jobs) { index in
            do {
                try write(names[index])
                return false
            } catch {
                say("\(error)")
                return true
            }
        }
        let skipped = problems.count(where: \.self)
        say("\(names.count - skipped) pictures, \(skipped) skipped")
    }

    private func write(_ name: String) throws {
        let (photo, words) = ("\(directory)/\(name).jpg", "\(directory)/\(name).json")
        let page = try GivenFile.naming(words) { try GnhkPage(GivenFile.bytes(words)) }
        let bytes = try GivenFile.bytes(photo)
        let labelled = try GivenFile.naming(photo) {
            try LabelledPicture(gnhk: ImageDecoder(bytes).page(0), page: page)
        }
        try GivenFile.naming("\(made.output)/\(name)") {
            try labelled.write(to: FilePath(made.output), named: name)
        }
    }
}
