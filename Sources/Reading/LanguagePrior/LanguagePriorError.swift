/// Why a file can't be used as a language prior.
public enum LanguagePriorError: Error, Hashable, CustomStringConvertible {
    /// The bytes do not begin as a prior does.
    case notAPrior
    /// The bytes end too early.
    case truncated(expected: Int, found: Int)
    /// The file has this version of the format, which is not this program's.
    case otherVersion(Int)
    /// The file has another number of symbols than this program.
    case otherAlphabet
    /// The tables are not those that the checksum was made of.
    case wrongChecksum
    /// The tables contradict themselves in the way that is described.
    case inconsistent(String)

    public var description: String {
        switch self {
        case .notAPrior: "not a language prior (it does not begin with BSCP)"
        case .truncated(let expected, let found): "language prior cut off: \(found) of \(expected) bytes"
        case .otherVersion(let version):
            "language prior of format version \(version); this program knows version \(LanguagePrior.formatVersion)"
        case .otherAlphabet: "language prior made for another alphabet"
        case .wrongChecksum: "language prior damaged (wrong checksum)"
        case .inconsistent(let what): "language prior damaged (\(what))"
        }
    }
}
