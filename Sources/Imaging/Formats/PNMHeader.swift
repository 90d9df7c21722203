import CLeptonica

/// The header of a portable any-map.
enum PNMHeader {
    static func parse(_ bytes: [UInt8]) throws -> ImageStructure {
        var (width, height): (Int32, Int32) = (0, 0)
        let failed = bytes.withUnsafeBufferPointer {
            readHeaderMemPnm($0.baseAddress, $0.count, &width, &height, nil, nil, nil, nil)
        }
        if failed != 0 { throw ImageError.damaged(.pnm) }
        return ImageStructure(width: Int(width), height: Int(height))
    }
}
