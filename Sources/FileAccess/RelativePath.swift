extension FileReading {
    /// The relative path that leads from a directory to a file; symbolic links to directories are resolved, as `..`
    /// behind one leads elsewhere.
    ///
    /// - Throws: ``FileError`` when either directory cannot be found.
    public static func relativePath(of file: FilePath, from directory: FilePath) throws -> FilePath {
        let here = try components(ofDirectory: directory)
        let there = try components(ofDirectory: file.directory)
        let common = zip(here, there).prefix { $0 == $1 }.count
        let steps = here.dropFirst(common).map { _ in Array("..".utf8) } + there.dropFirst(common)
        return FilePath(bytes: Array((steps + [file.lastComponent.bytes]).joined(separator: [UInt8(ascii: "/")])))
    }

    private static func components(ofDirectory path: FilePath) throws -> [[UInt8]] {
        guard let resolved = path.resolved else { throw FileError.last }
        return resolved.bytes.split(separator: UInt8(ascii: "/")).map(Array.init)
    }
}
