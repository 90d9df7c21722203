import DocumentModel
import Layout
import Testing

@testable import Reading

@Suite struct PageOrderTests {
    /// A line of words, each given by its text, left edge and width.
    private func line(_ y: Int, _ words: [(String, x: Int, width: Int)]) -> PlacedLine {
        let texts = words.map(\.0)
        let left = words.map(\.x).min() ?? 0
        let extents = words.map { Double($0.x - left)...Double($0.x - left + $0.width) }
        let words = words.enumerated().map { index, word in
            let box = PixelBox(x: word.x, y: y, width: word.width, height: 20)
            let character = RecognizedCharacter(
                text: word.0, box: box, confidence: 1, alternatives: [], wordIndex: index, index: 0)
            return Word(index: index, box: box, confidence: 1, characters: [character])
        }
        let box = words.map(\.box).union() ?? PixelBox(x: 0, y: 0, width: 0, height: 0)
        let place = LayoutLine(
            start: SIMD2(Double(left), Double(y + 20)), end: SIMD2(Double(max(left + 1, box.maxX)), Double(y + 20)),
            letterHeight: 20, isLight: false, words: extents, texts: texts)
        return PlacedLine(
            line: Line(box: box, baseline: Baseline(slope: 0, offset: Double(y) + 20), words: words), place: place)
    }

    private func turned(_ line: PlacedLine, by angle: TextAngle, width: Int, height: Int) -> PlacedLine {
        func point(_ point: SIMD2<Double>) -> SIMD2<Double> {
            let box = PixelBox(x: Int(point.x), y: Int(point.y), width: 0, height: 0)
                .turned(by: angle, width: width, height: height)
            return SIMD2(Double(box.x), Double(box.y))
        }
        var place = line.place
        (place.start, place.end) = (point(place.start), point(place.end))
        return PlacedLine(line: line.line.turned(by: angle, width: width, height: height), place: place)
    }

    private func texts(_ blocks: [Block]) -> [[String]] {
        blocks.map { $0.lines.map { $0.words.map(\.text).joined(separator: " ") } }
    }

    @Test func wordsAreNumberedInReadingOrder() {
        let blocks = PageOrder.blocks(of: [
            line(40, [("c", 0, 60), ("d", 70, 60)]), line(0, [("a", 0, 60), ("b", 70, 60)]),
        ])
        #expect(texts(blocks) == [["a b", "c d"]])
        let words = blocks.flatMap(\.lines).flatMap(\.words)
        #expect(words.map(\.index) == [0, 1, 2, 3])
        #expect(words.flatMap(\.characters).map(\.wordIndex) == [0, 1, 2, 3])
        #expect(blocks.map(\.box) == [PixelBox(x: 0, y: 0, width: 130, height: 60)])
    }

    /// Six lines of two columns each, the third of which was taken for one.
    @Test func aLineAcrossTwoColumnsIsTwo() {
        var lines = [0, 1, 3, 4, 5].flatMap { row in
            [line(40 * row, [("left \(row)", 0, 180)]), line(40 * row + 13, [("right \(row)", 260, 150)])]
        }
        lines.append(line(80, [("left 2", 0, 205), ("right 2", 260, 150)]))
        let blocks = PageOrder.blocks(of: lines)
        #expect(texts(blocks) == [(0...5).map { "left \($0)" }, (0...5).map { "right \($0)" }])
        #expect(blocks.first?.lines[2].box == PixelBox(x: 0, y: 80, width: 205, height: 20))
    }

    @Test func rowsOfATableAreLines() {
        let blocks = PageOrder.blocks(
            of: [("Tea", "12.55"), ("Soup", "3.19"), ("Salt", "640 g")].enumerated().flatMap { row, cells in
                [line(40 * row, [(cells.0, 0, 180)]), line(40 * row, [(cells.1, 900, 60)])]
            })
        #expect(texts(blocks) == [["Tea 12.55", "Soup 3.19", "Salt 640 g"]])
        #expect(blocks.flatMap(\.lines).map { $0.words.map(\.cell) } == [[0, 1], [0, 1], [0, 1]])
    }

    /// Two columns that do not stand level are read one after the other; of one block, row by row.
    @Test func oneBlockIsReadAcross() {
        let lines = (0..<5).flatMap { row in
            [line(40 * row, [("tea", 0, 180)]), line(43 * row, [("soup", 400, 60)])]
        }
        #expect(texts(PageOrder.blocks(of: lines)).count == 2)
        #expect(texts(PageOrder.blocks(of: lines, isOneBlock: true)) == [(0..<5).map { _ in "tea soup" }])
        #expect(PageOrder.blocks(of: [], isOneBlock: true).isEmpty)
    }

    /// Two lines that run up the left edge, beside a list.
    @Test(arguments: [TextAngle.upwards, .upsideDown, .downwards])
    func linesOfAnotherDirectionAreBlocksOfTheirOwn(angle: TextAngle) throws {
        let list = (0..<5).map { line(40 * $0, [("a\($0)", 60, 90), ("b\($0)", 160, 90)]) }
        let turned = [line(0, [("c", 0, 80), ("d", 90, 70)]), line(30, [("e", 0, 80)])].map {
            self.turned($0, by: angle, width: 180, height: 50)
        }
        let blocks = PageOrder.blocks(of: turned + list)
        #expect(texts(blocks) == [(0..<5).map { "a\($0) b\($0)" }, ["c d", "e"]])
        #expect(blocks.flatMap(\.lines).flatMap(\.words).map(\.index) == Array(0..<13))
        let block = try #require(blocks.last)
        #expect(block.lines.map(\.angle) == [Double(angle.rawValue), Double(angle.rawValue)])
        #expect(block.lines.map(\.box) == turned.map(\.line.box) && block.box == turned.map(\.line.box).union())
        #expect(block.lines.map(\.baseline) == turned.map(\.line.baseline))
    }

    @Test func noLines() {
        #expect(PageOrder.blocks(of: []).isEmpty)
        #expect(PageOrder.blocks(of: [line(0, [])]).isEmpty)
    }
}
