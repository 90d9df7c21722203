import DocumentModel
import Layout
import TestSupport
import Testing

@Suite struct ReadingOrderTests {
    private func order(_ lines: [LayoutLine]) -> [[Int]] { ReadingOrder().blocks(of: lines).lines }

    private static let left = ["Edit account", "- Update text", "- Cancel account modal", "- Add card layout"]
    private static let middle = ["View transactions", "- View needs to be", "created.", "- Bootstrap?"]
    private static let right = ["Create listing", "- Create neat form", "- even out rows", "- Centre it"]

    /// Three columns whose lines do not stand level with one another, as on boards.
    private static let board =
        TestPage.column(0, 100, left) + TestPage.column(420, 112, middle, pitch: 44)
        + TestPage.column(840, 91, right, pitch: 38)

    @Test func columnsAreReadOneAfterTheOther() {
        #expect(order(Self.board) == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]])
    }

    @Test func paragraphsAreBlocks() {
        let lines =
            TestPage.column(0, 20, ["Notes on the", "first meeting"]) + TestPage.column(0, 240, ["What comes", "next"])
        #expect(order(lines) == [[0, 1], [2, 3]])
    }

    /// Keys and values, whatever is in them.
    @Test func keysAndValuesAreRows() {
        let keys = TestPage.column(0, 40, ["Owner", "Due", "Risk", "Next step"], pitch: 60)
        let values = TestPage.column(300, 40, ["Anna", "Friday", "very high", "call bank"], pitch: 60)
        let blocks = ReadingOrder().blocks(of: keys + values)
        #expect(blocks.rows.flatMap(\.self) == [[0, 4], [1, 5], [2, 6], [3, 7]])
        #expect(blocks.flatMap(\.self).allSatisfy { $0.cells.count == 2 })
    }

    @Test func figuresBesideNamesAreRows() {
        let names = TestPage.column(0, 40, ["Tea", "Soup", "Salt"])
        let prices = TestPage.column(600, 40, ["12.55", "3.19", "640 g"])
        #expect(ReadingOrder().blocks(of: names + prices).rows.flatMap(\.self) == [[0, 3], [1, 4], [2, 5]])
    }

    /// A line found across two columns is two; one found in pieces is one.
    @Test func linesAreCutAndJoined() {
        var lines = TestPage.column(0, 40, Self.left)
        lines[2] = TestPage.line(0, 120, [(0, "- Cancel account"), (480, "created.")])
        lines += [40.0, 80, 160].map { TestPage.line(480, $0, "- View needs to be") }
        let blocks = ReadingOrder().blocks(of: lines)
        #expect(blocks.lines == [[0, 1, 2, 3], [4, 5, 2, 6]])
        let text = TestPage.column(0, 40, ["Who reads this line", "on to its end and", "then the next one"])
        let pieces = [TestPage.line(0, 80, "on to its"), TestPage.line(145, 81, "end and")]
        #expect(ReadingOrder().blocks(of: [text[0]] + pieces + [text[2]]).rows == [[[0], [1, 2], [3]]])
    }

    /// Three notes, each turned by itself.
    @Test func turnedNotesAreBlocks() {
        let note = TestPage.column(0, 0, ["sort by", "view", "point"], pitch: 30)
        let places: [(turn: Double, shift: SIMD2<Double>)] = [
            (-0.2, SIMD2(0, 0)), (0.15, SIMD2(300, 30)), (-0.05, SIMD2(600, -20)),
        ]
        let lines = places.flatMap { place in note.map { $0.moved(turn: place.turn, by: place.shift) } }
        #expect(order(lines) == [[0, 1, 2], [3, 4, 5], [6, 7, 8]])
    }

    @Test func neitherSizeNorTurnNorPlaceMatters() {
        let expected = order(Self.board)
        let ways: [(turn: Double, scale: Double)] = [(0, 0.31), (0, 7), (0.3, 1), (1.2, 2), (.pi, 1), (-1.6, 0.5)]
        for (turn, scale) in ways {
            let lines = Self.board.map { $0.moved(turn: turn, scale: scale, by: SIMD2(900, -70)) }
            #expect(order(lines) == expected, "\(turn) \(scale)")
        }
    }

    @Test func neitherDoesTheOrderInWhichLinesAreFound() {
        var random = TestRandom(seed: 3)
        let expected = order(Self.board)
        for _ in 0..<5 {
            let shuffled = Self.board.indices.shuffled(using: &random)
            #expect(order(shuffled.map { Self.board[$0] }).map { $0.map { shuffled[$0] } } == expected)
        }
    }

    /// Beside, between and below the columns.
    @Test(arguments: [(1300.0, 150.0), (390, 170), (800, 130), (200, 600), (-200, -300)])
    func oneSpeckMattersLittle(x: Double, y: Double) {
        let speck = TestPage.line(x, y, ".", height: 6)
        let blocks = order(Self.board + [speck])
        #expect(blocks.map { $0.filter { $0 < 12 } }.filter { !$0.isEmpty } == order(Self.board))
    }

    @Test func lightAndDarkAreRatherApart() throws {
        func odds(isLight: Bool) throws -> Float {
            let lines = [TestPage.line(0, 40, "WARNING", isLight: isLight), TestPage.line(0, 80, "hot surface")]
            return LogisticModel.fitted.logOdds(try #require(LayoutPairs(of: lines).below.first).evidence)
        }
        #expect(try odds(isLight: true) < odds(isLight: false) - 1)
    }

    /// Each word of each line is in one row, however lines lie.
    @Test func eachWordIsReadOnce() {
        var random = TestRandom(seed: 2)
        let lines = (0..<120).map { _ in
            TestPage.line(
                .random(in: 0..<900, using: &random), .random(in: 0..<600, using: &random),
                [(0, "some words"), (.random(in: 100..<400, using: &random), "more")]
            ).moved(turn: Bool.random(using: &random) ? Double.random(in: -3..<3, using: &random) : 0)
        }
        let pieces = ReadingOrder().blocks(of: lines).flatMap(\.self).flatMap(\.cells).flatMap(\.self)
        let words = pieces.flatMap { piece in piece.words.map { [piece.line, $0] } }
        #expect(words.count == Set(words).count && words.count == lines.reduce(0) { $0 + $1.words.count })
    }

    @Test func fewLinesAndBadOnes() {
        #expect(order([]).isEmpty)
        #expect(order([TestPage.line(5, 5, "alone")]) == [[0]])
        var bad = TestPage.line(5, 5, "nowhere")
        (bad.start, bad.end, bad.letterHeight) = (SIMD2(.nan, 0), SIMD2(.infinity, 0), -1)
        #expect(order([bad, bad, TestPage.line(5, 5, "here")]).flatMap(\.self).sorted() == [0, 1, 2])
        #expect(order([LayoutLine(start: .zero, end: .zero, letterHeight: 5, words: [])]).isEmpty)
    }

    @Test func aSingleBlockIsReadAcross() {
        let lines = TestPage.column(0, 40, Self.left) + TestPage.column(600, 40, Self.right)
        let rows = ReadingOrder().singleBlock(of: lines).map { $0.cells.flatMap(\.self).map(\.line) }
        #expect(rows == [[0, 4], [1, 5], [2, 6], [3, 7]])
        #expect(ReadingOrder().singleBlock(of: []).isEmpty)
    }
}
