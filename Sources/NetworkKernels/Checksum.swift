import CZlib

/// CRC-32 as in zlib and PNG.
package enum Checksum {
    package static func crc32(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
        UInt32(
            truncatingIfNeeded: CZlib.crc32_z(0, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count))
    }

    package static func crc32(_ bytes: [UInt8]) -> UInt32 { bytes.withUnsafeBytes { crc32($0) } }
}
