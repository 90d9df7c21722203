import Boardscan
import DocumentFormats
import DocumentModel
import FileAccess

/// Reads many inputs side by side and delivers their results in order.
struct ReadSession: Sendable {
    let job: ReadJob
    /// One for each of an input's files in the plan; for standard output a single one.
    let formats: [DocumentFormat]
    let plan: OutputPlan
    /// How many inputs are in work at a time.
    let jobs: Int
    let diagnostics: Diagnostics

    /// - Returns: the gravest thing that happened.
    func run(_ inputs: [ImageInput]) async -> ExitCodes {
        var delivery = Delivery(session: self)
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
                diagnostics.progress(delivered, of: inputs.count)
                startNext()
            }
        }
        delivery.finish()
        return delivery.exitCode
    }
}
