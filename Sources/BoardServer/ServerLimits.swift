import Glibc

/// What one request, and all of them together, may take.
public struct ServerLimits: Sendable {
    /// Bytes of a photo: phones with 50 megapixels write 10 to 25 MB.
    public var bytes = 32 << 20
    /// Pixels of a picture.
    public var pixels = 50_000_000
    /// Pages that are read of a PDF or TIFF.
    public var pages = 20
    /// Seconds that reading a photo may take: a page full of small print takes near a minute.
    public var seconds = 120
    /// Bytes of memory that reading a photo may take.
    public var memory = 4 << 30
    /// Photos that are read at a time.
    public var jobs = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)) / 2)
    /// Photos that may wait, or be on their way, besides.
    public var waiting = 8
    /// Connections at a time; a browser opens six.
    public var connections = 128
    /// Seconds until a request's head must have come, and for which a connection may be idle.
    public var headSeconds = 15
    /// Seconds until a photo must have come.
    public var uploadSeconds = 180
    /// Bytes of an upload that must come in each ``headSeconds``.
    public var leastUpload = 16 << 10
    /// Bytes of a request that is no photo.
    public var smallBody = 64 << 10
    /// Photos that are kept to be looked at; the oldest go first.
    public var photosKept = 100
    /// Bytes of pictures that are kept.
    public var bytesKept = 256 << 20

    /// The usual limits.
    public init() {}
}
