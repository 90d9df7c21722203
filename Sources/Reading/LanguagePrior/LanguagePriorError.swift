/// Why a file can't be used as a language prior.
public enum LanguagePriorError: Error, Hashable, CustomStringConvertible {
    case notAPrior
    case truncated(expected: Int, found: Int)
    case newerVersion(Int)
    case otherAlphabet
    case wrongChecksum
    case inconsistent(String)

    public var description: String {
        switch self {
        case .notAPrior: "not a language prior (it does not begin with BSCP)"
        case .truncated(let expected, let found): "language prior cut off: \(found) of \(expected) bytes"
        case .newerVersion(let version):
            "language prior of format version \(version); this program knows version \(LanguagePrior.formatVersion)"
        case .otherAlphabet: "language prior made for another alphabet"
        case .wrongChecksum: "language prior damaged (wrong checksum)"
        case .inconsistent(let what): "language prior damaged (\(what))"
        }
    }
}
