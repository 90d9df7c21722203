import Testing

@testable import Segmentation

@Suite struct LineFitTests {
    private let points = (0..<6).map { (x: Double($0) * 3, y: 2 + 0.5 * Double($0) * 3) }

    @Test func findsTheLineThroughPointsOnIt() {
        let fit = LineFit(points: points)
        #expect(abs(fit.slope - 0.5) < 1e-9 && abs(fit.offset - 2) < 1e-9 && fit.deviation < 1e-9)
        #expect(abs(fit.y(at: 10) - 7) < 1e-9)
    }

    @Test func deviationIsTheRootOfTheMeanSquare() {
        let fit = LineFit(points: [(0, 1), (1, -1), (2, -1), (3, 1)])
        #expect(fit.slope == 0 && fit.deviation == 1)
    }

    @Test func pointsWithoutWeightDoNotCount() {
        let fit = LineFit(points: points + [(4, 100)], weights: [1, 1, 1, 1, 1, 1, 0])
        #expect(abs(fit.slope - 0.5) < 1e-9 && abs(fit.offset - 2) < 1e-9)
    }

    @Test func thePriorHoldsUntilPointsSpeak() {
        #expect(abs(LineFit(points: [(5, 5)], prior: (0.2, 10)).slope - 0.2) < 1e-9)
        #expect(abs(LineFit(points: points, prior: (0, 1e-6)).slope - 0.5) < 1e-6)
        #expect(abs(LineFit(points: points, prior: (0, 1e9)).slope) < 1e-6)
        #expect(LineFit(points: [(5, 5)]).slope == 0)
    }
}
