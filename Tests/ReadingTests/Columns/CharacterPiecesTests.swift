import DocumentModel
import Finding
import TestSupport
import Testing

@testable import Preprocessing
@testable import Reading
@testable import Segmentation

@Suite struct CharacterPiecesTests {
    private func box(_ x: Int, width: Int = 12, y: Int = 4, height: Int = 40) -> PixelBox {
        PixelBox(x: x, y: y, width: width, height: height)
    }

    private func ranges(_ boxes: [PixelBox], _ borders: [Range<Double>]) -> [Range<Int>]? {
        CharacterPieces(of: borders, in: TestScoredLines.line(of: boxes))?.ranges
    }

    @Test func bordersLieHalfwayBetweenColumns() {
        let places = [1...2, 5...6, 9...10]
        let borders = CharacterPieces.borders(of: places, isSpace: [false, false, false])
        #expect(borders == [-26..<16, 16..<32, 32..<74], "the ends reach three quarters of a letter")
        let spaced = CharacterPieces.borders(of: places, isSpace: [false, true, false])
        #expect(spaced == [-26..<16, 32..<74], "a space has its own columns")
        #expect(CharacterPieces.borders(of: [], isSpace: []).isEmpty)
    }

    @Test func eachCharacterHasThePiecesWithinItsBorders() {
        let boxes = [box(4), box(20, width: 4), box(26, width: 4), box(32, width: 4), box(44)]
        #expect(ranges(boxes, [0..<18, 18..<40, 40..<Double.infinity]) == [0..<1, 1..<4, 4..<5])
        #expect(ranges(boxes, [0..<40, 40..<Double.infinity]) == [0..<4, 4..<5])
    }

    @Test func whatLiesBetweenBordersGoesToTheNearest() {
        let boxes = [box(4), box(24), box(60)]
        #expect(ranges(boxes, [0..<18, 50..<Double.infinity]) == [0..<2, 2..<3])
        #expect(ranges(boxes, [0..<10, 34..<Double.infinity]) == [0..<1, 1..<3])
    }

    /// Even one within whose borders none lies.
    @Test func eachCharacterHasAPieceAtLeast() {
        #expect(ranges([box(4), box(20)], [0..<40, 40..<Double.infinity]) == [0..<1, 1..<2])
        #expect(ranges([box(44), box(60)], [0..<40, 40..<Double.infinity]) == [0..<1, 1..<2])
        #expect(ranges([box(4)], [0..<10, 10..<Double.infinity]) == nil, "there are too few pieces")
        #expect(ranges([box(4)], []) == nil)
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>) func piecesStayInOrder(seed: UInt64) throws {
        var random = TestRandom(seed: seed)
        let boxes = (0..<8).map { index in
            let (width, height) = (Int.random(in: 4..<14, using: &random), Int.random(in: 3..<40, using: &random))
            return box(16 * index, width: width, height: height)
        }
        var edges = (0..<4).map { _ in Double.random(in: 0..<130, using: &random) }.sorted()
        edges = [0] + edges + [.infinity]
        let borders = zip(edges, edges.dropFirst()).map { $0..<$1 }
        let found = try #require(ranges(boxes, borders))
        #expect(found.count == borders.count && found.allSatisfy { !$0.isEmpty })
        for (one, next) in zip(found, found.dropFirst()) {
            #expect(one.upperBound <= next.lowerBound)
            for piece in one.upperBound..<next.lowerBound {
                let isSpeck = CharacterPieces.isSpeck(TestScoredLines.line(of: boxes).primitives[piece])
                #expect(isSpeck, "only specks are left out")
            }
        }
    }

    @Test func specksFarFromAnyCharacterAreLeftOut() {
        let borders = [0..<20, 120..<140.0]
        let boxes = [box(4), box(60, width: 5, y: 30, height: 5), box(124)]
        #expect(ranges(boxes, borders) == [0..<1, 2..<3])
        let near = [box(4), box(24, width: 5, y: 30, height: 5), box(124)]
        #expect(ranges(near, borders) == [0..<2, 2..<3])
        let large = [box(4), box(60), box(124)]
        #expect(ranges(large, borders) == [0..<2, 2..<3], "more ink is part of something")
        let atTheEnds = [box(0, width: 5, height: 5), box(64), box(124), box(180, width: 5, height: 5)]
        #expect(ranges(atTheEnds, [60..<80, 120..<140]) == [1..<2, 2..<3])
    }

    @Test func aSpeckMayBeACharacter() {
        let boxes = [box(4), box(20, width: 5, y: 39, height: 5)]
        #expect(ranges(boxes, [0..<18, 18..<Double.infinity]) == [0..<1, 1..<2])
    }
}

@Suite struct LineCuttingTests {
    /// A line whose ink is in one piece: two bars of 16 and one of 20 with a thin stroke through them.
    private var joined: TextLine {
        var mask = InkMask(width: 80, height: 50)
        for (x, width) in [(4, 16), (24, 16), (44, 20)] { mask.fill(PixelBox(x: x, y: 4, width: width, height: 40)) }
        mask.fill(PixelBox(x: 4, y: 22, width: 60, height: 3))
        let runs = ConnectedComponents.label(mask).flatMap(\.runs)
        var line = TextLine(
            mask: mask, primitives: [Primitive(runs: runs, component: 3)],
            frame: LineFrame(originX: 0, originY: 0, angle: 0, scale: 1),
            box: PixelBox(x: 0, y: 0, width: 80, height: 50), height: 40)
        var ink = InkSample(polarity: .darkOnLight)
        ink.add([0.2, 0.2, 0.7])
        line.inks = [ink]
        return line
    }

    private func ink(_ line: TextLine) -> [[Int32]] {
        line.primitives.flatMap(\.runs).flatMap { run in (run.start..<run.end).map { [run.y, $0] } }
            .sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
    }

    private let borders = [0..<22, 22..<42, 42..<Double.infinity]

    @Test func touchingCharactersAreParted() {
        let line = joined.cut(at: borders)
        #expect(line.primitives.map(\.box.x) == [4, 22, 42])
        #expect(line.primitives.map(\.box.maxX) == [22, 42, 64])
        #expect(line.primitives.allSatisfy { $0.component == 3 })
        #expect(CharacterPieces(of: borders, in: line)?.ranges == [0..<1, 1..<2, 2..<3])
    }

    @Test func inkIsNeitherLostNorDoubled() {
        for borders in [borders, [0..<10, 10..<35, 35..<37, 37..<Double.infinity], [0..<3, 3..<70, 70..<71]] {
            let line = joined.cut(at: borders)
            #expect(ink(line) == ink(joined))
            for piece in line.primitives {
                #expect(piece.area > 0 && piece.area == piece.runs.reduce(0) { $0 + Int($1.end - $1.start) })
            }
            #expect(line.mask == joined.mask)
            #expect(line.inks.map(\.ink) == line.primitives.map { _ in joined.inks[0].ink }, "of the same colour")
        }
    }

    @Test func whatIsPartedAlreadyStaysAsItIs() {
        let line = TestScoredLines.line(of: TestScoredLines.boxes(gaps: [4, 4]))
        #expect(line.cut(at: [0..<18, 18..<34, 34..<Double.infinity]).primitives == line.primitives)
        #expect(line.cut(at: [0..<Double.infinity]).primitives == line.primitives)
        #expect(line.cut(at: []).primitives == line.primitives)
    }

    @Test func whereThereIsNoInkNothingIsCut() {
        let line = TestScoredLines.line(of: TestScoredLines.boxes(gaps: [40]))
        #expect(line.cut(at: [0..<20, 20..<50, 50..<Double.infinity]).primitives == line.primitives)
    }

    @Test func noPieceIsNarrowerThanAStroke() {
        let line = joined.cut(at: [4.5..<5.5, 5.5..<40, 40..<Double.infinity])
        #expect(line.primitives.map(\.box.x) == [4, 40], "the first border is too near to the edge")
    }
}
