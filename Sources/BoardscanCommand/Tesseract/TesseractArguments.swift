/// What the arguments of the tesseract program say, in its own order: `IMAGE OUTPUTBASE [options] [configs]`.
///
/// Options may also stand before IMAGE and, unlike there, behind configs.
struct TesseractArguments: Equatable {
    /// What is asked for instead of reading.
    enum Question: String, CaseIterable {
        case version = "--version"
        case help = "--help"
        case extraHelp = "--help-extra"
        case layoutHelp = "--help-psm"
        case engineHelp = "--help-oem"
        case languages = "--list-langs"
        case parameters = "--print-parameters"
    }

    /// Why there is no answer.
    struct Problem: Error, Equatable {
        var message: String
        /// Whether these are the tesseract program's own words, which other programs look for.
        var isVerbatim = false
    }

    var question: Question?
    var image: String?
    var outputBase: String?
    var language = "eng"
    /// As strings: which values are good is for others to say.
    var pageSegmentationMode: String?
    var engineMode: String?
    var resolution: String?
    /// `-c NAME=VALUE` in order.
    var variables: [(name: String, value: String)] = []
    var configs: [String] = []
    /// Where Tesseract's own files would be.
    var dataDirectory: String?
    /// Options that name files of Tesseract's own, with their values.
    var foreign: [String] = []

    private static let foreignOptions: Set = ["--tessdata-dir", "--user-words", "--user-patterns", "--loglevel"]

    /// - Throws: ``Problem``, in the words of the tesseract program.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if image != nil && outputBase == nil {
                // No option may stand between the two: a name that begins with a dash is a name.
                outputBase = argument
            } else if let question = Question(rawValue: ["-v": "--version", "-h": "--help"][argument] ?? argument) {
                self.question = question
            } else if argument.hasPrefix("-"), argument != "-" {
                if let value = rest.popFirst() {
                    try take(argument, value)
                } else if question == nil {
                    // Behind a question the tesseract program takes it for a picture's name, and needs none.
                    throw Self.unknown(argument)
                }
            } else if image == nil {
                image = argument
            } else if argument.contains("="), let assignment = try? Self.assignment(argument) {
                // pytesseract writes several behind one -c.
                variables.append(assignment)
            } else {
                configs.append(argument)
            }
        }
    }

    private mutating func take(_ option: String, _ value: String) throws {
        switch option {
        case "-l": language = value
        case "--psm": pageSegmentationMode = value
        case "--oem": engineMode = value
        case "--dpi": resolution = value
        case "-c": variables.append(try Self.assignment(value))
        case _ where Self.foreignOptions.contains(option):
            foreign.append("\(option) \(value)")
            if option == "--tessdata-dir" { dataDirectory = value }
        default: throw Self.unknown(option)
        }
    }

    private static func assignment(_ text: String) throws -> (name: String, value: String) {
        guard let equals = text.firstIndex(of: "=") else { throw Problem(message: "Missing = in configvar assignment") }
        return (String(text[..<equals]), String(text[text.index(after: equals)...]))
    }

    private static func unknown(_ argument: String) -> Problem {
        Problem(message: "Error, unknown command line argument '\(argument)'")
    }

    static func == (left: TesseractArguments, right: TesseractArguments) -> Bool {
        left.question == right.question && left.image == right.image && left.outputBase == right.outputBase
            && left.language == right.language && left.pageSegmentationMode == right.pageSegmentationMode
            && left.engineMode == right.engineMode && left.resolution == right.resolution
            && left.variables.elementsEqual(right.variables, by: ==) && left.configs == right.configs
            && left.foreign == right.foreign && left.dataDirectory == right.dataDirectory
    }
}
