import Testing

@testable import NetworkKernels

@Suite struct MapMergingTests {
    /// A map, and the one of half its size, rounded up.
    private func shapes(_ width: Int, _ height: Int) -> (fine: TensorShape, coarse: TensorShape) {
        (
            TensorShape(height: height, width: width, channels: 3),
            TensorShape(height: (height + 1) / 2, width: (width + 1) / 2, channels: 3)
        )
    }

    @Test(arguments: [(4, 6), (5, 3), (1, 1), (7, 2)]) func eachValueIsAddedToFour(width: Int, height: Int) {
        let (shape, coarseShape) = shapes(width, height)
        let fine = (0..<shape.count).map { Float($0) }
        let coarse = (0..<coarseShape.count).map { Float(1000 * $0) }
        let merged = MapMerging.added(coarse, coarseShape, to: fine, shape)
        for y in 0..<height {
            for x in 0..<width {
                for channel in 0..<3 {
                    let place = (y * width + x) * 3 + channel
                    let source = (y / 2 * coarseShape.width + x / 2) * 3 + channel
                    #expect(merged[place] == fine[place] + coarse[source])
                }
            }
        }
    }

    /// ⟨add(a), b⟩ = ⟨a, gather(b)⟩ is what transposed means.
    @Test(arguments: [(4, 6), (5, 3), (1, 1), (7, 2)]) func gatheringIsTheTransposeOfAdding(width: Int, height: Int) {
        let (shape, coarseShape) = shapes(width, height)
        let coarse = (0..<coarseShape.count).map { Float(($0 * 31) % 17) - 8 }
        let fine = (0..<shape.count).map { Float(($0 * 13) % 11) - 5 }
        let added = MapMerging.added(coarse, coarseShape, to: [Float](repeating: 0, count: shape.count), shape)
        var gathered = [Float](repeating: 99, count: coarseShape.count)
        MapMerging.gather(fine, shape, into: &gathered, coarseShape)
        let left = zip(added, fine).reduce(0) { $0 + $1.0 * $1.1 }
        let right = zip(coarse, gathered).reduce(0) { $0 + $1.0 * $1.1 }
        #expect(left == right)
    }
}
