import NetworkKernels

/// A trained network and what there is to know about it, as it lies on disk.
///
/// Little-endian throughout:
///
///     offset  bytes
///     0       4      magic "BSCM"
///     4       4      format version
///     8       4      length of the header, H
///     12      4      number of weights, N
///     16      H      header: JSON, `ModelHeader`
///     16+H    2N     weights, IEEE binary16: of each layer in turn its weights, then its bias
///             4N     in version 2: IEEE binary32
///     …       4      CRC-32 of everything before it
public struct ModelFile: Hashable, Sendable {
    /// What every weights file begins with.
    public static let magic: [UInt8] = Array("BSCM".utf8)
    /// The newest format that is read.
    public static let version = 2

    /// How many bits a weight has in a file; each precision has its format version.
    public enum Precision: Int, Hashable, Sendable, CaseIterable {
        /// IEEE binary16.
        case half = 1
        /// IEEE binary32.
        case single = 2

        /// Bytes of a weight.
        var length: Int { self == .half ? 2 : 4 }
        var name: String { self == .half ? "half precision" : "single precision" }
    }

    static let prefixLength = 16
    static let checksumLength = 4

    /// What there is to know about the network.
    public var header: ModelHeader
    /// What the network has learnt.
    public var parameters: NetworkParameters

    /// A model put together from its parts; whether they fit is checked where it is used.
    public init(header: ModelHeader, parameters: NetworkParameters) {
        self.header = header
        self.parameters = parameters
    }
}
