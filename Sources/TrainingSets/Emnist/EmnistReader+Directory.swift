import FoundationEssentials

extension EmnistReader {
    /// A directory that lacks a file of the split.
    public struct MissingFile: Error, Hashable, CustomStringConvertible {
        /// Which file is missing, in one line.
        public let description: String
    }

    /// The data set's divisions that are of use here, by the word for them in their files' names.
    public enum Split: String, CaseIterable, Sendable {
        /// Characters as often as people wrote them, both cases of all letters.
        case byClass = "byclass"
        /// As many of each character; letters whose cases look alike are one class.
        case balanced
        /// As many of each letter; its cases are one class.
        case letters
        /// As many of each digit.
        case digits
    }

    /// Reads a split from a directory: the files whose names have the split and `images`, `labels` or `mapping` in
    /// them.
    ///
    /// - Throws: an error with a one-line description when a file is missing or unusable.
    public static func read(directory: String, split: Split = .byClass) throws -> EmnistSet {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        func path(_ part: String) throws -> String {
            let fits = names.sorted().filter { $0.contains(split.rawValue) && $0.contains(part) }
            // Of a training and a test file the training file is meant.
            guard let name = fits.first(where: { !$0.contains("test") }) ?? fits.first else {
                throw MissingFile(description: "\(directory): no file named …\(split.rawValue)…\(part)…")
            }
            return directory + "/" + name
        }
        return try read(images: path("images"), labels: path("labels"), mapping: path("mapping"))
    }
}
