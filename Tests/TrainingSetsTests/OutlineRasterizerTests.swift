import Testing

@testable import TrainingSets

@Suite struct OutlineRasterizerTests {
    @Test func fillsASquareExactly() {
        let square: [SIMD2<Float>] = [[2.25, 3], [6.75, 3], [6.75, 8], [2.25, 8]]
        let filled = OutlineRasterizer.render([square])
        let sum = filled.pixels.reduce(0.0) { $0 + Double($1) / 255 }
        #expect(abs(sum - 4.5 * 5) < 0.1)
        #expect(filled.inkBox() == .init(x: 2, y: 3, width: 5, height: 5))
    }

    @Test func leavesHolesOpen() {
        let outer: [SIMD2<Float>] = [[0, 0], [10, 0], [10, 10], [0, 10]]
        let inner: [SIMD2<Float>] = [[3, 3], [3, 7], [7, 7], [7, 3]]
        let filled = OutlineRasterizer.render([outer, inner])
        let middle = (5 - filled.y) * filled.width + 5 - filled.x
        #expect(filled.pixels[middle] == 0)
        let sum = filled.pixels.reduce(0.0) { $0 + Double($1) / 255 }
        #expect(abs(sum - 84) < 0.5)
        // The same way round as the outer one there is no hole.
        let whole = OutlineRasterizer.render([outer, inner.reversed()])
        #expect(whole.pixels[middle] == 255)
    }

    @Test func fillsNothingFromNothing() {
        #expect(OutlineRasterizer.render([]).pixels.isEmpty)
        #expect(OutlineRasterizer.render([[[1, 1]]]).inkBox() == nil)
    }
}
