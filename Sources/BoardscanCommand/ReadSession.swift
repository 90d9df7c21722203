import Boardscan
import DocumentModel
import FileAccess

/// Reads many inputs side by side and delivers their results in order.
struct ReadSession: Sendable {
    let job: ReadJob
    let format: OutputFormat
    let plan: OutputPlan
    /// How many inputs are in work at a time.
    let jobs: Int
    let diagnostics: Diagnostics

    /// - Parameter skipped: how many inputs `--resume` left out; `nil` without it.
    /// - Returns: the gravest thing that happened.
    func run(_ inputs: [ImageInput], skipped: Int? = nil) async -> ExitCodes {
        var delivery = Delivery(session: self)
        var progress = BatchProgress(total: inputs.count, skipped: skipped ?? 0)
        let start = ContinuousClock.now
        await withTaskGroup(of: (Int, ReadJob.Outcome).self) { group in
            var finished: [Int: ReadJob.Outcome] = [:]
            var (started, delivered) = (0, 0)
            func startNext() {
                guard started < inputs.count else { return }
                let (index, input) = (started, inputs[started])
                group.addTask { (index, job.run(input, debugPrefix: plan.debugPrefixes[index])) }
                started += 1
            }
            for _ in 0..<jobs { startNext() }
            for await (index, outcome) in group {
                finished[index] = outcome
                while let next = finished.removeValue(forKey: delivered) {
                    delivery.deliver(next, of: inputs[delivered], to: plan.files[delivered])
                    delivered += 1
                }
                progress.done = delivered
                progress.failed = delivery.failures
                progress.elapsed = ContinuousClock.now - start
                diagnostics.show(progress)
                startNext()
            }
        }
        diagnostics.summarize(progress, isResumed: skipped != nil)
        return delivery.exitCode
    }
}

/// Hands over one result after the other and remembers what went wrong.
private struct Delivery {
    let session: ReadSession
    private var inputFailed = false
    /// Inputs that could not be read, or not wholly, or whose result could not be written.
    private(set) var failures = 0
    private var outputFailed = false
    private var standardOutputIsUsed = false

    init(session: ReadSession) { self.session = session }

    var exitCode: ExitCodes { outputFailed ? .unwritableOutput : inputFailed ? .unreadableInput : .done }

    mutating func deliver(_ outcome: ReadJob.Outcome, of input: ImageInput, to file: FilePath?) {
        var hasFailed = !outcome.inputProblems.isEmpty || !outcome.outputProblems.isEmpty
        defer { if hasFailed { failures += 1 } }
        for problem in outcome.inputProblems {
            session.diagnostics.error(input.displayName, problem)
            inputFailed = true
        }
        for problem in outcome.outputProblems { report(problem) }
        guard let document = outcome.document else { return }
        session.diagnostics.detail(input.displayName, summary(of: document))
        do {
            let bytes = session.format.bytes(of: document)
            if let file {
                try FileWriting.write(bytes, to: file)
            } else {
                try FileWriting.writeToStandardOutput((standardOutputIsUsed ? session.format.separator : []) + bytes)
                standardOutputIsUsed = true
            }
        } catch {
            hasFailed = true
            report(OutputProblem(path: file ?? "standard output", message: "\(error)"))
        }
    }

    private mutating func report(_ problem: OutputProblem) {
        session.diagnostics.error(problem.path, problem.message)
        outputFailed = true
    }

    private func summary(of document: Document) -> String {
        let lines = document.pages.flatMap(\.blocks).flatMap(\.lines)
        let words = lines.reduce(0) { $0 + $1.words.count }
        let sizes = document.pages.map { "\($0.width)×\($0.height)" }.joined(separator: ", ")
        return "\(sizes): \(lines.count) lines, \(words) words"
    }
}
