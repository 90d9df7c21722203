import Boardscan
import DocumentFormats
import DocumentModel
import FileAccess

/// Writes what was read of a watched photo.
struct WatchResults: Sendable {
    let directory: FilePath
    let formats: [DocumentFormat]
    /// Keeps what is read where it can be found.
    let feed: IndexFeed?
    let diagnostics: Diagnostics

    /// Whether a photo has no result yet, or not all.
    func isMissing(_ input: ImageInput) -> Bool { files(of: input).contains { FileReading.identity(of: $0) == nil } }

    /// What went wrong with a photo.
    struct Outcome {
        /// It could not be read, or not wholly.
        var inputFailed = false
        var outputFailed = false
    }

    /// Tells what could not be read or written, and goes on; what has a mark from before it was read goes to the index.
    func deliver(_ reading: ImageReading, _ mark: IndexFeed.Mark?) -> Outcome {
        var outcome = Outcome()
        if let mark, let problem = keep(reading, mark) {
            diagnostics.error(problem.path, problem.message)
            outcome.outputFailed = true
        }
        let document: Document
        switch reading.result {
        case .failure(let error):
            diagnostics.error(reading.input.displayName, error.reason)
            outcome.inputFailed = true
            return outcome
        case .success(let read): document = read
        }
        for problem in document.problems {
            diagnostics.error(reading.input.displayName, problem)
            outcome.inputFailed = true
        }
        for (file, format) in zip(files(of: reading.input), formats) {
            do {
                let text = format.render(document.seen(from: file.directory))
                try FileWriting.write(Array(text.utf8), to: file)
            } catch {
                diagnostics.error(file, "\(error)")
                outcome.outputFailed = true
                return outcome
            }
        }
        let words = document.pages.flatMap(\.blocks).flatMap(\.lines).reduce(0) { $0 + $1.words.count }
        diagnostics.detail(reading.input.displayName, "\(words) words")
        return outcome
    }

    private func keep(_ reading: ImageReading, _ mark: IndexFeed.Mark) -> OutputProblem? {
        switch reading.result {
        case .success(let document): feed?.keepAndRemember(document, problems: document.problems, of: mark)
        case .failure(let error): feed?.keepAndRemember(nil, problems: [error.reason], of: mark)
        }
    }

    private func files(of input: ImageInput) -> [FilePath] {
        formats.map { directory.child(input.displayName.lastComponent.appending("." + $0.fileExtension)) }
    }
}
