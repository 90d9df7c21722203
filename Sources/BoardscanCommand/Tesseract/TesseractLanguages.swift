import FileAccess
import Glibc
import Reading

/// The languages that the tesseract program would have, and what it says where one is missing.
struct TesseractLanguages {
    /// Those in the program, and what tells orientation.
    static let builtIn = (Language.allCases.map(\.longCode) + ["osd"]).sorted()

    /// The argument of `--tessdata-dir`.
    let directory: String?

    /// What `--list-langs` answers: of a directory the languages that have a file there.
    var list: String {
        let names = directory.map { Self.names(in: FilePath($0)) } ?? Self.builtIn
        return "List of available languages in \"\(place)\" (\(names.count)):\n" + names.map { "\($0)\n" }.joined()
    }

    private static func names(in directory: FilePath) -> [String] {
        let names = (try? FileReading.names(in: directory)) ?? []
        return names.filter { $0.fileExtension == "traineddata" }.map(\.removingExtension.string)
    }

    /// What is said of a language that is not there, a line each, in the words of the tesseract program, which others
    /// look for.
    func failure(of language: String) -> [String] {
        let data = directory == nil ? (getenv("TESSDATA_PREFIX").map { String(cString: $0) } ?? place) : place
        let path = data.hasSuffix("/") ? data : data + "/"
        return [
            "Error opening data file \(path)\(language).traineddata",
            "Please make sure the TESSDATA_PREFIX environment variable is set to your \"tessdata\" directory.",
            "Failed loading language '\(language)'",
        ]
    }

    static let failureOfAll = ["Tesseract couldn't load any languages!", "Could not initialize tesseract."]

    private var place: String { directory.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? "boardscan" }
}
