import Testing

@testable import TrainingSets

@Suite struct InkFilterTests {
    private func reason(_ label: String, _ strokes: [[SIMD2<Float>]], source: String = "", quality: String = "?")
        -> InkFilter.Reason?
    {
        InkFilter.reason(
            toLeaveOut: PenSample(label: label, strokes: strokes, writer: "w", source: source), quality: quality)
    }

    private let hook: [[SIMD2<Float>]] = [[[0, 0], [5, 10], [0, 10]]]

    @Test func keepsWhatMayBeRight() {
        #expect(reason("a", hook) == nil)
        #expect(reason(".", [[[3, 3]]]) == nil)
        #expect(reason("l", [[[0, 0], [0, 40]]]) == nil)
        #expect(reason("-", [[[0, 0], [40, 0]]]) == nil)
    }

    @Test func leavesOutWhatCannotBe() {
        #expect(reason("a", hook, quality: "BAD") == .bad)
        #expect(reason("ab", hook) == .label)
        #expect(reason("é", hook) == .label)
        #expect(reason(" ", hook) == .label)
        #expect(reason("@", hook, source: "kai") == .label)
        #expect(reason("@", hook) == nil)
        #expect(reason("a", []) == .empty)
        #expect(reason("a", [[[3, 3]]]) == .dot)
        #expect(reason("a", [[[0, 0], [40, 1], [0, 2]]]) == .aspect)
        #expect(reason("a", [[[0, 0], [1, 40], [2, 0]]]) == .aspect)
        #expect(reason("E", [[[0, 0], [10, 40]]]) == .fragment)
    }
}
