import ArgumentParser
import FileAccess
import FontGlyphs
import Imaging
import TrainingSets

/// `boardscan-train battery`: made-up printed pictures of all kinds, to see which kinds are read badly.
struct BatteryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "battery",
        abstract: "Makes pictures of print of all kinds: texts, fonts, heights, grounds and conditions.",
        discussion: """
            Writes KIND-CONDITION-NUMBER.png or .jpg with its .gt.txt, and battery.tsv, which tells the ground, the height of \
            capitals and the font of each. The same seed and fonts give the same pictures. .ci/score-battery reads them.

            boardscan-train battery pictures --count 6 --seed 1
            """)

    @OptionGroup var made: MadePicturesOptions
    @Option(help: "Random seed.")
    var seed: UInt64 = 1
    @Option(help: "How many pictures of each kind of text in each condition.")
    var count = 6
    @Option(
        help: ArgumentHelp(
            "A table of fonts, as in TrainingData; twenty of Debian's packages by default.", valueName: "file"))
    var fonts: String?

    func validate() throws {
        guard count >= 0 else { throw ValidationError("--count must not be negative.") }
    }

    func run() throws {
        try made.makeDirectory()
        let fonts = try BatteryFonts(table: fonts)
        for problem in fonts.missing { say(problem) }
        guard !fonts.setters.isEmpty else { throw ValidationError("There is no font to print with.") }
        let (directory, setters) = (made.output, fonts.setters)
        let design = BatteryDesign(seed: seed, count: count, fonts: setters.count)
        try made.make(design.items.count) { index in
            let item = design.items[index]
            let picture = BatteryPicture(item, seed: design.seed, fonts: setters)
            let isJPEG = item.condition == .jpeg
            let bytes = isJPEG ? try ImageEncoder.jpeg(picture.image, quality: 60) : try ImageEncoder.png(picture.image)
            let base = "\(directory)/\(item.name)"
            try GivenFile.write(bytes, to: base + (isJPEG ? ".jpg" : ".png"))
            try GivenFile.write(Array((picture.truth + "\n").utf8), to: base + ".gt.txt")
        }
        let table = design.items.map { item in
            "\(item.name)\t\(item.ground.rawValue)\t\(Int(item.height))\t\(fonts.names[item.font])\n"
        }
        try GivenFile.write(
            Array(("name\tground\theight\tfont\n" + table.joined()).utf8), to: made.output + "/battery.tsv")
    }
}
