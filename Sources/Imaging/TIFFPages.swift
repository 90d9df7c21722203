import CLeptonica

/// The pages of a TIFF, as libtiff finds them.
enum TIFFPages {
    /// Enough for every scan; a chain of directories made to keep a reader busy ends here.
    private static let maximumCount = 1000

    static func count(_ bytes: [UInt8]) -> Int {
        (0..<maximumCount).first { size(bytes, page: $0) == nil } ?? maximumCount
    }

    static func size(_ bytes: [UInt8], page: Int) -> (width: Int, height: Int)? {
        var (width, height): (Int32, Int32) = (0, 0)
        let failed = bytes.withUnsafeBufferPointer {
            readHeaderMemTiff($0.baseAddress, $0.count, Int32(page), &width, &height, nil, nil, nil, nil, nil)
        }
        return failed == 0 ? (Int(width), Int(height)) : nil
    }
}
