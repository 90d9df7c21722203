import GlyphTraining
import Imaging
import Testing

@testable import TrainingSets

@Suite struct BoardSketchTests {
    private static func sketch(camera: BoardView.Camera = .init(distance: 1000)) -> BoardSketch {
        let size = SIMD2<Float>(600, 300)
        let reserve = HandLineSetter(hand: Hand(using: &SplitMix64.one, variation: 0))
        return BoardSketch(
            canvas: LabelledCanvas(width: 600, height: 300, fill: .init(gray: 240)),
            view: BoardView(content: size, picture: size, place: BoardArea(.zero, size), camera: camera),
            writers: BoardWriters(set: nil), hand: BoardHand(setter: reserve, isPrinted: true, reserve: reserve),
            ink: .init(color: .init(gray: 20), pen: 3), inks: [.init(gray: 20)], random: SplitMix64(seed: 1))
    }

    private static func count(_ kind: LabelledPicture.InkKind, in sketch: BoardSketch) -> Int {
        sketch.canvas.ink.count { $0 == kind.rawValue }
    }

    @Test func aGapDividesALine() {
        for (gap, count) in [(Float(30), 1), (60, 2)] {
            var sketch = Self.sketch()
            var line = sketch.set("HE", capital: 30)
            let (other, shift) = (sketch.set("IT", capital: 30), SIMD2(line.width + gap, 0))
            line.pieces += other.pieces.map {
                SetLine.Piece(text: $0.text, shape: $0.shape.mapped { $0 + shift }, word: 1)
            }
            sketch.write(line, at: SIMD2(50, 150), capital: 30, block: 0)
            let lines = sketch.finishedLines()
            #expect(lines.map(\.text) == (count == 1 ? ["HE IT"] : ["HE", "IT"]))
            #expect(abs((lines.first?.letterHeight ?? 0) - 30) < 0.5)
        }
    }

    @Test func cornersAreTightAndTurnWithTheText() {
        var sketch = Self.sketch()
        let line = sketch.set("HEN", capital: 40)
        sketch.write(line, at: SIMD2(300, 80), angle: .pi / 2, capital: 40, block: 0)
        let corners = sketch.finishedLines().first?.corners ?? []
        #expect(corners.count == 4)
        guard corners.count == 4 else { return }
        // Read downwards: the tops of the letters point to the right.
        #expect(abs(corners[0].x - 341.5) < 2 && abs(corners[3].x - 298.5) < 2)
        #expect(corners[1].y > corners[0].y)
    }

    @Test func whatIsCoveredIsNoLineAnyMore() {
        var sketch = Self.sketch()
        sketch.write(sketch.set("HEN", capital: 40), at: SIMD2(100, 100), capital: 40, block: 0)
        sketch.fill(
            BoardArea(SIMD2(130, 0), SIMD2(400, 200)), color: .init(gray: 200), kind: LabelledPicture.InkKind.none)
        #expect(sketch.finishedLines().isEmpty)
        #expect(Self.count(.writing, in: sketch) == 0)
        #expect(Self.count(.unknown, in: sketch) > 0)
    }

    @Test func whatASheetCoversIsNoLineThoughSomebodyWritesThereAnew() {
        var sketch = Self.sketch()
        sketch.isStrict = true
        sketch.write(sketch.set("HEN", capital: 40), at: SIMD2(100, 100), capital: 40, block: 0)
        sketch.fill(
            BoardArea(SIMD2(50, 0), SIMD2(400, 200)), color: .init(gray: 200), kind: LabelledPicture.InkKind.none)
        sketch.write(sketch.set("TIE", capital: 40), at: SIMD2(100, 100), capital: 40, block: 1)
        #expect(sketch.finishedLines().map(\.text) == ["TIE"])
        #expect(Self.count(.unknown, in: sketch) == 0)
    }

    @Test func whatIsWrittenOnATurnedSheetIsTurned() {
        var sketch = Self.sketch()
        let sheet = SheetPlacement(pivot: SIMD2(100, 50), place: SIMD2(300, 150), angle: .pi / 6)
        sketch.on(sheet) { $0.write($0.set("HEN", capital: 40), at: SIMD2(50, 70), capital: 40, block: 0) }
        let corners = sketch.finishedLines().first?.corners ?? []
        guard corners.count == 4 else { return #expect(corners.count == 4) }
        let along = (corners[1] - corners[0]).direction
        #expect(abs(along.x - 0.866) < 0.01 && abs(along.y - 0.5) < 0.01)
        // The pivot lies where the sheet was put, and what lies outside the sheet is untouched.
        #expect(sketch.view(SIMD2(10, 20)) == SIMD2(10, 20))
    }

    @Test func aLineThatBendsIsCutIntoStraightOnes() {
        var sketch = Self.sketch()
        let text = "HE IS TEN HE IS TEN HE IS TEN"
        let bend = SheetBend(height: 40, frequency: .pi / 500)
        sketch.on(SheetPlacement(pivot: .zero, place: .zero, angle: 0, bend: bend)) {
            $0.write($0.set(text, capital: 20), at: SIMD2(50, 150), capital: 20, block: 0)
        }
        let lines = sketch.finishedLines()
        #expect(lines.count > 1 && lines.count < 9)
        #expect(lines.map(\.text).joined(separator: " ") == text)
        // Each goes on where the one before ended.
        for (line, next) in zip(lines, lines.dropFirst()) {
            #expect((line.corners[1] - next.corners[0]).length < 6)
        }
        let inside = lines.map { sketch.canvas.count([.writing], in: $0.corners).found }.reduce(0, +)
        // A part may still bend by 0.14 heights of a capital: so much of its tops or bottoms lies outside.
        #expect(inside * 100 > Self.count(.writing, in: sketch) * 86)
    }

    @Test func writingLiesAboveDrawing() {
        var sketch = Self.sketch()
        sketch.write(sketch.set("H", capital: 40), at: SIMD2(100, 100), capital: 40, block: 0)
        let before = Self.count(.writing, in: sketch)
        sketch.line(from: SIMD2(50, 80), to: SIMD2(300, 80))
        #expect(Self.count(.writing, in: sketch) == before)
        #expect(Self.count(.drawing, in: sketch) > 0)
    }

    @Test func whatIsTooSmallOrTooPaleIsUnknown() {
        var sketch = Self.sketch()
        sketch.write(sketch.set("HEN", capital: 5), at: SIMD2(100, 100), capital: 5, block: 0)
        sketch.ink.density = 0.03
        sketch.write(sketch.set("HEN", capital: 40), at: SIMD2(100, 200), capital: 40, block: 0)
        #expect(sketch.finishedLines().isEmpty)
        #expect(Self.count(.writing, in: sketch) == 0)
    }
}

extension SplitMix64 {
    /// A generator for what is the same whatever chance says.
    fileprivate static var one: SplitMix64 {
        get { SplitMix64(seed: 1) }
        set {}
    }
}
