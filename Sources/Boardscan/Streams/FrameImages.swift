import Imaging

/// Takes images out of chunks of bytes.
final class FrameImages<Chunks: AsyncSequence>
where Chunks.Element == [UInt8] {
    private var chunks: Chunks.AsyncIterator
    private var splitter: FrameSplitter
    private var ready: ArraySlice<FrameSplitter.Frame> = []
    private var count = 0
    private var isAtEnd = false

    init(_ chunks: Chunks, _ splitter: FrameSplitter) {
        self.chunks = chunks.makeAsyncIterator()
        self.splitter = splitter
    }

    func next() async throws -> ImageInput? {
        while ready.isEmpty, !isAtEnd {
            if let chunk = try await chunks.next() {
                ready = splitter.frames(adding: chunk)[...]
            } else {
                isAtEnd = true
                // If cancelled, the stream's tail is not an incomplete frame.
                ready = Task.isCancelled ? [] : splitter.finish()[...]
            }
        }
        guard let frame = ready.popFirst() else { return nil }
        defer { count += 1 }
        return .frame(count, frame)
    }
}
