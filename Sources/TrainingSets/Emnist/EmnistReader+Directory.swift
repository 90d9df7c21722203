import FoundationEssentials

extension EmnistReader {
    /// A directory that lacks a file of the split.
    public struct MissingFile: Error, Hashable, CustomStringConvertible {
        public let description: String
    }

    /// Reads the split ByClass from a directory: the files whose names have `byclass` and `images`, `labels` or
    /// `mapping` in them.
    ///
    /// - Throws: an error with a one-line description when a file is missing or unusable.
    public static func read(directory: String) throws -> EmnistSet {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        func path(_ part: String) throws -> String {
            let fits = names.sorted().filter { $0.contains("byclass") && $0.contains(part) }
            // Of a training and a test file the training file is meant.
            guard let name = fits.first(where: { !$0.contains("test") }) ?? fits.first else {
                throw MissingFile(description: "\(directory): no file named …byclass…\(part)…")
            }
            return directory + "/" + name
        }
        return try read(images: path("images"), labels: path("labels"), mapping: path("mapping"))
    }
}
