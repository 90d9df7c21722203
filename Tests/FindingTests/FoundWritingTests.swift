import Testing

@testable import Finding

@Suite struct FoundWritingTests {
    private var made: MadeUpMap {
        var made = MadeUpMap(width: 120, height: 80)
        made.draw(from: [40, 60], to: [340, 60], letterHeight: 16)
        made.draw(from: [40, 120], to: [240, 120], letterHeight: 20, isLight: true)
        made.draw(from: [40, 200], to: [140, 200], letterHeight: 60)
        return made
    }

    @Test func theUsualHeightIsThatOfMostLetters() throws {
        let found = FoundWriting(made.map)
        #expect(found.cores.count == 3)
        #expect(abs(try #require(found.letterHeight) - 16) < 0.5)
    }

    /// Grain of a board looks like many small marks, none of them longer than it is high.
    @Test func marksThatAreNoLinesDoNotTellTheUsualHeight() throws {
        var made = MadeUpMap(width: 120, height: 80)
        made.draw(from: [40, 60], to: [240, 60], letterHeight: 24)
        for x in stride(from: 40.0, to: 440, by: 40) {
            for y in [160.0, 200, 240] { made.draw(from: [x, y], to: [x + 8, y], letterHeight: 8) }
        }
        let found = FoundWriting(made.map)
        #expect(found.cores.count == 31)
        #expect(abs(try #require(found.letterHeight) - 24) < 0.5)
    }

    @Test func aMarkByItselfRunsNoWay() {
        for length in [12.0, 200] {
            var made = MadeUpMap(width: 120, height: 80)
            made.draw(from: [100, 20], to: [100, 20 + length], letterHeight: 24)
            #expect(FoundWriting(made.map).textAngle == (length < 24 ? .upright : .downwards))
        }
    }

    /// Lines that are read from their other end begin there, and with them those that nobody read.
    @Test func linesBeginWhereTheyAreReadFrom() {
        var made = MadeUpMap(width: 200, height: 120)
        for y in [60, 120, 180] as [Double] { made.draw(from: [60, y], to: [460, y], letterHeight: 20) }
        let found = FoundWriting(made.map)
        #expect(found.directness > 0.95 && found.textAngle == .upright)
        let turned = found.reversing([0: true, 1: true])
        #expect(turned.cores.count == 3 && turned.cores.prefix(2).allSatisfy { $0.textAngle == .upsideDown })
        #expect(found.reversing([0: false]).textAngle == .upright)
        #expect(found.reversing([7: true]).textAngle == .upright, "there is no such line")
    }
}
