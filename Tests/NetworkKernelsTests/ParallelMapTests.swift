import Synchronization
import Testing

@testable import NetworkKernels

@Suite struct ParallelMapTests {
    private struct Problem: Error, Equatable { var index: Int }

    @Test(arguments: [0, 1, 3]) func valuesComeInOrder(threads: Int) {
        #expect(ParallelMap.map(50, threads: threads) { $0 * $0 } == (0..<50).map { $0 * $0 })
        #expect(ParallelMap.map(0, threads: threads) { $0 }.isEmpty)
    }

    @Test(arguments: [1, 3]) func nothingIsBegunAfterAProblem(threads: Int) {
        let begun = Atomic(0)
        #expect(throws: Problem(index: 4)) {
            try ParallelMap.forEach(10_000, threads: threads) { index in
                begun.add(1, ordering: .relaxed)
                if index == 4 { throw Problem(index: index) }
            }
        }
        let count = begun.load(ordering: .relaxed)
        #expect(threads == 1 ? count == 5 : count >= 5)
    }
}
