import ArgumentParser
import Boardscan
import FileAccess
import Finding
import Foundation
import GlyphTraining
import NetworkKernels
import TrainingSets

/// `boardscan-train cut`: labelled pictures to lines whose text is known, cut as the reader cuts them.
struct CutCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cut", abstract: "Cuts labelled pictures into lines as the reader does, with their text.",
        discussion: """
            Pictures are directories as whole-boards and hdbpmn write them. Lines that have a part of a true line, or other ink \
            besides, are left out.

            boardscan-train cut hdbpmn --copies 3 -o hdbpmn.bspl
            """)

    @Argument(help: ArgumentHelp("Labelled pictures.", valueName: "directory"))
    var directories: [String]
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
            let found = ParallelMap.onAllCores(Array(names.enumerated())) { index, name in
                Result {
                    var random = SplitMix64(seed: seed, mixing: index)
                    return try cut(LabelledPicture(directory: FilePath(directory), name: name), reader, &random)
                }
            }
            let results: [(lines: [PhotographedLine], count: Int)] = try found.map { try $0.get() }
            lines += results.flatMap { $0.lines }
            let (cutLines, known) = (results.reduce(0) { $0 + $1.count }, results.reduce(0) { $0 + $1.lines.count })
            say("\(directory): \(names.count) pictures, \(cutLines) lines cut, of \(known) the text is known")
        }
        try GivenFile.write(PhotographedLineFile.bytes(of: lines), to: output)
    }

    private func cut(_ picture: LabelledPicture, _ reader: BoardReader, _ random: inout SplitMix64) throws -> (
        lines: [PhotographedLine], count: Int
    ) {
        var pictures = [picture]
        for _ in 0..<copies { pictures.append(try picture.copy(using: &random)) }
        var (lines, count) = ([PhotographedLine](), 0)
        for picture in pictures {
            let cut = reader.cutLines(of: picture.image)
            count += cut.count
            lines += cut.compactMap { PhotographedLine($0.line, corners: $0.corners, in: picture) }
        }
        return (lines, count)
    }
}
