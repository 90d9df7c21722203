import Boardscan
import DocumentFormats
import DocumentModel
import FileAccess

/// Hands over one result after the other and remembers what went wrong.
struct Delivery {
    let session: ReadSession
    private var inputFailed = false
    private var outputFailed = false
    /// Inputs that could not be read, or not wholly, or whose result could not be written.
    private(set) var failures = 0
    private var problemCount = 0
    private var standardOutputIsUsed = false
    /// What goes to standard output in one piece, once all inputs are read.
    private var documents: [Document] = []
    private var photos: [SearchablePDF.Photo?] = []
    private var reviewPictures: [ReviewPicture] = []

    init(session: ReadSession) { self.session = session }

    var exitCode: ExitCodes { outputFailed ? .unwritableOutput : inputFailed ? .unreadableInput : .done }

    /// There are no `files` for standard output.
    mutating func deliver(_ outcome: ReadJob.Outcome, of input: ImageInput, to files: [FilePath]) {
        let before = problemCount
        defer { if problemCount > before { failures += 1 } }
        for problem in outcome.inputProblems { report(unreadable: input.displayName, problem) }
        for problem in outcome.outputProblems { report(problem) }
        reviewPictures += outcome.reviewPictures
        guard let document = outcome.document else {
            if files.isEmpty { deliverNothing(of: input, problems: outcome.inputProblems) }
            return
        }
        session.diagnostics.detail(input.displayName, summary(of: document))
        for pass in outcome.passes { session.diagnostics.detail(input.displayName, "  " + pass) }
        if files.isEmpty {
            photos += outcome.photos
            deliverToStandardOutput(document.seen(from: session.joined?.directory ?? "."))
        } else {
            for (file, format) in zip(files, session.formats) {
                let bytes = format.render(
                    document.seen(from: file.directory), photos: outcome.photos, options: session.formatOptions)
                let time = FinishedResult.time(for: outcome.changed, isWhole: outcome.inputProblems.isEmpty)
                put(bytes, to: file, time: time)
            }
        }
    }

    /// Writes what had to wait for the last input.
    mutating func finish() {
        writeReview()
        guard let format = session.formats.first, !documents.isEmpty else { return }
        let bytes = format.render(Document.joining(documents), photos: photos, options: session.formatOptions)
        guard let file = session.joined else { return write(bytes) }
        put(bytes, to: file)
    }

    private mutating func writeReview() {
        guard let file = session.review else { return }
        let pictures = reviewPictures.map { picture in
            var picture = picture
            picture.image = Document.path(picture.image, seenFrom: file.directory)
            return picture
        }
        put(try Array(ReviewPage(pictures).html().utf8), to: file)
    }

    mutating func report(unreadable name: FilePath, _ problem: String) {
        session.diagnostics.error(name, problem)
        inputFailed = true
        problemCount += 1
    }

    /// A stream of records has one for each input, so that whoever reads it knows where it is.
    private mutating func deliverNothing(of input: ImageInput, problems: [String]) {
        guard session.formats.first == .document(.jsonl) else { return }
        deliverToStandardOutput(Document(source: input.source, pages: [], problems: problems).seen(from: "."))
    }

    private mutating func deliverToStandardOutput(_ document: Document) {
        guard let format = session.formats.first else { return }
        guard let separator = format.separator else {
            documents.append(document)
            return
        }
        let bytes = format.render(document, photos: [], options: session.formatOptions)
        write((standardOutputIsUsed ? Array(separator.utf8) : []) + bytes)
        standardOutputIsUsed = true
    }

    private mutating func write(_ bytes: [UInt8]) {
        // Both may go to one terminal.
        session.diagnostics.eraseProgress()
        attempt("standard output") { try FileWriting.writeToStandardOutput(bytes) }
    }

    private mutating func put(
        _ bytes: @autoclosure () throws -> [UInt8], to file: FilePath, time: FileTime? = nil
    ) {
        let durably = session.job.writesDurably
        attempt(file) { try FileWriting.write(bytes(), to: file, durably: durably, time: time) }
    }

    private mutating func attempt(_ file: FilePath, _ body: () throws -> Void) {
        do {
            try body()
        } catch {
            report(OutputProblem(path: file, message: "\(error)"))
        }
    }

    private mutating func report(_ problem: OutputProblem) {
        session.diagnostics.error(problem.path, problem.message)
        outputFailed = true
        problemCount += 1
    }

    private func summary(of document: Document) -> String {
        let lines = document.pages.flatMap(\.blocks).flatMap(\.lines)
        let words = lines.reduce(0) { $0 + $1.words.count }
        let sizes = document.pages.map { "\($0.width)×\($0.height)" }.joined(separator: ", ")
        return "\(sizes): \(lines.count) lines, \(words) words"
    }
}

extension Document {
    /// With the images' paths as they lead there from a directory, where that can be told.
    func seen(from directory: FilePath) -> Document {
        func seen(_ source: String) -> String { Self.path(source, seenFrom: directory) }
        var document = self
        document.source = source.map(seen)
        for position in pages.indices { document.pages[position].source = pages[position].source.map(seen) }
        return document
    }

    /// A path as it leads from a directory to the file, where that can be told.
    static func path(_ source: String, seenFrom directory: FilePath) -> String {
        let path = FilePath(source)
        return source.isEmpty ? "" : ((try? FileReading.relativePath(of: path, from: directory)) ?? path).string
    }
}
