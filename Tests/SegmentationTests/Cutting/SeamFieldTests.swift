import DocumentModel
import Finding
import Preprocessing
import TestSupport
import Testing

@testable import Segmentation

@Suite struct SeamFieldTests {
    private static let masks = (0..<12).map { seed in
        var mask = InkMask(
            width: 3 + seed % 4, height: 2 + seed % 5, density: [0.3, 0.6, 0.8][seed % 3], seed: UInt64(seed))
        // The field has the size of the ink's box.
        mask[0, 0] = true
        mask[mask.width - 1, mask.height - 1] = true
        return mask
    }

    private func cost(of seam: [Int], in mask: InkMask) -> Double {
        let ink = seam.enumerated().count { mask[$1, $0] }
        return Double(ink) + 0.12 * Double(zip(seam, seam.dropFirst()).count { $0 != $1 })
    }

    /// All ways from the top to the bottom.
    private func seams(in mask: InkMask) -> [[Int]] {
        var seams = (0..<mask.width).map { [$0] }
        for _ in 1..<mask.height {
            seams = seams.flatMap { seam in
                (seam[seam.count - 1] - 1...seam[seam.count - 1] + 1).filter { (0..<mask.width).contains($0) }
                    .map { seam + [$0] }
            }
        }
        return seams
    }

    @Test(arguments: masks) func costsAreThoseOfTheBestOfAllSeams(mask: InkMask) {
        let field = SeamField(of: Component(runs: ConnectedComponents.label(mask).flatMap(\.runs)), strokeWidth: 100)
        let all = seams(in: mask)
        for x in 0..<mask.width {
            let best = all.filter { $0[mask.height / 2] == x }.map { cost(of: $0, in: mask) }.min() ?? 0
            #expect(abs(field.cost(at: x) - best) < 1e-4)
        }
    }

    @Test(arguments: masks) func theSeamHasThatCost(mask: InkMask) {
        let field = SeamField(of: Component(runs: ConnectedComponents.label(mask).flatMap(\.runs)), strokeWidth: 100)
        for x in 0..<mask.width {
            let seam = field.seam(through: x)
            #expect(seam.count == mask.height && seam[mask.height / 2] == x)
            #expect(zip(seam, seam.dropFirst()).allSatisfy { abs($0 - $1) <= 1 })
            #expect(abs(cost(of: seam, in: mask) - field.cost(at: x)) < 1e-4)
        }
    }

    @Test func aBridgeIsALocalMinimum() {
        let mask = InkMask(
            art: """
                ######....######
                ######....######
                ######....######
                ################
                ######....######
                """)
        let minima = SeamField(of: ConnectedComponents.label(mask)[0], strokeWidth: 100).localMinima()
        #expect(minima.count == 1)
        #expect(minima.first?.x == 7 && minima.first?.cost == 1)
    }

    /// A 5, a 1 that hangs on to its bar, and another stroke that touches at the foot: a path through the gap is no
    /// cheaper than one that runs through the 1 at a slant.
    @Test func aGapHasASeamThoughItIsNoLocalMinimum() {
        let bar = String(repeating: "########..##\n", count: 6)
        let stem = String(repeating: "#....###..##\n", count: 6)
        let foot = ".....#######\n.....#######"
        let field = SeamField(
            of: ConnectedComponents.label(InkMask(art: bar + stem + foot))[0], strokeWidth: 100)
        let gap = 1...4
        #expect(!field.localMinima().contains { gap.contains($0.x) })
        let minima = field.minima()
        #expect(minima.filter { gap.contains($0.x) }.map(\.x) == [4])
        #expect(minima.contains { (8...9).contains($0.x) && $0.cost == 2 })
        #expect(Set(minima.map(\.x)).count == minima.count)
    }

    /// Two strokes that lie side by side all the way down.
    @Test func aSeamBetweenTwoStrokesCostsLittleHoweverLongTheyTouch() {
        var mask = InkMask(width: 12, height: 40)
        mask.fill(PixelBox(x: 0, y: 0, width: 12, height: 40))
        let component = ConnectedComponents.label(mask)[0]
        let field = SeamField(of: component, strokeWidth: 6)
        // But for the ends, whose depth is that of an edge.
        #expect(field.cost(at: 6) < 12)
        #expect(field.cost(at: 1) > 12)
        #expect(field.localMinima().contains { (5...6).contains($0.x) })
        // As one fat stroke it is not cut.
        #expect(SeamField(of: component, strokeWidth: 12).cost(at: 6) == 40)
    }
}
