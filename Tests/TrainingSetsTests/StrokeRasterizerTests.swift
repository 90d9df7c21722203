import GlyphTraining
import Testing

@testable import TrainingSets

@Suite struct StrokeRasterizerTests {
    @Test func drawsAStraightLineExactly() {
        var random = SplitMix64(seed: 1)
        let line = StrokeRasterizer.render([[[10, 10], [30, 10]]], pen: Pen(width: 4), using: &random)
        let box = line.inkBox(threshold: 128)
        #expect(box == .init(x: 8, y: 8, width: 24, height: 4))
        let row = (20 - line.x) + (10 - line.y) * line.width
        #expect(line.pixels[row] == 255)
    }

    @Test func drawsADot() {
        var random = SplitMix64(seed: 1)
        let dot = StrokeRasterizer.render([[[0.5, 0.5]]], pen: Pen(width: 5), using: &random)
        let sum = dot.pixels.reduce(0.0) { $0 + Double($1) / 255 }
        #expect(abs(sum - 19.6) < 1)
        #expect(dot.inkBox(threshold: 128) == .init(x: -2, y: -2, width: 5, height: 5))
    }

    /// The oracle: every pixel's distance to every stretch.
    @Test func matchesTheDistanceToTheStroke() {
        var random = SplitMix64(seed: 2)
        let points: [SIMD2<Float>] = (0..<8).map { _ in [random.uniform(0, 40), random.uniform(0, 40)] }
        let drawn = StrokeRasterizer.render([points], pen: Pen(width: 3), using: &random)
        for y in 0..<drawn.height {
            for x in 0..<drawn.width {
                let place = SIMD2(Float(x + drawn.x) + 0.5, Float(y + drawn.y) + 0.5)
                let distance =
                    zip(points, points.dropFirst()).map { a, b -> Float in
                        let way = b - a
                        let along = max(0, min(1, ((place - a) * way).sum() / (way * way).sum()))
                        let offset = place - a - way * along
                        return (offset * offset).sum().squareRoot()
                    }.min() ?? 0
                let expected = max(0, min(1, 2 - distance)) * 255
                #expect(abs(Float(drawn.pixels[y * drawn.width + x]) - expected) < 1.5)
            }
        }
    }

    @Test func isTheSameForTheSameSeed() {
        let pen = Pen(width: 6, pressure: 0.3, dryness: 0.8, jitter: 0.4)
        let strokes: [[SIMD2<Float>]] = [[[0, 0], [10, 30], [20, 5], [40, 40]]]
        var first = SplitMix64(seed: 5)
        var second = SplitMix64(seed: 5)
        var third = SplitMix64(seed: 6)
        let drawn = StrokeRasterizer.render(strokes, pen: pen, using: &first)
        #expect(drawn == StrokeRasterizer.render(strokes, pen: pen, using: &second))
        #expect(drawn != StrokeRasterizer.render(strokes, pen: pen, using: &third))
    }

    @Test func keepsCharactersApartOnOneCanvas() {
        var random = SplitMix64(seed: 1)
        let left = StrokeRasterizer.render([[[5, 5], [5, 25]]], pen: Pen(width: 4), using: &random)
        let right = StrokeRasterizer.render([[[8, 5], [30, 25]]], pen: Pen(width: 4), using: &random)
        var canvas = InkCoverage(width: 40, height: 30)
        canvas.merge(left)
        canvas.merge(right)
        let boxes = [left, right].compactMap { $0.inkBox() }
        #expect(canvas.inkBox() == boxes[0].union(boxes[1]))
        #expect(canvas.pixels[15 * 40 + 5] == 255)
    }

    @Test func drawsNothingFromNothing() {
        var random = SplitMix64(seed: 1)
        #expect(StrokeRasterizer.render([], pen: Pen(width: 3), using: &random).pixels.isEmpty)
        #expect(StrokeRasterizer.render([[]], pen: Pen(width: 3), using: &random).inkBox() == nil)
    }

    @Test func drawsNothingWhereNoPictureReaches() {
        var random = SplitMix64(seed: 1)
        let far = SIMD2<Float>(1e30, 0)
        #expect(StrokeRasterizer.render([[far]], pen: Pen(width: 3), using: &random).pixels.isEmpty)
        #expect(OutlineRasterizer.render([[far, far, far]]).pixels.isEmpty)
    }
}
