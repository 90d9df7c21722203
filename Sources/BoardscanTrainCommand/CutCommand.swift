import ArgumentParser
import Boardscan
import FileAccess
import Finding
import Foundation
import GlyphTraining
import Imaging
import NetworkKernels
import TrainingSets

/// `boardscan-train cut`: labelled pictures to lines whose text is known, cut as the reader cuts them.
struct CutCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cut", abstract: "Cuts labelled pictures into lines as the reader does, with their text.",
        discussion: """
            Pictures are directories as whole-boards, hdbpmn and gnhk write them. Lines that have a part of a true line, or \
            other ink besides, are left out. Of photos with NAME.gt.txt beside them only the texts are known: lines are \
            those that are read nearly so.

            boardscan-train cut hdbpmn --copies 3 -o hdbpmn.bspl
            """)

    @Argument(help: ArgumentHelp("Labelled pictures.", valueName: "directory"))
    var directories: [String] = []
    @Option(
        help: ArgumentHelp(
            "Photos with their texts, NAME.gt.txt beside each; may be repeated.", valueName: "directory"))
    var texts: [String] = []
    @Option(name: .shortAndLong, help: ArgumentHelp("Where the lines go.", valueName: "file"))
    var output: String
    @Option(help: "Copies of each picture, besides it: smaller, in other light, blurred, noisy, compressed.")
    var copies = 0
    @Option(help: ArgumentHelp("The weights that find lines; the program's by default.", valueName: "file"))
    var finding: String?
    @Option(help: "Seed of the copies.")
    var seed: UInt64 = 1

    func validate() throws {
        guard (0...1000).contains(copies) else { throw ValidationError("--copies must be between 0 and 1000.") }
        guard !(directories + texts).isEmpty else { throw ValidationError("No directory is named.") }
    }

    func run() throws {
        try GivenFile.checkOutput(output, reading: [finding].compactMap(\.self))
        let reader =
            try finding.map { path in
                try GivenFile.naming(path) {
                    try BoardReader(finding: FindingModel(bytes: GivenFile.bytes(path)).network)
                }
            } ?? BoardReader()
        var lines: [PhotographedLine] = []
        for directory in directories {
            let names = try LabelledPicture.names(in: FilePath(directory))
            lines += try cut(names, of: directory) { name, random in
                let picture = try LabelledPicture(directory: FilePath(directory), name: name)
                return try copies(of: picture, using: &random).flatMap { picture in
                    reader.cutLines(of: picture.image).map {
                        PhotographedLine($0.line, corners: $0.corners, reading: $0.reading, in: picture)
                    }
                }
            }
        }
        for directory in texts {
            lines += try cut(BoardFiles(directory: directory).boards, of: directory) { board, random in
                let photo = try board.image()
                let ink = [UInt8](repeating: 0, count: photo.width * photo.height)
                let picture = LabelledPicture(image: photo, ink: ink, lines: [])
                let known = board.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                return try copies(of: picture, using: &random).flatMap { picture in
                    reader.cutLines(of: picture.image).map {
                        PhotographedLine($0.line, reading: $0.reading, among: known)
                    }
                }
            }
        }
        try GivenFile.write(PhotographedLineFile.bytes(of: lines), to: output)
    }

    /// The lines whose text is known.
    ///
    /// `lines` gives those of a picture and of its copies, `nil` for each whose text is not known.
    private func cut<Picture: Sendable>(
        _ pictures: [Picture], of directory: String,
        lines: @escaping @Sendable (Picture, inout SplitMix64) throws -> [PhotographedLine?]
    ) throws -> [PhotographedLine] {
        let cut = try ParallelMap.onAllCores(Array(pictures.enumerated())) { index, picture in
            Result {
                var random = SplitMix64(seed: seed, mixing: index)
                return try lines(picture, &random)
            }
        }.flatMap { try $0.get() }
        let known = cut.compactMap(\.self)
        say("\(directory): \(pictures.count) pictures, \(cut.count) lines cut, of \(known.count) the text is known")
        return known
    }

    private func copies(of picture: LabelledPicture, using random: inout SplitMix64) throws -> [LabelledPicture] {
        try [picture] + (0..<copies).map { _ in try picture.copy(using: &random) }
    }
}
