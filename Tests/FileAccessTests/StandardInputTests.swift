import Glibc
import Testing

@testable import FileAccess

@Suite struct StandardInputTests {
    /// A pipe; whoever reads it never sees its end before `write` is closed.
    private func makePipe() throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        return (ends[0], ends[1])
    }

    @Test func bytesAsTheyCome() async throws {
        let pipe = try makePipe()
        defer { close(pipe.read) }
        let bytes = StandardInput(descriptor: pipe.read).makeAsyncIterator()
        for chunk in [[1, 2, 3], [4]] as [[UInt8]] {
            #expect(write(pipe.write, chunk, chunk.count) == chunk.count)
            #expect(try await bytes.next() == chunk)
        }
        close(pipe.write)
        #expect(try await bytes.next() == nil)
    }

    @Test func whoWaitsCanBeCancelled() async throws {
        let pipe = try makePipe()
        defer { for end in [pipe.read, pipe.write] { close(end) } }
        let input = StandardInput(descriptor: pipe.read)
        let task = Task { try await input.makeAsyncIterator().next() }
        try await Task.sleep(for: .milliseconds(20))
        task.cancel()
        #expect(try await task.value == nil)
    }

    @Test func aDescriptorThatCannotBeRead() async throws {
        await #expect(throws: FileError.self) { try await StandardInput(descriptor: 12345).makeAsyncIterator().next() }
    }
}
