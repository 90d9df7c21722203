import Glibc
import Testing

@testable import Finding

@Suite struct CoreAnglesTests {
    /// Cores of lines drawn at an angle, from their left end.
    private func settled(_ lines: [(start: SIMD2<Double>, length: Double, angle: Double)]) -> [Double] {
        var made = MadeUpMap(width: 200, height: 120)
        for line in lines {
            made.draw(
                from: line.start, to: line.start + line.length * SIMD2(cos(line.angle), sin(line.angle)),
                letterHeight: 20)
        }
        let cores = LineCores.cores(in: made.map)
        #expect(cores.count == lines.count)
        return CoreAngles.settled(cores, in: made.map).sorted { $0.middle.x < $1.middle.x }.map(\.angle)
    }

    @Test func aMarkRunsAsTheLinesAroundIt() {
        let angles = settled([([40, 100], 300, 0.3), ([420, 240], 14, -1.2)])
        #expect(abs(angles[0] - 0.3) < 0.05 && abs(angles[1] - 0.3) < 0.1)
    }

    @Test func aMarkByItselfIsLevel() {
        #expect(abs(settled([([100, 100], 14, 1.5)])[0]) < 0.1)
    }

    @Test func aWordOnItsSideStaysSo() {
        let angles = settled([([40, 100], 60, .pi / 2), ([120, 60], 400, 0), ([120, 120], 400, 0)])
        #expect(abs(angles[0] - .pi / 2) < 0.1)
    }

    @Test func aLongLineKnowsItsDirection() {
        let angles = settled([([20, 60], 220, 0.2), ([300, 60], 400, 0)])
        #expect(abs(angles[0] - 0.2) < 0.03 && abs(angles[1]) < 0.03)
    }

    /// Which end comes first is what most lines around it say.
    @Test func aWordBeginsWhereTheLinesAroundItBegin() {
        let angles = settled([([140, 60], 80, .pi), ([60, 120], 400, 0), ([60, 180], 400, 0)])
        #expect(angles.allSatisfy { abs($0) < 0.05 })
    }
}
