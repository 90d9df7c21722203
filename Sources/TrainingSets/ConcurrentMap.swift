import Dispatch
import Synchronization

/// `map` on all cores; the results stand in the order of the items.
func concurrentMap<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ transform: @Sendable (Item) -> Result
) -> [Result] {
    let results = Mutex([Result?](repeating: nil, count: items.count))
    DispatchQueue.concurrentPerform(iterations: items.count) { index in
        let result = transform(items[index])
        results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
}
