import FoundationEssentials
import Glibc
import NetworkKernels

/// What was read from a UNIPEN directory.
public struct UnipenSet: Sendable {
    /// Single characters, after ``InkFilter``.
    public var characters: [PenSample] = []
    /// Single words.
    public var words: [PenSample] = []
    /// Two words or more.
    public var texts: [PenSample] = []
    /// Characters that were written side by side.
    public var lines: [InkLine] = []
    /// How many samples were left out, by reason.
    public var leftOut: [InkFilter.Reason: Int] = [:]
    /// Data files that could not be read or whose ink is missing.
    public var skippedFiles = 0
    /// Segment lines that do not follow the format or name ink that is not there.
    public var malformedSegments = 0

    /// Nothing read.
    public init() {}

    mutating func append(_ other: UnipenSet) {
        characters += other.characters
        words += other.words
        texts += other.texts
        lines += other.lines
        leftOut.merge(other.leftOut, uniquingKeysWith: +)
        skippedFiles += other.skippedFiles
        malformedSegments += other.malformedSegments
    }
}

/// Reads UNIPEN's `train_r01_v07` (doi:10.5281/zenodo.1195803) as unpacked: a directory with `data` and `include`.
///
/// The categories overlap: `2` repeats what is in `1a` to `1d`, `7` what is in `6`. Each stretch of ink is given once,
/// in the first category that names it. A file that cannot be read is counted and skipped.
public struct UnipenReader: Sendable {
    /// Why a directory cannot be read; the description is one line for people.
    public enum ReadingError: Error, CustomStringConvertible {
        /// The directory of this path is no unpacked set.
        case notUnipen(String)

        public var description: String {
            switch self {
            case .notUnipen(let path): "\(path): not an unpacked UNIPEN set (no directories data and include)"
            }
        }
    }

    let directory: URL

    /// - Throws: ``ReadingError`` when the directory has no `data` and `include`.
    public init(directory: URL) throws {
        for name in ["data", "include"] {
            var isDirectory = false
            let path = directory.appendingPathComponent(name).path
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory else {
                throw ReadingError.notUnipen(directory.relativePath)
            }
        }
        self.directory = directory
    }

    /// Reads everything, or the given contributors or categories only; the order is the same each time.
    public func read(sources: Set<String>? = nil, categories: Set<String>? = nil) -> UnipenSet {
        let (groups, skipped, malformed) = inkGroups(sources: sources, categories: categories)
        var result = UnipenSet()
        result.skippedFiles = skipped
        result.malformedSegments = malformed
        for part in ParallelMap.onAllCores(groups, { samples(of: $0) }) { result.append(part) }
        return result
    }

    /// All segments that speak of the same ink.
    struct InkGroup: Sendable {
        struct Entry: Sendable {
            var category: String
            var segment: UnipenDataFile.Segment
        }

        var source: String
        /// Files below `include`, or the data file itself.
        var files: [URL]
        var name: String
        var entries: [Entry] = []
    }

    private func inkGroups(
        sources: Set<String>?, categories: Set<String>?
    ) -> (groups: [InkGroup], skipped: Int, malformed: Int) {
        let paths = dataFiles(sources: sources, categories: categories)
        let files = ParallelMap.onAllCores(paths) { path in
            bytes(of: directory.appendingPathComponent(path)).map { $0.withUnsafeBytes { UnipenDataFile($0.bytes) } }
        }
        var groups: [String: InkGroup] = [:]
        var skipped = 0
        var malformed = 0
        for (path, file) in zip(paths, files) {
            let parts = path.split(separator: "/").map(String.init)
            guard let file, parts.count >= 3 else {
                skipped += 1
                continue
            }
            malformed += file.malformed
            let inks = file.includes.filter { !$0.hasSuffix(".lex") && !$0.hasSuffix(".freq") }
            let key = file.hasInk ? path : inks.joined(separator: " ")
            let urls = file.hasInk ? [path] : inks.map { "include/" + $0 }
            let fresh = InkGroup(
                source: parts[2], files: urls.map { directory.appendingPathComponent($0) },
                name: file.hasInk ? path : inks.last(where: { $0.contains("data/") }) ?? key)
            let entries = file.segments.map { InkGroup.Entry(category: parts[1], segment: $0) }
            groups[key, default: fresh].entries += entries
        }
        return (groups.sorted { $0.key < $1.key }.map(\.value), skipped, malformed)
    }

    /// Paths of data files relative to the set's directory, sorted.
    private func dataFiles(sources: Set<String>?, categories: Set<String>?) -> [String] {
        let manager = FileManager.default
        var paths: [String] = []
        for category in (try? manager.contentsOfDirectory(atPath: directory.appendingPathComponent("data").path)) ?? []
        {
            if let categories, !categories.contains(category) { continue }
            let folder = directory.appendingPathComponent("data/\(category)")
            for path in (try? manager.subpathsOfDirectory(atPath: folder.path)) ?? [] where path.hasSuffix(".dat") {
                if let sources, !sources.contains(String(path.prefix { $0 != "/" })) { continue }
                paths.append("data/\(category)/\(path)")
            }
        }
        return paths.sorted()
    }
}

extension UnsafeRawBufferPointer {
    var bytes: UnsafeBufferPointer<UInt8> { bindMemory(to: UInt8.self) }
}

/// The file's bytes; `nil` when it cannot be read.
func bytes(of file: URL) -> Data? { try? Data(contentsOf: file) }
