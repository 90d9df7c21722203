import Boardscan
import DocumentFormats
import DocumentModel
import FileAccess

/// Reads many inputs side by side and delivers their results in order.
struct ReadSession: Sendable {
    let job: ReadJob
    /// One for each of an input's files in the plan; for standard output a single one.
    let formats: [ResultFormat]
    /// What documents hold.
    var formatOptions = FormatOptions()
    let plan: OutputPlan
    /// How many inputs are in work at a time.
    let jobs: Int
    let diagnostics: Diagnostics
    /// Where all results go as one document; `nil` for standard output, or for files of their own.
    var joined: FilePath?
    /// Where the review page goes; `nil` without one.
    var review: FilePath?

    /// What is said when standard input brings no input at all.
    var nothing: String?

    /// Inputs for each of the jobs that may wait for results of those before them: frames of a stream take memory.
    private static let mostPending = 8

    private enum Event: Sendable {
        /// `nil` at the end.
        case input(ImageInput?)
        case outcome(Int, ReadJob.Outcome)
    }

    /// - Parameters:
    ///   - queue: the inputs, as they come.
    ///   - skipped: how many inputs `--resume` left out; `nil` without it.
    ///   - unreadable: how many could not be found in the first place, which has been told.
    /// - Returns: the gravest thing that happened.
    func run(_ queue: InputQueue, skipped: Int? = nil, unreadable: Int = 0) async -> ExitCodes {
        var delivery = Delivery(session: self)
        var progress = BatchProgress(total: queue.count.map { $0 + unreadable }, skipped: skipped ?? 0)
        (progress.done, progress.failed) = (unreadable, unreadable)
        let start = ContinuousClock.now
        await withTaskGroup(of: Event.self) { group in
            var pending = PendingInputs()
            func askForInput() {
                guard pending.inWork < jobs, pending.count < Self.mostPending * jobs, pending.startAsking() else {
                    return
                }
                group.addTask {
                    var iterator = queue.inputs.makeAsyncIterator()
                    return .input(await iterator.next())
                }
            }
            askForInput()
            for await event in group {
                switch event {
                case .input(let input):
                    if let index = pending.start(input), let input {
                        group.addTask {
                            let places = ReadJob.Places(
                                debugPrefix: plan.debugPrefix(index), overlay: plan.overlay(index),
                                cleaned: plan.cleaned(index))
                            return .outcome(index, await job.run(input, places))
                        }
                    }
                case .outcome(let index, let outcome):
                    pending.finish(index, outcome)
                    while let (index, input, outcome) = pending.takeNext() {
                        delivery.deliver(outcome, of: input, to: plan.files(index))
                        progress.done = unreadable + index + 1
                        progress.failed = unreadable + delivery.failures
                        progress.elapsed = ContinuousClock.now - start
                        diagnostics.show(progress)
                    }
                }
                askForInput()
            }
        }
        if queue.count == nil, queue.problem == nil, progress.done == 0, let nothing {
            delivery.report(unreadable: "standard input", nothing)
        }
        if let problem = queue.problem { delivery.report(unreadable: "standard input", "\(problem)") }
        delivery.finish()
        diagnostics.summarize(progress, isResumed: skipped != nil)
        return delivery.exitCode
    }
}

/// Which inputs are in work, and whose results wait for those of inputs before them.
private struct PendingInputs {
    private var inputs: [Int: ImageInput] = [:]
    private var finished: [Int: ReadJob.Outcome] = [:]
    private var started = 0
    private var delivered = 0
    private var isAsking = false

    var count: Int { inputs.count }
    var inWork: Int { inputs.count - finished.count }

    /// - Returns: `false` when somebody asks for an input already, or there are no more.
    mutating func startAsking() -> Bool {
        defer { isAsking = true }
        return !isAsking
    }

    /// - Returns: the input's number; `nil` when there are no more.
    mutating func start(_ input: ImageInput?) -> Int? {
        // After the last input nobody asks again.
        guard let input else { return nil }
        isAsking = false
        defer { started += 1 }
        inputs[started] = input
        return started
    }

    mutating func finish(_ index: Int, _ outcome: ReadJob.Outcome) { finished[index] = outcome }

    /// The next result in the order of the inputs, once it is there.
    mutating func takeNext() -> (Int, ImageInput, ReadJob.Outcome)? {
        guard let outcome = finished.removeValue(forKey: delivered), let input = inputs.removeValue(forKey: delivered)
        else { return nil }
        defer { delivered += 1 }
        return (delivered, input, outcome)
    }
}
