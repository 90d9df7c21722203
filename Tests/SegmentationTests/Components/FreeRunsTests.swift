import Testing

@testable import Segmentation

@Suite struct FreeRunsTests {
    @Test func theTopmostNearRunIsTakenOnce() {
        var runs = FreeRuns(
            [(2, 4), (6, 8), (9, 11), (40, 44)].map { RuleRemoval.ColumnRun(x: 0, start: $0, end: $1) })
        #expect(runs.take(near: 8, tolerance: 2)?.start == 6)
        #expect(runs.take(near: 8, tolerance: 2)?.start == 9)
        #expect(runs.take(near: 8, tolerance: 2) == nil)
        #expect(runs.rest.map(\.start) == [2, 40])
    }
}
