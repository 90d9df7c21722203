/// Why a weights file cannot be used.
public enum ModelFileError: Error, Hashable {
    case notAModel
    case truncated
    case newerVersion(Int)
    case checksum
    /// The header is no valid description of a model.
    case header(String)
    /// Weights, architecture and character set disagree.
    case doesNotFit(String)
}

extension ModelFileError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notAModel: "not a Boardscan model"
        case .truncated: "the model is truncated"
        case .newerVersion(let version):
            "the model has format version \(version), this Boardscan reads up to \(ModelFile.version)"
        case .checksum: "the model is damaged: its checksum does not match"
        case .header(let detail): "the model's description is unusable: \(detail)"
        case .doesNotFit(let detail): "the model does not fit together: \(detail)"
        }
    }
}
