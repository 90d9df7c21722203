import DocumentModel
import GlyphTraining
import Imaging
import Testing

@testable import TrainingSets

@Suite struct SyntheticBoardTests {
    private func recipe(_ level: BoardLevel, seed: UInt64 = 4) -> BoardRecipe {
        BoardRecipe(name: "board", level: level, seed: seed, width: 700, height: 520)
    }

    @Test(arguments: BoardLevel.allCases)
    func isMadeAgainExactly(level: BoardLevel) throws {
        let first = SyntheticBoard(recipe: recipe(level))
        let second = SyntheticBoard(recipe: recipe(level))
        #expect(first.image == second.image && first.truth == second.truth)
        #expect(try first.jpeg() == second.jpeg())
        #expect(SyntheticBoard(recipe: recipe(level, seed: 5)).image != first.image)
    }

    @Test(arguments: BoardLevel.allCases)
    func truthIsWholeAndInside(level: BoardLevel) {
        let board = SyntheticBoard(recipe: recipe(level))
        let picture = PixelBox(x: 0, y: 0, width: 700, height: 520)
        #expect(board.truth.lines.count >= 3)
        for line in board.truth.lines {
            #expect(line.characters.map(\.text).joined() == line.text.filter { $0 != " " })
            #expect(line.characters.last?.word == line.text.split(separator: " ").count - 1)
            #expect(line.characters.map(\.box).union() == line.box)
            #expect(line.box.intersection(picture) == line.box)
        }
    }

    /// Without light, lens and drawings every dark pixel is within some character's box, and every box holds ink at
    /// each of its sides.
    @Test func boxesAreExact() throws {
        var random = SplitMix64(seed: 9)
        var conditions = BoardConditions(.clean)
        conditions.perspective = 0.04
        let hand = Hand(using: &random)
        var layout = BoardLayout(
            conditions: conditions, width: 700, height: 520,
            text: BoardTextSource(setter: HandLineSetter(hand: hand), words: ["abc", "dj", "Xy!", "i;"]), using: &random
        )
        var painter = BoardPainter(recipe: recipe(.clean), conditions: conditions, using: &random)
        let blank = painter.image
        layout.drawings = []
        let truth = painter.paint(layout, using: &random)
        #expect(painter.image != blank)
        let boxes = truth.lines.flatMap(\.characters).map(\.box)
        for y in 0..<520 {
            for x in 0..<700 where painter.image.pixels[(y * 700 + x) * 3] < 110 {
                #expect(boxes.contains { $0.x <= x && x < $0.maxX && $0.y <= y && y < $0.maxY })
            }
        }
        for box in boxes { #expect(hasInkOnEachSide(box, of: painter.image)) }
    }

    private func hasInkOnEachSide(_ box: PixelBox, of image: RGBImage) -> Bool {
        func isInk(_ x: Int, _ y: Int) -> Bool { image.pixels[(y * image.width + x) * 3] < 150 }
        let columns = box.x..<box.maxX
        let rows = box.y..<box.maxY
        return columns.contains { isInk($0, box.y) } && columns.contains { isInk($0, box.maxY - 1) }
            && rows.contains { isInk(box.x, $0) } && rows.contains { isInk(box.maxX - 1, $0) }
    }

    @Test(arguments: [Float(35), -35]) func lettersOnTheNearSideAreLarger(yaw: Float) {
        var seen = recipe(.clean, seed: 3)
        seen.yaw = yaw
        let characters = SyntheticBoard(recipe: seen).truth.lines.flatMap(\.characters)
        let heights = characters.filter { "aceo".contains($0.text) }.map {
            (x: $0.box.x, height: Double($0.box.height))
        }
        let (left, right) = (heights.filter { $0.x < 250 }, heights.filter { $0.x >= 250 })
        func mean(_ group: [(x: Int, height: Double)]) -> Double {
            group.reduce(0) { $0 + $1.height } / Double(max(1, group.count))
        }
        #expect(!left.isEmpty && !right.isEmpty)
        #expect((mean(left) > mean(right)) == (yaw > 0))
    }

    @Test func breaksLinesAtTheColumnsEnd() {
        let board = SyntheticBoard(recipe: recipe(.twoColumn, seed: 2))
        let halves = board.truth.lines.map { $0.box.x < 350 }
        // The left column is read first.
        #expect(halves == halves.filter { $0 } + halves.filter { !$0 })
        for line in board.truth.lines where line.box.x < 350 { #expect(line.box.maxX < 380) }
    }
}

@Suite struct WriterLineSetterTests {
    private func box(_ label: String, _ height: Float, writer: String = "w/a") -> PenSample {
        PenSample(label: label, strokes: [[[5, 5], [15, 5], [15, 5 + height]]], writer: writer)
    }

    @Test func putsCharactersOnTheLine() throws {
        let samples = ["H", "T", "E", "d"].map { box($0, 40) } + [box("o", 24), box("g", 36), box("-", 2)]
        let setter = WriterLineSetter(samples: samples)
        var random = SplitMix64(seed: 1)
        let line = setter.set("Hog -x", height: 50, using: &random)
        #expect(line.text == "Hog -")
        #expect(line.pieces.map(\.word) == [0, 0, 0, 1])
        let bounds = line.pieces.map { piece -> InkBounds in
            guard case .strokes(let strokes) = piece.shape else { return InkBounds() }
            return InkBounds(strokes)
        }
        #expect(abs(bounds[0].maximum.y) < 5 && abs(bounds[0].height - 50) < 1)
        #expect(abs(bounds[1].maximum.y) < 5 && abs(bounds[1].height - 30) < 1)
        #expect(bounds[2].maximum.y > 8 && bounds[3].maximum.y < -10)
        #expect(zip(bounds, bounds.dropFirst()).allSatisfy { $0.maximum.x < $1.minimum.x })
    }

    @Test func writesWholeWordsWhereItCan() {
        let setter = WriterLineSetter(samples: [box("dog", 40), box("cat", 30)])
        var random = SplitMix64(seed: 1)
        let line = setter.set("dog cat", height: 50, using: &random)
        #expect(line.pieces.map(\.text) == ["dog", "cat"])
        #expect(line.text == "dog cat")
    }
}
