import DocumentModel
import Imaging
import Testing

@Suite struct HomographyTests {
    private static let corners: [SIMD2<Float>] = [[10, 5], [90, 12], [95, 70], [3, 66]]
    private let map = Homography(width: 100, height: 80, to: corners)

    private func distance(_ first: SIMD2<Float>, _ second: SIMD2<Float>) -> Float {
        ((first - second) * (first - second)).sum().squareRoot()
    }

    @Test func takesCornersToCorners() {
        let flat: [SIMD2<Float>] = [[0, 0], [100, 0], [100, 80], [0, 80]]
        for (from, to) in zip(flat, Self.corners) { #expect(distance(map(from), to) < 0.03) }
        #expect(abs(Homography.identity.scale(at: [4, 4]) - 1) < 1e-4)
    }

    @Test func theInverseLeadsBack() throws {
        let inverse = try #require(map.inverse)
        for point in [SIMD2<Float>(0, 0), [31, 77], [100, 40]] { #expect(distance(inverse(map(point)), point) < 0.01) }
        #expect(try #require(Homography(rows: [1, 0, 0, 2, 0, 0, 0, 0, 1])).inverse == nil)
    }

    @Test func oneMapBehindAnother() throws {
        let shift = try #require(Homography(rows: [1, 0, 7, 0, 1, -3, 0, 0, 1]))
        for point in [SIMD2<Float>(0, 0), [31, 77], [100, 40]] {
            #expect(distance(map.after(shift)(point), map(shift(point))) < 0.01)
            #expect(distance(shift.after(map)(point), shift(map(point))) < 0.01)
        }
    }

    @Test func takesNineFiniteNumbers() throws {
        #expect(Homography(rows: [1, 2, 3]) == nil)
        #expect(Homography(rows: [Double](repeating: 0, count: 9)) == nil)
        #expect(Homography(rows: [1, 0, 0, 0, .nan, 0, 0, 0, 1]) == nil)
        // A common factor changes nothing.
        let shift = try #require(Homography(rows: [2, 0, 10, 0, 2, -6, 0, 0, 2]))
        #expect(distance(shift([1, 1]), [6, -2]) < 1e-4)
        #expect(shift(PixelBox(x: 1, y: 4, width: 7, height: 9)) == PixelBox(x: 6, y: 1, width: 7, height: 9))
    }

    @Test func aBoxCoversWhatItBecomes() {
        let box = map(PixelBox(x: 0, y: 0, width: 100, height: 80))
        #expect(box == PixelBox(x: 3, y: 5, width: 92, height: 65))
    }
}
