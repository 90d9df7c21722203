import DocumentModel
import Glibc
import Preprocessing
import TestSupport
import Testing

@testable import Finding

@Suite struct FoundLineMeasuringTests {
    private func components(count: Int, slope: Double = 0) -> [Component] {
        var mask = InkMask(width: 40 + 20 * count, height: 300)
        mask.drawLine(x: 20, y: 100, count: count, slope: slope)
        return ConnectedComponents.label(mask)
    }

    @Test func lettersTellTheSlopeOfALongLine() {
        #expect(abs(FoundLine(components(count: 40, slope: 0.06), angle: 0).angle - 0.06) < 0.006)
        // Three letters may just as well dance.
        #expect(abs(FoundLine(components(count: 3, slope: 0.06), angle: 0).angle) < 0.01)
        #expect(abs(FoundLine(components(count: 40), angle: 0.03).angle) < 0.004)
    }

    @Test func theHeightIsThatOfLettersAcrossTheLine() {
        #expect(FoundLine(components(count: 12), angle: 0).height == 20)
        let dashes = (0..<20).map { Component.rectangle(20 + 20 * $0, 110, 15, 3) }
        #expect(FoundLine(components(count: 2) + dashes, angle: 0).height == 20, "marks do not count")
        #expect(FoundLine([.rectangle(5, 5, 30, 4)], angle: 0).height == 4)
        let upwards = FoundLine([.rectangle(50, 10, 20, 14), .rectangle(50, 40, 20, 14)], angle: -.pi / 2)
        #expect(abs(upwards.height - 20) < 1e-9)
        #expect(upwards.components.map(\.box.y) == [40, 10], "it is read upwards")
    }

    @Test func anglesStayWithinATurn() {
        for angle in [-Double.pi, .pi, 3, -3] {
            let line = FoundLine(components(count: 4), angle: angle)
            #expect(line.angle >= -.pi && line.angle <= .pi)
            #expect(abs(remainder(line.angle - angle, 2 * .pi)) < 0.05)
        }
    }

    @Test func coresTellHowSureItIs() {
        let core = LineCore(
            cells: [], middle: [100, 110], angle: 0, start: -80, end: 80, letterHeight: 20, light: 0.8, confidence: 0.7)
        let line = FoundLine(components(count: 6), about: core)
        #expect(line.confidence == 0.7 && line.isLight)
    }
}
