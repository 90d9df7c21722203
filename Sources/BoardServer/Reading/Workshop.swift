/// Has photos read, some at a time, the others in the order they came.
actor Workshop {
    private let reader: any PhotoReading
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ reader: any PhotoReading, jobs: Int) { (self.reader, free) = (reader, jobs) }

    /// Waits for its turn, then reads.
    ///
    /// - Throws: ``ReadingProblem``; `CancellationError` where nobody waits for it any more.
    func read(_ bytes: [UInt8]) async throws -> BoardReading {
        await enter()
        defer { leave() }
        try Task.checkCancellation()
        return try await reader.read(bytes)
    }

    private func enter() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    private func leave() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
