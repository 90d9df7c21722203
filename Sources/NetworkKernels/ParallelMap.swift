import Dispatch
import Glibc
import Synchronization

/// Maps indices to values on several threads, each taking the next index as soon as it is free.
package enum ParallelMap {
    /// - Returns: the values in the order of their indices.
    package static func map<Value: Sendable>(_ count: Int, threads: Int, _ transform: @Sendable (Int) -> Value)
        -> [Value]
    {
        guard threads > 1, count > 1 else { return (0..<count).map(transform) }
        let results = Mutex([Value?](repeating: nil, count: count))
        let next = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: min(threads, count)) { _ in
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < count else { return }
                let value = transform(index)
                results.withLock { $0[index] = value }
            }
        }
        return results.withLock { $0.compactMap(\.self) }
    }

    /// The values of items, in their order, worked out on all cores.
    package static func onAllCores<Item: Sendable, Value: Sendable>(
        _ items: [Item], _ transform: @Sendable (Item) -> Value
    ) -> [Value] {
        map(items.count, threads: Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) { transform(items[$0]) }
    }
}
