import TestSupport
import Testing

@testable import Preprocessing

@Suite struct BoxFiltersTests {
    private static let planes = [(1, 1), (7, 5), (16, 3), (3, 17), (23, 19)].map { width, height in
        var random = TestRandom(seed: UInt64(width))
        return Plane(
            width: width, height: height,
            samples: (0..<width * height).map { _ in UInt8.random(in: 0...255, using: &random) })
    }

    /// Folds the samples of each window of a row, cut off at the borders.
    private func filtered(_ plane: Plane, radius: Int, _ fold: ([UInt8]) -> UInt8) -> Plane {
        var result = plane
        for y in 0..<plane.height {
            for x in 0..<plane.width {
                let window = max(0, x - radius)...min(plane.width - 1, x + radius)
                result.samples[y * plane.width + x] = fold(window.map { plane.samples[y * plane.width + $0] })
            }
        }
        return result
    }

    private func inBothDirections(_ plane: Plane, radius: Int, _ fold: ([UInt8]) -> UInt8) -> Plane {
        filtered(filtered(plane, radius: radius, fold).transposed(), radius: radius, fold).transposed()
    }

    @Test(arguments: planes, [1, 2, 5, 30])
    func meanIsThatOfTheWindow(plane: Plane, radius: Int) {
        let naive = inBothDirections(plane, radius: radius) { window in
            UInt8((window.reduce(0) { $0 + Int($1) } + window.count / 2) / window.count)
        }
        #expect(BoxFilters.mean(plane, radius: radius).samples == naive.samples)
    }

    @Test(arguments: planes, [1, 2, 5, 30])
    func closingIsDilationThenErosion(plane: Plane, radius: Int) {
        let dilated = inBothDirections(plane, radius: radius) { $0.max() ?? 0 }
        let closed = inBothDirections(dilated, radius: radius) { $0.min() ?? 0 }
        #expect(BoxFilters.closing(plane, radius: radius).samples == closed.samples)
    }

    @Test func closingRemovesThinInkAndKeepsWideShadow() {
        var plane = Plane(width: 60, height: 20, samples: [UInt8](repeating: 200, count: 1200))
        for y in 0..<20 {
            for x in 10..<13 { plane.samples[y * 60 + x] = 20 }
            for x in 30..<60 { plane.samples[y * 60 + x] = 90 }
        }
        let closed = BoxFilters.closing(plane, radius: 3)
        #expect(closed.samples[5 * 60 + 11] == 200)
        #expect(closed.samples[5 * 60 + 29] == 200 && closed.samples[5 * 60 + 30] == 90)
    }
}

extension Plane {
    fileprivate func transposed() -> Plane {
        Plane(
            width: height, height: width,
            samples: (0..<samples.count).map { samples[$0 % height * width + $0 / height] })
    }
}
