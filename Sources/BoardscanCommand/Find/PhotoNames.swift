import FileAccess

/// What photos of the index are called: as the user would from where they are, or as they named the directory.
struct PhotoNames {
    private let places: [(place: [UInt8], name: FilePath?)]

    /// - Parameter paths: as the user gave them; none for all that is known.
    init(_ paths: [FilePath]) {
        places =
            paths.isEmpty
            ? [(Self.place(of: ".").bytes, nil)] : paths.map { (Self.place(of: $0).bytes, $0) }
    }

    /// The path that the index knows a directory or a photo by: absolute, links to directories followed.
    static func place(of path: FilePath) -> FilePath {
        if (try? FileReading.kind(of: path)) == .directory, let place = path.resolved { return place }
        return FileReading.place(of: path)
    }

    /// Outside of all directories that were named, the path in full.
    func name(of photo: FilePath) -> FilePath {
        let slash = UInt8(ascii: "/")
        for (place, name) in places where photo.bytes.starts(with: place) {
            let rest = photo.bytes.dropFirst(place.count)
            if rest.isEmpty { return name ?? photo }
            guard rest.first == slash || place.last == slash else { continue }
            let below = FilePath(bytes: Array(rest.drop { $0 == slash }))
            return name?.child(below) ?? below
        }
        return photo
    }
}
