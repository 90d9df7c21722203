import DocumentModel
import Testing

@testable import Segmentation

@Suite struct LineRegrouperTests {
    private func line(x: Int, y: Int, count: Int, size: Int = 20) -> FoundLine {
        found((0..<count).map { .rectangle(x + size * $0, y, size * 2 / 3, size) })
    }

    private func found(_ components: [Component]) -> FoundLine {
        FoundLine(
            components: components.sorted { $0.box.x < $1.box.x },
            middle: LineFit(points: components.map { ($0.box.midX, $0.box.midY) }, prior: (0, 1e6)),
            height: LetterHeight.median(of: components) ?? 0)
    }

    private func proposals(_ lines: FoundLine...) -> [LineRegrouper.Proposal] {
        LineRegrouper().proposals(for: lines)
    }

    @Test func writingThatClimbsIsOneLine() throws {
        let (left, right) = (line(x: 20, y: 100, count: 4), line(x: 120, y: 82, count: 4))
        // Whatever their order.
        for pair in [[left, right], [right, left]] {
            let found = LineRegrouper().proposals(for: pair)
            #expect(found.map(\.replaced) == [[0, 1]])
            let joint = try #require(found.first?.lines.first)
            #expect(joint.components == left.components + right.components)
            #expect(joint.middle.slope < -0.08)
        }
    }

    @Test func threePartsAreTakenInPairsAndTogether() {
        let found = proposals(
            line(x: 20, y: 100, count: 3), line(x: 90, y: 85, count: 3), line(x: 160, y: 70, count: 3))
        #expect(found.map(\.replaced) == [[0, 1], [1, 2], [0, 1, 2]])
        #expect(found.map { $0.lines.map(\.components.count) } == [[6], [6], [9]])
    }

    @Test func linesApartStayApart() {
        // Too far along, too far across, of another size, one under the other.
        #expect(proposals(line(x: 20, y: 100, count: 4), line(x: 200, y: 100, count: 4)).isEmpty)
        #expect(proposals(line(x: 20, y: 100, count: 4), line(x: 110, y: 140, count: 4)).isEmpty)
        #expect(proposals(line(x: 20, y: 100, count: 4), line(x: 110, y: 80, count: 2, size: 70)).isEmpty)
        #expect(proposals(line(x: 20, y: 100, count: 8), line(x: 20, y: 130, count: 8)).isEmpty)
    }

    @Test func aTallStrokeDividesItsLine() {
        let (left, right) = (line(x: 20, y: 100, count: 4), line(x: 130, y: 110, count: 3))
        let bar = Component.rectangle(110, 40, 4, 120)
        let found = proposals(found(left.components + [bar] + right.components))
        #expect(found.map(\.replaced) == [[0]])
        #expect(found.first?.lines.map(\.components) == [left.components, [bar], right.components])
    }

    @Test func twoTallStrokesDivideAloneAndTogether() {
        let bars = [Component.rectangle(110, 40, 4, 120), .rectangle(200, 40, 4, 120)]
        let letters = [line(x: 20, y: 100, count: 4), line(x: 130, y: 100, count: 3), line(x: 220, y: 100, count: 3)]
        let found = proposals(found(letters.flatMap(\.components) + bars))
        #expect(found.map { $0.lines.map(\.components.count) } == [[4, 1, 7], [8, 1, 3], [4, 1, 3, 1, 3]])
    }

    @Test func nothingGivesNothing() {
        #expect(proposals().isEmpty)
        #expect(proposals(line(x: 20, y: 100, count: 4)).isEmpty)
        #expect(proposals(found([.rectangle(10, 10, 3, 90)])).isEmpty)
    }

    @Test func aPageOfNoiseIsLeftAsItIs() {
        let lines = (0..<60).flatMap { row in (0..<8).map { line(x: 30 * $0, y: 24 * row, count: 1) } }
        #expect(LineRegrouper().proposals(for: lines).isEmpty)
    }
}
