import Finding
import Imaging
import Preprocessing
import Segmentation
import Testing

@testable import TrainingSets

@Suite struct PhotographedLineTests {
    /// A level line whose ink reaches from one column to another, with letters of 40 pixels between rows 4 and 44.
    private func line(from start: Int, to end: Int, width: Int = 300) -> TextLine {
        let runs = (4..<44).map { InkRun(y: Int32($0), start: Int32(start), end: Int32(end)) }
        var mask = InkMask(width: width, height: 48)
        for run in runs { for x in run.start..<run.end { mask[Int(x), Int(run.y)] = true } }
        return TextLine(level: mask, primitives: [Primitive(runs: runs, component: 0)])
    }

    private func truth(_ text: String, x: ClosedRange<Float>, y: ClosedRange<Float>, height: Float = 40)
        -> LabelledPicture.Line
    {
        LabelledPicture.Line(
            corners: [
                [x.lowerBound, y.lowerBound], [x.upperBound, y.lowerBound], [x.upperBound, y.upperBound],
                [x.lowerBound, y.upperBound],
            ], text: text, letterHeight: height, block: 0)
    }

    /// The picture's pixels are the line's.
    private func text(
        _ line: TextLine, _ truths: LabelledPicture.Line..., corners: [SIMD2<Float>]? = nil, reading: String? = nil
    ) -> String? {
        let picture = LabelledPicture(
            image: RGBImage(width: 300, height: 200), ink: [UInt8](repeating: 0, count: 60_000), lines: truths)
        return PhotographedLine(
            line, corners: corners ?? [[0, 0], [300, 0], [300, 48], [0, 48]], reading: reading, in: picture)?.text
    }

    @Test func wholeLinesHaveTheirText() {
        let line = line(from: 10, to: 280)
        #expect(text(line, truth("one line", x: 8...282, y: 2...46)) == "one line")
        #expect(text(line, truth("two", x: 150...282, y: 2...46), truth("one", x: 8...120, y: 4...44)) == "one two")
        #expect(text(line) == nil)
    }

    @Test func partsOfLinesAndOtherInkHaveNone() {
        #expect(text(line(from: 10, to: 150), truth("one line", x: 8...282, y: 2...46)) == nil)
        #expect(text(line(from: 10, to: 280), truth("one", x: 8...200, y: 2...46)) == nil)
        #expect(text(line(from: 10, to: 280), truth("large", x: 8...282, y: 2...46, height: 300)) == nil)
    }

    /// Boxes with wide margins will do where the line reads nearly as they say, but not where it reads otherwise.
    @Test func aReadingConfirmsALooseBox() {
        let (line, box) = (line(from: 50, to: 240), truth("one line", x: 2...296, y: 2...46))
        #expect(text(line, box) == nil)
        #expect(text(line, box, reading: "0ne lime") == "one line")
        #expect(text(line, box, reading: "line") == nil)
    }

    /// Of a page of which only the texts are known a line is that which it reads like, if it is plainly one of them.
    @Test func aReadingTellsWhichTextItIs() {
        let line = line(from: 10, to: 280)
        let texts = ["for i in range(5):", "print(i)", "print(j)", "return"]
        #expect(PhotographedLine(line, reading: "for i im ramge(5)", among: texts)?.text == "for i in range(5):")
        #expect(PhotographedLine(line, reading: "print(1)", among: texts) == nil, "it may be either")
        #expect(PhotographedLine(line, reading: "while true", among: texts) == nil)
        #expect(PhotographedLine(line, reading: "return", among: []) == nil)
    }

    @Test func neighboursBelowSayNothing() {
        let line = line(from: 10, to: 280)
        #expect(text(line, truth("this", x: 8...282, y: 2...46), truth("below", x: 8...282, y: 38...84)) == "this")
    }

    /// The line lies on the picture at half its size, and upwards.
    @Test func linesLieAnywhere() {
        let corners: [SIMD2<Float>] = [[100, 180], [100, 30], [124, 30], [124, 180]]
        let upwards = LabelledPicture.Line(
            corners: [[101, 176], [101, 40], [123, 40], [123, 176]], text: "up", letterHeight: 20, block: 0)
        #expect(text(line(from: 10, to: 280), upwards, corners: corners) == "up")
        // Read the other way round it would be another text.
        let downwards = LabelledPicture.Line(
            corners: [[123, 40], [123, 176], [101, 176], [101, 40]], text: "down", letterHeight: 20, block: 0)
        #expect(text(line(from: 10, to: 280), downwards, corners: corners) == nil)
    }
}

@Suite struct PhotographedLineFileTests {
    private var lines: [PhotographedLine] {
        let runs = [InkRun(y: 1, start: 2, end: 5), InkRun(y: 2, start: 0, end: 7)]
        var mask = InkMask(width: 20, height: 9)
        for run in runs + [InkRun(y: 8, start: 19, end: 20)] {
            for x in run.start..<run.end { mask[Int(x), Int(run.y)] = true }
        }
        let primitives = [
            Primitive(runs: runs, component: 3), Primitive(runs: [InkRun(y: 8, start: 19, end: 20)], component: 4),
        ]
        var line = TextLine(level: mask, primitives: primitives)
        line.contrast = ContrastStrip(width: 10, height: 5, values: Array(0..<50))
        return [
            PhotographedLine(line: line, text: "ü →"),
            PhotographedLine(line: TextLine(level: InkMask(width: 1, height: 1), primitives: []), text: ""),
        ]
    }

    @Test func linesAreReadAsTheyWereWritten() throws {
        let read = try PhotographedLineFile.lines(PhotographedLineFile.bytes(of: lines))
        #expect(read.map(\.text) == lines.map(\.text))
        #expect(read.map(\.line.primitives) == lines.map(\.line.primitives))
        #expect(read.map(\.line.mask) == lines.map(\.line.mask))
        #expect(read[0].line.contrast?.values == Array(0..<50) && read[1].line.contrast == nil)
    }

    @Test func damagedFilesAreNone() throws {
        let bytes = PhotographedLineFile.bytes(of: lines)
        for length in 0..<bytes.count {
            #expect(throws: PhotographedLineFile.Problem.self) {
                try PhotographedLineFile.lines(Array(bytes.prefix(length)))
            }
        }
        #expect(throws: PhotographedLineFile.Problem.noLines) {
            try PhotographedLineFile.lines(Array("not a file".utf8))
        }
        // Every byte changed: an error or other lines, and no crash.
        for place in bytes.indices {
            var changed = bytes
            changed[place] ^= 0x55
            _ = try? PhotographedLineFile.lines(changed)
        }
    }
}
