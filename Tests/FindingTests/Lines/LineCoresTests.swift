import DocumentModel
import Glibc
import Testing

@testable import Finding

@Suite struct LineCoresTests {
    @Test func aLineIsWhereItWasDrawn() throws {
        var made = MadeUpMap(width: 100, height: 60)
        made.draw(from: [40, 80], to: [240, 80], letterHeight: 20)
        let found = FoundWriting(made.map)
        let core = try #require(found.cores.first)
        #expect(found.cores.count == 1)
        #expect(abs(core.angle) < 0.02 && abs(core.middle.y - 80) < 3 && abs(core.middle.x - 140) < 3)
        #expect(abs(core.length - 200) < 9 && abs(core.letterHeight - 20) < 0.5)
        #expect(!core.isLight && core.confidence > 0.9)
        #expect(found.textAngle == .upright)
    }

    @Test func linesRunInAnyDirection() throws {
        for degrees in [0.0, 30, 90, 135, 180, -90, -45] {
            var made = MadeUpMap(width: 100, height: 100)
            let way = SIMD2(cos(degrees * .pi / 180), sin(degrees * .pi / 180))
            made.draw(from: SIMD2(200, 200) - 120 * way, to: SIMD2(200, 200) + 120 * way, letterHeight: 24)
            let core = try #require(FoundWriting(made.map).cores.first)
            #expect(abs(remainder(core.angle - degrees * .pi / 180, 2 * .pi)) < 0.03, "\(degrees)")
        }
    }

    @Test func mostOfTheTextTellsHowItStands() {
        var made = MadeUpMap(width: 100, height: 100)
        for x in [60.0, 120, 180] { made.draw(from: [x, 40], to: [x, 300], letterHeight: 20) }
        made.draw(from: [230, 40], to: [330, 40], letterHeight: 20)
        #expect(FoundWriting(made.map).textAngle == .downwards)
    }

    @Test func whatGoesOnIsOneLine() {
        var made = MadeUpMap(width: 120, height: 60)
        made.draw(from: [40, 80], to: [140, 80], letterHeight: 20)
        made.draw(from: [156, 82], to: [240, 82], letterHeight: 21)
        #expect(made.joinedCores.count == 1)
        // A column away, a line below, or twice as high is another one.
        made.draw(from: [300, 82], to: [400, 82], letterHeight: 20)
        made.draw(from: [40, 130], to: [140, 130], letterHeight: 20)
        #expect(made.joinedCores.count == 3)
    }

    @Test func linesThatHangTogetherAreParted() {
        var made = MadeUpMap(width: 100, height: 60)
        for y in [60.0, 84, 108] { made.draw(from: [40, y], to: [240, y], letterHeight: 20) }
        #expect(LineCores.cores(in: made.map).count == 3)
        made.bridge(x: 100...180, y: 60...108, core: 1.2)
        let cores = LineCores.cores(in: made.map)
        #expect(cores.count == 3)
        #expect(cores.allSatisfy { abs($0.length - 200) < 9 && abs($0.angle) < 0.02 })
        // What never parts, however sure it must be, is one.
        made.bridge(x: 40...240, y: 54...114, core: 9)
        #expect(LineCores.cores(in: made.map).count == 1)
    }

    @Test func nothingIsFoundWhereNothingIs() {
        let found = FoundWriting(MadeUpMap(width: 20, height: 20).map)
        #expect(found.cores.isEmpty && found.letterHeight == nil)
        #expect(found.textAngle == .upright)
        let empty = FoundWriting(
            WritingMap(cells: FindingMap(width: 0, height: 0, values: []), cell: 4, width: 0, height: 0))
        #expect(empty.cores.isEmpty)
    }
}
