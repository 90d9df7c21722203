import Synchronization
import Testing

@testable import BoardServer

struct WorkshopTests {
    /// Reads when it is let, and notes the photos it has begun.
    private final class Gate: PhotoReading {
        private let state = Mutex((open: [CheckedContinuation<Void, Never>](), begun: [[UInt8]]()))

        func read(_ bytes: [UInt8]) async throws -> BoardReading {
            await withCheckedContinuation { continuation in
                state.withLock {
                    $0.begun.append(bytes)
                    $0.open.append(continuation)
                }
            }
            return Samples.reading(Samples.document("a"))
        }

        var begun: [[UInt8]] { state.withLock { $0.begun } }

        func finishOne() { state.withLock { $0.open.isEmpty ? nil : $0.open.removeFirst() }?.resume() }
    }

    private func wait(_ condition: () async -> Bool) async { while !(await condition()) { await Task.yield() } }

    @Test func readsSomeAtATimeInTheirOrder() async throws {
        let gate = Gate()
        let workshop = Workshop(gate, jobs: 2)
        var tasks: [Task<BoardReading, any Error>] = []
        for number in 0..<4 {
            tasks.append(Task { try await workshop.read([UInt8(number)]) })
            await wait { await gate.begun.count + workshop.waitingCount == number + 1 }
        }
        #expect(gate.begun.count == 2)
        for number in 3...4 {
            gate.finishOne()
            await wait { gate.begun.count == number }
        }
        #expect(gate.begun[2...] == [[2], [3]])
        for _ in 0..<2 { gate.finishOne() }
        for task in tasks { _ = try await task.value }
    }

    @Test func forgetsAtOnceWhatNobodyWaitsFor() async throws {
        let gate = Gate()
        let workshop = Workshop(gate, jobs: 1)
        let first = Task { try await workshop.read([0]) }
        await wait { gate.begun.count == 1 }
        let second = Task { try await workshop.read([1]) }
        await wait { await workshop.waitingCount == 1 }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        #expect(await workshop.waitingCount == 0)
        gate.finishOne()
        _ = try await first.value
        let third = Task { try await workshop.read([2]) }
        await wait { gate.begun.count == 2 }
        gate.finishOne()
        _ = try await third.value
    }
}
