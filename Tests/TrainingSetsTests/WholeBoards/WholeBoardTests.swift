import GlyphTraining
import Imaging
import NetworkKernels
import Reading
import Testing

@testable import TrainingSets

@Suite struct WholeBoardTests {
    private static let writers = BoardWriters(set: nil)
    private static let count = 60

    private static let boards = ParallelMap.onAllCores(Array(0..<count)) {
        WholeBoard(seed: 5, index: $0, writers: writers).picture
    }

    @Test func sameNumbersGiveTheSameBoardOnAnyThread() {
        for index in [0, 7, 23] {
            let again = WholeBoard(seed: 5, index: index, writers: Self.writers).picture
            let isImageSame = again.image == Self.boards[index].image
            #expect(isImageSame)
            let isInkSame = again.ink == Self.boards[index].ink
            #expect(isInkSame)
            #expect(again.lines == Self.boards[index].lines)
        }
    }

    @Test func otherNumbersGiveOtherBoards() {
        let other = WholeBoard(seed: 6, index: 0, writers: Self.writers).picture
        let isSame = [other.image, Self.boards[1].image].contains(Self.boards[0].image)
        #expect(!isSame)
    }

    @Test func writingLiesWithinLines() {
        var (inside, all) = (0, 0)
        for board in Self.boards {
            for (place, kind) in board.ink.enumerated() where kind == LabelledPicture.InkKind.writing.rawValue {
                let point = SIMD2(Float(place % board.image.width) + 0.5, Float(place / board.image.width) + 0.5)
                all += 1
                if board.lines.contains(where: { Self.holds($0.corners, point, margin: 1) }) { inside += 1 }
            }
        }
        #expect(all > 100_000)
        #expect(inside * 1000 >= all * 995)
    }

    @Test func linesAreSetAsOneReadsThem() {
        let lines = Self.boards.flatMap(\.lines)
        #expect(lines.count > 500)
        for line in lines {
            #expect(line.corners.count == 4)
            #expect(!line.text.isEmpty)
            #expect(line.letterHeight >= 6)
            // From the first corner to the second, then a turn to the right on the screen.
            let (along, down) = (line.corners[1] - line.corners[0], line.corners[3] - line.corners[0])
            #expect(along.x * down.y - along.y * down.x > 0)
        }
    }

    @Test func allKindsOfLinesOccur() {
        let lines = Self.boards.flatMap(\.lines)
        #expect(lines.contains { $0.isLight })
        #expect(lines.contains { abs($0.corners[1].y - $0.corners[0].y) > 2 * abs($0.corners[1].x - $0.corners[0].x) })
        #expect(lines.contains { $0.letterHeight < 10 })
        #expect(lines.contains { $0.letterHeight > 40 })
        #expect(Self.boards.contains { $0.lines.count > 40 })
    }

    @Test func boardsOfShortLinesHaveNoOthers() {
        let boards = (0..<40).map { WholeBoard(seed: 5, index: $0, kind: .short, writers: Self.writers).picture }
        let texts = boards.flatMap(\.lines).map(\.text)
        #expect(texts.count > 60)
        #expect(texts.count { $0.count <= 5 } * 2 > texts.count)
        #expect(texts.contains { $0.count == 1 })
        #expect(texts.allSatisfy { $0.count < 60 })
        // Grounds of more hues than boards and paper have.
        let corners = boards.map { $0.image[0, 0] }
        #expect(corners.count { Int(max($0.red, $0.green, $0.blue)) - Int(min($0.red, $0.green, $0.blue)) > 60 } > 8)
    }

    /// Whether a convex polygon that turns to the right holds a point, or nearly so.
    private static func holds(_ corners: [SIMD2<Float>], _ point: SIMD2<Float>, margin: Float) -> Bool {
        zip(corners, corners.dropFirst() + corners.prefix(1)).allSatisfy { from, to in
            let (side, way) = (to - from, point - from)
            return side.x * way.y - side.y * way.x >= -margin * side.length
        }
    }
}
