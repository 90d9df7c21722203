import Dispatch
import Glibc
import Synchronization

/// Maps indices to values on several threads, each taking the next index as soon as it is free.
package enum ParallelMap {
    /// - Returns: the values in the order of their indices.
    package static func map<Value: Sendable>(_ count: Int, threads: Int, _ transform: @Sendable (Int) -> Value)
        -> [Value]
    {
        let results = Mutex([Value?](repeating: nil, count: count))
        forEach(count, threads: threads) { index in
            let value = transform(index)
            results.withLock { $0[index] = value }
        }
        return results.withLock { $0.compactMap(\.self) }
    }

    /// Runs work for each index; once some of it throws, nothing further is begun.
    ///
    /// - Throws: the first error.
    package static func forEach<Problem: Error>(
        _ count: Int, threads: Int, _ work: @Sendable (Int) throws(Problem) -> Void
    ) throws(Problem) {
        let problem = Mutex<Problem?>(nil)
        let next = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: max(1, min(threads, count))) { _ in
            while problem.withLock({ $0 == nil }) {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < count else { return }
                do throws(Problem) {
                    try work(index)
                } catch {
                    problem.withLock { $0 = $0 ?? error }
                }
            }
        }
        if let problem = problem.withLock({ $0 }) { throw problem }
    }

    /// The values of items, in their order, worked out on all cores.
    package static func onAllCores<Item: Sendable, Value: Sendable>(
        _ items: [Item], _ transform: @Sendable (Item) -> Value
    ) -> [Value] {
        map(items.count, threads: Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) { transform(items[$0]) }
    }
}
