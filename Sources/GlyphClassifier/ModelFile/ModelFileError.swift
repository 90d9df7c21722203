/// Why a weights file cannot be used.
public enum ModelFileError: Error, Hashable {
    /// The bytes do not begin as a weights file does.
    case notAModel
    /// The file ends too early.
    case truncated
    /// The file has this later version of the format.
    case newerVersion(Int)
    /// The classes are those of this later version of the table of characters.
    case newerTable(Int)
    /// The checksum is that of other bytes.
    case checksum
    /// The header is no valid description of a model.
    case header(String)
    /// A weight is infinite or not a number.
    case notFinite
    /// Weights, architecture and character set disagree.
    case doesNotFit(String)
}

extension ModelFileError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notAModel: "not a Boardscan model: a weights file of boardscan-train is needed"
        case .truncated: "the model is truncated: get the file again"
        case .newerVersion(let version):
            "the model has format version \(version), this Boardscan reads up to \(ModelFile.version): update Boardscan"
        case .newerTable(let version):
            "the model knows version \(version) of the table of characters, this Boardscan up to \(CharacterTable.version): "
                + "update Boardscan"
        case .checksum: "the model is damaged, its checksum does not match: get the file again"
        case .header(let detail): "the model's description is unusable (\(detail)): train it again"
        case .notFinite: "the model has weights that are no finite numbers, its training failed: train it again"
        case .doesNotFit(let detail): "the model does not fit together (\(detail)): train it again"
        }
    }
}
