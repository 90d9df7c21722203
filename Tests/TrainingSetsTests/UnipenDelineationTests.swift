import Testing

@testable import TrainingSets

@Suite struct UnipenDelineationTests {
    private func ink(_ text: String) -> UnipenInk {
        var ink = UnipenInk()
        Array(text.utf8).withUnsafeBufferPointer { ink.append($0) { _, _ in } }
        return ink
    }

    private let three = """
        .COORD X Y
        .PEN_DOWN
        0 10
        1 11
        2 12
        .PEN_UP
        .PEN_DOWN
        5 1
        6 2
        .PEN_UP
        7 7
        .PEN_DOWN
        9 9
        9 9
        8 9
        """

    @Test func readsTheNotation() throws {
        let delineation = try #require(UnipenDelineation("0-3,5,7:12-9:3"))
        #expect(delineation.spans.count == 3)
        #expect(delineation.spans[0].start == .init(component: 0) && delineation.spans[0].end == .init(component: 3))
        #expect(delineation.spans[1].start == .init(component: 5) && delineation.spans[1].end == .init(component: 5))
        #expect(delineation.spans[2].start == .init(component: 7, point: 12))
        #expect(delineation.spans[2].end == .init(component: 9, point: 3))
    }

    @Test(arguments: ["", "a", "1-", "-1", "1--2", "3-1", "1:", "1:2:3", "1,,2", "99999999999999999999"])
    func refusesWhatIsNotTheNotation(text: String) {
        #expect(UnipenDelineation(text) == nil)
    }

    @Test func cutsWholeComponentsAndPoints() throws {
        let ink = ink(three)
        #expect(ink.components.count == 4)
        #expect(try #require(UnipenDelineation("0")).strokes(of: ink) == [[[0, -10], [1, -11], [2, -12]]])
        #expect(
            try #require(UnipenDelineation("0:1-1:0")).strokes(of: ink) == [[[1, -11], [2, -12]], [[5, -1]]])
        // Component 2 was drawn in the air; repeated points are dropped.
        #expect(
            try #require(UnipenDelineation("1-3")).strokes(of: ink) == [[[5, -1], [6, -2]], [[9, -9], [8, -9]]])
        #expect(try #require(UnipenDelineation("0:9-0:12")).strokes(of: ink) == [])
        #expect(try #require(UnipenDelineation("2-4")).strokes(of: ink) == nil)
    }
}
