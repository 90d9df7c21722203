import Boardscan
import Comparison
import FileAccess

/// Reads many inputs with both engines, several at a time, each reading in a process of its own.
struct CompareSession: Sendable {
    /// How each input is read.
    struct Options: Sendable {
        var model: FilePath?
        var maximumPixels: Int
        /// Whether a report will be written.
        var forReport: Bool
    }

    let options: Options
    /// Whether Tesseract reads as well.
    let usesTesseract: Bool
    /// How many inputs are in work at a time.
    let jobs: Int
    let diagnostics: Diagnostics

    /// An input with what is known of it.
    struct Job: Sendable {
        let name: String
        let file: FilePath
        let truth: String?
    }

    /// - Returns: one for each job, in their order.
    func run(_ inputs: [Job]) async -> [ComparedInput] {
        await withTaskGroup(of: (Int, ComparedInput).self) { group in
            var results = [ComparedInput?](repeating: nil, count: inputs.count)
            var started = 0
            var progress = BatchProgress(total: inputs.count)
            let start = ContinuousClock.now
            func startNext() {
                guard started < inputs.count else { return }
                let (index, input) = (started, inputs[started])
                group.addTask { (index, compare(input)) }
                started += 1
            }
            diagnostics.show(progress)
            for _ in 0..<jobs { startNext() }
            for await (index, result) in group {
                results[index] = result
                progress.done += 1
                progress.elapsed = ContinuousClock.now - start
                diagnostics.show(progress)
                startNext()
            }
            return results.compactMap(\.self)
        }
    }

    private func compare(_ job: Job) -> ComparedInput {
        let boardscan = read(job.file, with: .boardscan)
        let modes = usesTesseract ? TesseractReader.Segmentation.allCases : []
        return ComparedInput(
            name: job.name, file: job.file.string, truth: job.truth, boardscan: boardscan.reading,
            tesseract: modes.map { (Int($0.rawValue), read(job.file, with: .tesseract($0)).reading) },
            pages: boardscan.pages)
    }

    private func read(_ file: FilePath, with engine: CompareEngine) -> (reading: EngineReading, pages: [ReportPage]) {
        // What begins with a hyphen is a file all the same.
        var arguments: [FilePath] = ["compare-page", "--max-pixels", FilePath("\(options.maximumPixels)")]
        if let model = options.model { arguments += ["--model", model] }
        if options.forReport { arguments.append("--report") }
        arguments += ["--", FilePath(engine.argument), file]
        do {
            let reply = try Self.reply(to: arguments)
            if let reading = reply.reading { return (reading, reply.reportPages) }
            return (EngineReading(failure: reply.installationProblem ?? "no answer"), [])
        } catch {
            return (EngineReading(failure: "\(error)"), [])
        }
    }

    /// Whether Tesseract and its data are there: its version, or what is wrong.
    static func findTesseract() -> Result<String, ChildProcess.Failure> {
        do {
            let reply = try Self.reply(to: ["compare-page", FilePath(CompareEngine.tesseract(.automatic).argument)])
            if let version = reply.version, reply.installationProblem == nil { return .success(version) }
            return .failure(.init(description: reply.installationProblem ?? "Tesseract gave no answer"))
        } catch {
            return .failure(.init(description: "Tesseract: \(error)"))
        }
    }

    private static func reply(to arguments: [FilePath]) throws -> ComparePageReply {
        // One thread for each engine.
        let environment = ["OMP_THREAD_LIMIT": "1", "OPENBLAS_NUM_THREADS": "1"]
        return try ComparePageReply(json: ChildProcess.run(arguments: arguments, environment: environment))
    }
}
