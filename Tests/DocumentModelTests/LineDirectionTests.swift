import DocumentModel
import Foundation
import Testing

@Suite struct LineDirectionTests {
    private let box = PixelBox(x: 200, y: 200, width: 20, height: 20)

    /// A line through (210, 220) that runs so many degrees counter-clockwise.
    private func line(_ degrees: Double, length: Double = 100) -> Line {
        let (x, y) = (length * cos(degrees * .pi / 180), -length * sin(degrees * .pi / 180))
        var line = Line(box: box, baseline: Baseline(slope: 0, offset: 0), words: [])
        line.stand(from: (210, 220), to: (210 + x, 220 + y), width: 640, height: 480)
        return line
    }

    @Test(
        arguments: [
            (0, 0), (10, 0), (-10, 0), (19.9, 0), (-19.9, 0), (37, 37), (-37, 323), (45.04, 45), (90, 90), (75, 90),
            (105, 90), (120.26, 120.3), (180, 180), (-165, 180), (170, 180), (-90, 270), (-100, 270), (359.97, 0),
        ]) func theAngleIsAQuarterTurnOrOblique(degrees: Double, expected: Double)
    {
        let line = line(degrees)
        #expect(line.angle == expected)
        let rest = atan(line.baseline.slope) * 180 / .pi
        #expect(abs((line.angle - rest - degrees).remainder(dividingBy: 360)) < 1e-6, "nothing is lost")
        let view = LevelView(angle: line.angle, width: 640, height: 480)
        let start = view(x: 210, y: 220)
        #expect(abs(line.baseline.y(at: start.x) - start.y) < 1e-6, "it goes through its start")
    }

    @Test(arguments: [(0, 0), (37, 0), (45.1, 90), (104, 90), (180, 180), (226, 270), (314, 270), (316, 0)])
    func theNearestQuarterTurn(angle: Double, expected: Int) {
        var line = line(0)
        line.angle = angle
        #expect(line.quarterTurn.rawValue == expected)
    }

    @Test func aSlantedLineIsToldInTheImageItself() {
        let line = line(-5.710593137499642)
        #expect(abs(line.baseline.slope - 0.1) < 1e-9 && abs(line.baseline.offset - 199) < 1e-6)
    }

    @Test func whatIsNoPlaceChangesNothing() {
        var line = line(37)
        let before = line
        line.stand(from: (.nan, 0), to: (1, 1), width: 640, height: 480)
        line.stand(from: (0, 0), to: (.infinity, 1), width: 640, height: 480)
        #expect(line == before)
        #expect(self.line(37, length: 0).angle == 0)
    }

    @Test(arguments: [(0, 0), (-90, 270), (360, 0), (323.44, 323.4), (-0.01, 0), (.nan, 0), (-.infinity, 0)])
    func anglesAreNormal(degrees: Double, expected: Double) {
        #expect(Line.normalized(degrees) == expected)
        #expect(Line.normalized(degrees).sign == .plus)
        #expect((0..<360).contains(Line.normalized(1e300)))
    }

    /// As it was written before lines had angles.
    @Test func aLineWithoutAngleIsLevel() throws {
        let box = #"{"x":1,"y":2,"width":3,"height":4}"#
        let json = #"{"box":\#(box),"baseline":{"slope":0.5,"offset":6},"indentation":2,"words":[]}"#
        let line = try JSONDecoder().decode(Line.self, from: Data(json.utf8))
        #expect(line.angle == 0 && line.baseline == Baseline(slope: 0.5, offset: 6) && line.indentation == 2)
        let oblique = self.line(37)
        #expect(try JSONDecoder().decode(Line.self, from: JSONEncoder().encode(oblique)) == oblique)
    }
}
