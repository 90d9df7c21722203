import Dispatch
import Synchronization

/// Work on several threads, piece by piece.
enum ParallelWork {
    /// - Returns: what went wrong.
    static func run(_ count: Int, threads: Int, _ work: @Sendable (Int) throws -> Void) -> [any Error] {
        let problems = Mutex<[any Error]>([])
        let next = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: max(1, min(threads, count))) { _ in
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < count, problems.withLock({ $0.isEmpty }) else { return }
                do { try work(index) } catch { problems.withLock { $0.append(error) } }
            }
        }
        return problems.withLock { $0 }
    }
}
