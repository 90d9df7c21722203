/// Has photos read, some at a time, the others in the order they came.
actor Workshop {
    private let reader: any PhotoReading
    private var free: Int
    private var waiting: [(number: Int, continuation: CheckedContinuation<Bool, Never>)] = []
    private var count = 0

    init(_ reader: any PhotoReading, jobs: Int) { (self.reader, free) = (reader, jobs) }

    /// Photos that wait for their turn.
    var waitingCount: Int { waiting.count }

    /// Waits for its turn, then reads.
    ///
    /// - Throws: ``ReadingProblem``; `CancellationError` where nobody waits for it any more.
    func read(_ bytes: [UInt8]) async throws -> BoardReading {
        try await enter()
        defer { leave() }
        try Task.checkCancellation()
        return try await reader.read(bytes)
    }

    private func enter() async throws {
        if free > 0 {
            free -= 1
            return
        }
        count += 1
        let number = count
        let isItsTurn = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled {
                    continuation.resume(returning: false)
                } else {
                    waiting.append((number, continuation))
                }
            }
        } onCancel: {
            Task { await self.giveUp(number) }
        }
        if !isItsTurn { throw CancellationError() }
    }

    /// Waits no longer, so that the bytes of a photo that nobody wants are not kept until its turn comes.
    private func giveUp(_ number: Int) {
        guard let position = waiting.firstIndex(where: { $0.number == number }) else { return }
        waiting.remove(at: position).continuation.resume(returning: false)
    }

    private func leave() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().continuation.resume(returning: true) }
    }
}
