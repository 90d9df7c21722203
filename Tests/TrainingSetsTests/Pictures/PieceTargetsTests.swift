import Finding
import Glibc
import GlyphTraining
import Testing

@testable import TrainingSets

@Suite struct PieceTargetsTests {
    private static let side = 160

    /// What is asked of each cell, whose middle lies at a place of the picture.
    private func forEachCell(
        angle: Double, scale: Double, isLight: Bool = false,
        _ check: (_ targets: FindingTargets, _ cell: Int, _ place: SIMD2<Double>) -> Void
    ) {
        let side = Self.side
        let middle = SIMD2(Double(TestPicture.width) / 2 - 20, Double(TestPicture.height) / 2)
        let view = PieceView(
            side: side, middle: SIMD2(Float(middle.x), Float(middle.y)), angle: Float(angle), scale: Float(scale))
        let picture = TestPicture.make(isLight: isLight)
        let targets = PieceTargets(side: side, view: view)
            .targets(of: picture, isInside: view.pixels(of: picture.image).isInside)
        let cells = side / FindingArchitecture.cell
        #expect(targets.cells == cells)
        for cell in 0..<cells * cells {
            let (u, v) = (
                (Double(cell % cells) * 4 + 2 - Double(side) / 2) / scale,
                (Double(cell / cells) * 4 + 2 - Double(side) / 2) / scale
            )
            check(
                targets, cell,
                middle + SIMD2(u * cos(angle) - v * sin(angle), u * sin(angle) + v * cos(angle)))
        }
    }

    /// Turned and scaled views, in degrees and pixels for one.
    private static let views: [(degrees: Double, scale: Double)] = [
        (0, 1), (0, 2), (90, 1), (180, 1.5), (-90, 0.6), (23, 0.8), (-140, 1.3),
    ]

    @Test(arguments: views) func linesHaveCoreDirectionAndHeight(degrees: Double, scale: Double) {
        let angle = degrees * .pi / 180
        let line = TestPicture.line
        var cores = 0
        for isLight in [false, true] {
            forEachCell(angle: angle, scale: scale, isLight: isLight) { targets, cell, place in
                let (s, t) = ((place.x - line.x) / line.width, (place.y - line.y) / line.height)
                let isOnLine = s > 0.02 && s < 0.98 && t > 0.02 && t < 0.98
                if isOnLine, abs(t - 0.5) < 0.2 {
                    cores += 1
                    #expect(targets.core[cell] == 1 && targets.coreWeights[cell] == 1)
                    #expect(targets.lineWeights[cell] == 1)
                }
                if isOnLine {
                    let expected = log2(Double(TestPicture.letterHeight) * scale / 16)
                    #expect(targets.lineWeights[cell] > 0)
                    #expect(abs(Double(targets.height[cell]) - expected) < 1e-4)
                    // Seen from a piece that is turned clockwise, the line is turned the other way.
                    #expect(abs(Double(targets.cosine[cell]) - cos(angle)) < 1e-4)
                    #expect(abs(Double(targets.sine[cell]) + sin(angle)) < 1e-4)
                    #expect(targets.light[cell] == (isLight ? 1 : 0))
                }
                if abs(t - 0.5) > 0.43 || s < -0.1 || s > 1.1 { #expect(targets.core[cell] == 0) }
                if t < -0.02 || t > 1.02 || s < -0.1 || s > 1.1 { #expect(targets.lineWeights[cell] == 0) }
            }
        }
        #expect(cores > 20, "or it tests nothing")
    }

    @Test(arguments: views) func inkTellsWhatIsWriting(degrees: Double, scale: Double) {
        // So far from its middle a cell's outermost pixels have theirs.
        let deep = 2.2 / scale
        var (written, drawn, unknown, blank) = (0, 0, 0, 0)
        forEachCell(angle: degrees * .pi / 180, scale: scale) { targets, cell, place in
            let answer = (targets.writing[cell], targets.writingWeights[cell])
            if TestPicture.letters.contains(where: { TestPicture.depth(place, in: $0) > deep }) {
                written += 1
                #expect(answer == (1, 1))
            }
            if TestPicture.depth(place, in: TestPicture.rule) > deep
                || TestPicture.depth(place, in: TestPicture.post) > deep
            {
                drawn += 1
                #expect(answer == (0, 1) && targets.core[cell] == 0 && targets.coreWeights[cell] == 1)
                #expect(targets.lineWeights[cell] == 0)
            }
            if TestPicture.depth(place, in: TestPicture.patch) > deep {
                unknown += 1
                #expect(answer.1 == 0 && targets.coreWeights[cell] == 0 && targets.lineWeights[cell] == 0)
            }
            if TestPicture.depth(place, in: (60, 130, 120, 26)) > deep {
                blank += 1
                #expect(answer.0 == 0 && answer.1 > 0 && answer.1 < 0.5 && targets.core[cell] == 0)
            }
        }
        // Or it tests nothing; the largest pieces show but a part.
        #expect(drawn > 0 && written > 0)
        #expect(scale > 1 || blank > 0 && unknown > 0)
    }

    @Test(arguments: views) func besideThePictureNothingCounts(degrees: Double, scale: Double) {
        let all = (0.0, 0.0, Double(TestPicture.width), Double(TestPicture.height))
        var outside = 0
        forEachCell(angle: degrees * .pi / 180, scale: scale) { targets, cell, place in
            guard TestPicture.depth(place, in: all) < -(3 / scale + 1) else { return }
            outside += 1
            #expect(targets.writingWeights[cell] == 0 && targets.coreWeights[cell] == 0)
            #expect(targets.lineWeights[cell] == 0)
        }
        #expect(outside > 0 || scale >= 1)
    }

    /// Between letters a line goes on, but no ink says so.
    @Test func gapsOnALineCountLess() {
        forEachCell(angle: 0, scale: 2) { targets, cell, place in
            let isInk = TestPicture.letters.contains { TestPicture.depth(place, in: $0) > -3 }
            guard !isInk, TestPicture.depth(place, in: TestPicture.line) > 3 else { return }
            #expect(targets.writing[cell] == 1 && targets.writingWeights[cell] == 0.5)
        }
    }
}
