import Boardscan
import DocumentFormats
import DocumentModel
import FileAccess
import Reading
import Segmentation

/// What the arguments of the tesseract program come to here.
struct TesseractSettings {
    enum Task {
        case reading
        /// `--psm 0`.
        case orientation
        /// `--psm 2`.
        case layoutAnalysis
    }

    private(set) var outputs: Set<TesseractOutput> = []
    private(set) var task = Task.reading
    private(set) var layout = PageLayout.automatic
    private(set) var usesLanguagePrior = true
    private(set) var expected: [Language] = []
    private(set) var allowed: Set<Character>?
    private(set) var forbidden: Set<Character> = []
    private(set) var resolution: Resolution?
    /// `nil` reads all.
    private(set) var pageNumber: Int?
    private(set) var pageSeparator = "\u{0C}"
    /// Whether wide gaps between words are several blanks in text.
    private(set) var keepsGaps = false
    private(set) var format = FormatOptions()
    private(set) var isTextOnlyPDF = false
    private(set) var title = ""
    private(set) var isQuiet = false
    /// What cannot be honoured, a line each.
    private(set) var notes: [String] = []
    /// What cannot be honoured, in words of the tesseract program.
    private(set) var verbatimNotes: [String] = []

    /// - Throws: `TesseractArguments.Problem` for what leaves nothing to answer.
    init(_ arguments: TesseractArguments) throws {
        format.includesCharacters = false
        format.includesAlternatives = false
        format.hasCharacterElements = true
        if let mode = arguments.pageSegmentationMode { try setLayout(mode) }
        if let mode = arguments.engineMode { try setEngine(mode) }
        if let resolution = arguments.resolution { setResolution(resolution) }
        for config in arguments.configs { try read(config) }
        // What stands on the command line overrules configs.
        for variable in arguments.variables { try set(variable.name, variable.value) }
        try setLanguages(arguments)
        for option in arguments.foreign { notes.append("\(option): of no use here") }
        if outputs.isEmpty { outputs = [.txt] }
        try checkThatFilesDiffer()
    }

    private mutating func setLanguages(_ arguments: TesseractArguments) throws {
        // Orientation is told without any.
        guard task != .orientation else { return }
        let languages = arguments.language.split(separator: "+").map(String.init)
        let known = TesseractLanguages(directory: arguments.dataDirectory)
        let missing = languages.filter { !TesseractLanguages.builtIn.contains($0) }.flatMap(known.failure)
        expected = languages.compactMap(Language.init(code:))
        guard !expected.isEmpty else {
            let lines = missing + TesseractLanguages.failureOfAll
            throw TesseractArguments.Problem(message: lines.joined(separator: "\n"), isVerbatim: true)
        }
        verbatimNotes += missing
    }

    /// The tesseract program writes one over the other.
    private func checkThatFilesDiffer() throws {
        let names = Dictionary(grouping: TesseractOutput.allCases.filter(outputs.contains), by: \.fileExtension)
        guard let (ending, several) = names.first(where: { $0.value.count > 1 }) else { return }
        let list = several.map(\.rawValue).joined(separator: " and ")
        throw TesseractArguments.Problem(message: "\(list) would both be OUTPUTBASE.\(ending); ask for one of them")
    }

    private mutating func setEngine(_ mode: String) throws {
        switch mode {
        case "0", "2": notes.append("--oem \(mode): there is no legacy engine; read with the network")
        case "1", "3": break
        default: throw TesseractArguments.Problem(message: "Invalid OEM value, please enter a number between 0-3")
        }
    }

    private mutating func setLayout(_ mode: String) throws {
        task = .reading
        switch mode {
        case "0": task = .orientation
        case "2": task = .layoutAnalysis
        case "3": layout = .automatic
        case "6": layout = .singleBlock
        case "7", "13": layout = .singleLine
        case "8": layout = .singleWord
        case "10": layout = .singleCharacter
        case "1", "12":
            notes.append("--psm \(mode): script is not detected; the layout is found as by --psm 3")
        case "4", "5", "9", "11": notes.append("--psm \(mode): the layout is found as by --psm 3")
        default: throw TesseractArguments.Problem(message: "Invalid PSM value, please enter a number between 0-13")
        }
    }

    private mutating func setResolution(_ text: String) {
        guard let value = Int(text), (1...100_000).contains(value) else {
            // Tesseract estimates it then.
            notes.append("\(text): not a resolution in dots per inch; the picture's own is used")
            return
        }
        resolution = Resolution(x: value, y: value)
    }

    /// A config that is part of the program, or a file of lines "NAME VALUE".
    private mutating func read(_ config: String) throws {
        if let variables = TesseractParameters.config(config) {
            for variable in variables { try set(variable.name, variable.value) }
        } else if let bytes = try? FileReading.bytes(of: FilePath(config)) {
            for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
                let fields = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
                guard let name = fields.first, !name.hasPrefix("#") else { continue }
                try set(name, fields.count > 1 ? fields[1] : "")
            }
        } else {
            notes.append("read_params_file: Can't open \(config)")
        }
    }

    private mutating func set(_ name: String, _ value: String) throws {
        if let output = TesseractOutput.allCases.first(where: { $0.parameter == name }) {
            if isTrue(value) { outputs.insert(output) } else { outputs.remove(output) }
            return
        }
        let refused = TesseractParameters.refusedOutputs.first {
            name == "tessedit_create_\($0)" || name == "tessedit_write_\($0)"
        }
        if let refused, isTrue(value) {
            throw TesseractArguments.Problem(message: "\(refused): this output format is not supported")
        }
        switch name {
        case "tessedit_char_whitelist": allowed = value.allSatisfy(\.isWhitespace) ? nil : Set(value)
        case "tessedit_char_blacklist": forbidden = Set(value)
        case "tessedit_pageseg_mode": try setLayout(value)
        case "tessedit_page_number": pageNumber = Int(value).flatMap { $0 >= 0 ? $0 : nil }
        case "user_defined_dpi": if value != "0" { setResolution(value) }
        case "page_separator": pageSeparator = value
        case "preserve_interword_spaces": keepsGaps = isTrue(value)
        case "hocr_char_boxes": format.includesCharacters = isTrue(value)
        case "lstm_choice_mode": format.includesAlternatives = value != "0"
        case "load_system_dawg": usesLanguagePrior = isTrue(value)
        case "textonly_pdf": isTextOnlyPDF = isTrue(value)
        case "document_title": title = value
        case "debug_file" where value == "/dev/null": isQuiet = true
        default: notes.append("Could not set option: \(name)=\(value)")
        }
    }

    /// As Tesseract reads it.
    private func isTrue(_ value: String) -> Bool { "TtYy1".contains(value.prefix(1)) && !value.isEmpty }

    /// What is asked for and cannot win, as the reader does not know it.
    ///
    /// `characters` are all that the reader knows.
    func note(ofCharactersBesides characters: [Character]) -> String? {
        guard let unknown = allowed?.subtracting(characters), !unknown.isEmpty else { return nil }
        return "tessedit_char_whitelist: the model does not know \(String(unknown.sorted()))"
    }

    /// `characters` are all that the reader knows.
    func readerOptions(characters: [Character]) -> BoardReader.Options {
        var options = BoardReader.Options()
        options.usesLanguagePrior = usesLanguagePrior
        options.languages = expected
        options.layout = layout
        if allowed != nil || !forbidden.isEmpty {
            options.charset = (allowed ?? Set(characters)).subtracting(forbidden)
        }
        return options
    }
}
