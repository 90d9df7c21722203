import CLeptonica
import Synchronization

/// The pages of a TIFF.
///
/// Leptonica 1.82 applies the Orientation tag, but turns colour pages with orientation 8 the wrong way. So the tags of
/// the file handed to it are set to "upright", and ours is the only place where pictures are turned.
final class TIFFPages: Sendable {
    /// Enough for every scan; further ones are only reported.
    private static let mostPages = 1000

    /// The file with all pages marked as upright.
    private let file: Mutex<TIFFFile>
    /// Of the pages that can be found, and of one behind them that can't or may not be read.
    let count: Int
    private let directories: [TIFFDirectory]

    /// - Throws: ``ImageError`` when there is no page at all.
    init(_ bytes: [UInt8]) throws {
        let chain = TIFFChain(bytes, mostPages: Self.mostPages + 1)
        var file = TIFFFile(bytes, chain)
        var found = 0
        while found < Self.mostPages, Self.size(ofPage: file.place(found), in: file.bytes) != nil { found += 1 }
        if found == 0 { throw ImageError.damaged(.tiff) }
        count = max(found, min(chain.length, found + 1))
        directories = chain.directories
        self.file = Mutex(file)
    }

    /// Calls `read` with the file and the number by which libtiff finds a page in it.
    func reading<Result: Sendable, Problem: Error>(
        page: Int, _ read: (_ bytes: [UInt8], _ number: Int) throws(Problem) -> Result
    ) throws(Problem) -> Result {
        try file.withLock { file throws(Problem) in
            let number = file.place(page)
            return try read(file.bytes, number)
        }
    }

    func orientation(ofPage page: Int) -> ImageOrientation {
        directories.indices.contains(page) ? directories[page].orientation?.orientation ?? .upright : .upright
    }

    /// Width and height as stored.
    ///
    /// - Throws: ``ImageError`` when the page is cut off, its directory cannot be read, or it is one too many.
    func size(ofPage page: Int) throws -> (width: Int, height: Int) {
        guard page < Self.mostPages else { throw ImageError.tooManyPages(maximum: Self.mostPages) }
        let directory = directories.indices.contains(page) ? directories[page] : nil
        guard let size = reading(page: page, { Self.size(ofPage: $1, in: $0) }) else {
            throw directory == nil ? ImageError.truncated(.tiff) : .damaged(.tiff)
        }
        guard directory?.isWhole ?? true else { throw ImageError.damaged(.tiff) }
        return size
    }

    private static func size(ofPage page: Int, in bytes: [UInt8]) -> (width: Int, height: Int)? {
        var (width, height): (Int32, Int32) = (0, 0)
        let failed = bytes.withUnsafeBufferPointer {
            readHeaderMemTiff($0.baseAddress, $0.count, Int32(page), &width, &height, nil, nil, nil, nil, nil)
        }
        return failed == 0 ? (Int(width), Int(height)) : nil
    }
}
