import FileAccess
import Imaging

/// Where the results of a run go, settled before anything is read.
public struct OutputPlan: Sendable {
    /// For each input the files its results go to, one for each extension; none for standard output.
    public let files: [[FilePath]]
    /// For each input what the names of its debug pictures begin with; `nil` when none are wanted.
    public let debugPrefixes: [FilePath?]
    /// For each input the picture of what was read; `nil` when none is wanted.
    public let overlays: [FilePath?]
    /// For each input the picture of the cleaned board; `nil` when none is wanted.
    public let cleaned: [FilePath?]
    /// Files that must not be overwritten by pictures of pages, whose names are not known before an input is read.
    public let protected: ProtectedFiles

    /// All to standard output, however many inputs there will be.
    public static let standardOutput = OutputPlan(
        files: [], debugPrefixes: [], overlays: [], cleaned: [], protected: ProtectedFiles())

    /// The files of an input, by its number.
    public func files(_ index: Int) -> [FilePath] { index < files.count ? files[index] : [] }

    /// What the names of an input's debug pictures begin with, by its number.
    public func debugPrefix(_ index: Int) -> FilePath? { index < debugPrefixes.count ? debugPrefixes[index] : nil }

    /// The picture of what was read of an input, by its number.
    public func overlay(_ index: Int) -> FilePath? { index < overlays.count ? overlays[index] : nil }

    /// The picture of an input's cleaned board, by its number.
    public func cleaned(_ index: Int) -> FilePath? { index < cleaned.count ? cleaned[index] : nil }

    /// Settles the names and makes the directories.
    ///
    /// - Parameters:
    ///   - inputs: what is read, in order.
    ///   - output: a file or a directory; `nil` or `-` for standard output.
    ///   - isSingle: the user named exactly one picture; then `output` may be a file, if there is one extension.
    ///   - fileExtensions: of results in a directory, one for each form they are written in.
    ///   - debugDirectory: where pictures of what each stage saw go.
    ///   - overlay: a directory for pictures of what was read; with a single input it may be a PNG or JPEG file.
    ///   - cleaned: the same for pictures of cleaned boards.
    ///   - readBesides: what the run reads besides, such as a model.
    ///   - writtenBesides: what it writes besides, such as a review page.
    /// - Throws: ``OutputProblem``.
    public init(
        inputs: [ImageInput], output: FilePath?, isSingle: Bool, fileExtensions: [String], debugDirectory: FilePath?,
        overlay: FilePath? = nil, cleaned: FilePath? = nil, readBesides: [FilePath] = [],
        writtenBesides: [FilePath] = []
    ) throws {
        protected = ProtectedFiles(inputs, readBesides)
        let names = ResultNames.unique(for: inputs)
        if let debugDirectory {
            try Self.makeDirectory(debugDirectory)
            debugPrefixes = names.map { debugDirectory.child($0) }
        } else {
            debugPrefixes = inputs.map { _ in nil }
        }
        overlays = try Self.pictures(overlay, names: names, isSingle: isSingle, protected)
        self.cleaned = try Self.pictures(cleaned, names: names, isSingle: isSingle, protected)
        guard let output, output != "-" else {
            files = inputs.map { _ in [] }
            try checkOutputs(writtenBesides)
            return
        }
        let existing = try? FileReading.kind(of: output)
        if isSingle && fileExtensions.count == 1 && existing != .directory && !output.endsWithSlash {
            try Self.checkDirectory(of: output)
            try protected.check(output)
            try Self.checkIsNotCalledAPicture(output)
            files = [[output]]
        } else {
            try Self.makeDirectory(output, calledAs: fileExtensions)
            files = names.map { name in fileExtensions.map { output.child(name.appending("." + $0)) } }
        }
        try checkOutputs(writtenBesides)
    }

    /// None may be written over an input, or over another one.
    private func checkOutputs(_ others: [FilePath]) throws {
        var taken: Set<FilePath> = []
        for output in files.joined() + overlays.compactMap(\.self) + cleaned.compactMap(\.self) + others {
            try protected.check(output)
            guard taken.insert(FileReading.place(of: output)).inserted else {
                throw OutputProblem(path: output, message: "two results would be written there")
            }
        }
    }

    /// The plan for some of the inputs.
    func keeping(_ indices: [Int]) -> OutputPlan {
        OutputPlan(
            files: indices.map(files), debugPrefixes: indices.map(debugPrefix), overlays: indices.map(overlay),
            cleaned: indices.map(cleaned), protected: protected)
    }

    private init(
        files: [[FilePath]], debugPrefixes: [FilePath?], overlays: [FilePath?], cleaned: [FilePath?],
        protected: ProtectedFiles
    ) {
        self.files = files
        self.debugPrefixes = debugPrefixes
        self.overlays = overlays
        self.cleaned = cleaned
        self.protected = protected
    }

    /// The picture of each input: in the directory `place`, or at `place` itself for a single input.
    private static func pictures(
        _ place: FilePath?, names: [FilePath], isSingle: Bool, _ protected: ProtectedFiles
    ) throws -> [FilePath?] {
        guard let place else { return names.map { _ in nil } }
        if isSingle && ["png", "jpg", "jpeg"].contains(place.fileExtension) && !place.endsWithSlash {
            try checkDirectory(of: place)
            return [place]
        }
        if isSingle, !place.endsWithSlash, ImageFormat.isNamedAsPicture(place.fileExtension) {
            throw OutputProblem(path: place, message: "pictures are written as PNG or JPEG; call it .png or .jpg")
        }
        // With any extension, `place` is no directory but a file by mistake, such as a text where pictures go.
        try makeDirectory(place, calledAs: place.fileExtension.isEmpty ? [] : [place.fileExtension])
        let pictures = names.map { place.child($0.appending(".png")) }
        for picture in pictures { try protected.checkPicture(picture) }
        return pictures
    }

    /// Makes a directory, unless a new one would be named like a picture or like one of the files that go there, by
    /// `fileExtensions`.
    private static func makeDirectory(_ path: FilePath, calledAs fileExtensions: [String] = []) throws {
        let isNew = FileReading.identity(of: path) == nil
        if isNew, !path.endsWithSlash,
            fileExtensions.contains(path.fileExtension) || ImageFormat.isNamedAsPicture(path.fileExtension)
        {
            throw OutputProblem(
                path: path, message: "has a file's extension, but results go to a directory (add a slash at the end)")
        }
        if path == "-" { throw OutputProblem(path: path, message: "pictures go to files, not to standard output") }
        do {
            try FileWriting.makeDirectories(path)
        } catch {
            throw OutputProblem(path: path, message: "\(error)")
        }
    }

    /// Refuses a result named like a picture: in `-o *.png`, where its own name was forgotten, it would overwrite the
    /// first picture.
    static func checkIsNotCalledAPicture(_ path: FilePath) throws {
        guard ImageFormat.isNamed(byExtension: path.fileExtension) else { return }
        throw OutputProblem(path: path, message: "has a picture's extension, but no picture is written there")
    }

    /// Refuses a result whose directory is missing before the work, not after it.
    static func checkDirectory(of path: FilePath) throws {
        do {
            if try FileReading.kind(of: path.directory) != .directory {
                throw OutputProblem(path: path, message: "not a directory")
            }
        } catch let error as FileError {
            throw OutputProblem(path: path, message: "\(error)")
        }
    }
}

/// Why a result cannot be written where it should be.
public struct OutputProblem: Error, Hashable, Sendable {
    /// Where the result should have gone.
    public let path: FilePath
    /// One line for people.
    public let message: String

    /// A problem with a place, described in one line for people.
    public init(path: FilePath, message: String) {
        self.path = path
        self.message = message
    }
}
