import ArgumentParser

/// What the program's exit status says; scripts depend on these numbers.
enum ExitCodes: Int32, CaseIterable {
    case done = 0
    case no = 1
    case unreadableInput = 2
    case unwritableOutput = 3
    case unusableModel = 4
    case usage = 64
    case bug = 70
    case interrupted = 130

    var meaning: String {
        switch self {
        case .done: "done; a board without text is no error"
        case .no: "the answer is no"
        case .unreadableInput: "an input could not be read; the others were"
        case .unwritableOutput: "an output could not be written"
        case .unusableModel: "the model or another data file is unusable"
        case .usage: "the arguments make no sense"
        case .bug: "a bug in boardscan"
        case .interrupted: "interrupted; 143 when terminated, 141 when nobody reads on"
        }
    }

    var exitCode: ExitCode { ExitCode(rawValue) }

    static var help: String {
        "Exit codes:\n"
            + allCases.map {
                "  \($0.rawValue)" + String(repeating: " ", count: 5 - String($0.rawValue).count) + $0.meaning
            }.joined(separator: "\n")
    }
}
