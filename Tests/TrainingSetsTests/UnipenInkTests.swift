import Testing

@testable import TrainingSets

@Suite struct UnipenInkTests {
    private func ink(_ text: String) -> UnipenInk {
        var ink = UnipenInk()
        Array(text.utf8).withUnsafeBufferPointer { ink.append($0) { _, _ in } }
        return ink
    }

    @Test func takesTheCoordinatesByName() {
        let ink = ink(".COORD T Y X\n.PEN_DOWN\n1 2 3\n4 5 6\n")
        #expect(ink.components.first?.points == [[3, -2], [6, -5]])
    }

    @Test func squaresThePixels() {
        let ink = ink(".COORD X Y\n.X_POINTS_PER_INCH 200\n.Y_POINTS_PER_INCH 400\n.PEN_DOWN\n10 10\n20 30\n")
        #expect(ink.components.first?.points == [[10, -5], [20, -15]])
    }

    @Test func keepsTheWriterInForce() {
        let ink = ink(".WRITER_ID Ann Z\n.PEN_DOWN\n1 1\n2 2\n.WRITER_ID Bob\n.PEN_DOWN\n1 1\n2 2\n")
        #expect(ink.components.map(\.writer) == ["Ann_Z", "Bob"])
    }

    @Test func ignoresCommentsAndCountsPlaceholders() {
        let ink = ink(
            ".COMMENT 5 5\n 6 6\n.PEN_DOWN\n0 0\n.PEN_UP\n.PEN_DOWN\n.DT 10\n.PEN_DOWN\n-1.5 2 junk\r\n3 4\r\n")
        #expect(ink.components.map(\.points.count) == [0, 0, 2])
        #expect(ink.components.last?.points == [[-1.5, -2], [3, -4]])
    }

    @Test(arguments: ["", ".", ".PEN_DOWN", "\n\n", ".COORD\n.PEN_DOWN\n1", ".COORD X\n.PEN_DOWN 3\n1 2"])
    func survivesAnything(text: String) {
        #expect(ink(text).components.count <= 1)
    }
}
