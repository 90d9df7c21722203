import FoundationEssentials

/// hdBPMN on disk: photos of BPMN diagrams drawn by hand, with their words (Schäfer, van der Aa, Leopold &
/// Stuckenschmidt 2021, doi:10.1007/978-3-030-79382-1_21).
///
/// Read are a checkout of the data set (`data/images`, `data/words`, `data/writer_split.csv`) and a directory that has
/// NAME.jpg or NAME.png beside each NAME.xml.
public struct HdbpmnSet: Sendable {
    /// Whose pictures: each writer's are in one of them.
    public enum Split: String, CaseIterable, Sendable {
        /// Those to train on.
        case train
        /// Those to choose by while training.
        case val
        /// Those to measure with.
        case test
    }

    /// A photo and its words.
    public struct Picture: Hashable, Sendable {
        /// The name of its files, without an extension.
        public var name: String
        /// The path of the photo.
        public var image: String
        /// The path of the file with its words.
        public var words: String
    }

    /// By name.
    public private(set) var pictures: [Picture] = []
    /// Names of those whose photo is missing.
    public private(set) var missing: [String] = []

    /// `split` is `nil` for all pictures.
    ///
    /// - Throws: ``HdbpmnWordFile/Failure`` where the directory holds no words, or does not tell whose they are.
    public init(directory: String, split: Split?) throws {
        let words = directory + "/data/words"
        let exercises = Self.names(in: words)
        if exercises.isEmpty {
            add(words: directory, images: directory) { _ in true }
        } else {
            let splits = try split.map { _ in try Self.splits(directory + "/data/writer_split.csv") }
            for exercise in exercises {
                add(words: "\(words)/\(exercise)", images: "\(directory)/data/images/\(exercise)") { name in
                    split == nil || splits?[Self.writer(of: name)] == split
                }
            }
        }
        if pictures.isEmpty, missing.isEmpty {
            throw HdbpmnWordFile.Failure(description: "there are no words in it")
        }
    }

    private mutating func add(words: String, images: String, where isWanted: (String) -> Bool) {
        let files = Set(Self.names(in: images))
        for file in Self.names(in: words) where file.hasSuffix(".xml") {
            let name = String(file.dropLast(4))
            guard isWanted(name) else { continue }
            if let image = [".jpg", ".png"].map({ name + $0 }).first(where: files.contains) {
                pictures.append(Picture(name: name, image: "\(images)/\(image)", words: "\(words)/\(file)"))
            } else {
                missing.append(name)
            }
        }
    }

    private static func names(in directory: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).sorted()
    }

    /// `ex00_writer0001` is by `writer0001`.
    private static func writer(of name: String) -> String { name.split(separator: "_").last.map(String.init) ?? name }

    private static func splits(_ file: String) throws -> [String: Split] {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
            throw HdbpmnWordFile.Failure(description: "there is no data/writer_split.csv in it")
        }
        var splits: [String: Split] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            let fields = line.split(separator: ",")
            if fields.count == 2 { splits[String(fields[0])] = Split(rawValue: String(fields[1])) }
        }
        return splits
    }
}
