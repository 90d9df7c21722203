import Imaging
import Testing

@testable import Preprocessing

@Suite struct InkEdgesTests {
    /// The median of a board of bars whose edges rise evenly over some pixels.
    private func width(ramp: Int) -> Double? {
        let (width, height) = (400, 120)
        var contrast = [UInt8](repeating: 0, count: width * height)
        var mask = InkMask(width: width, height: height)
        for y in 20..<100 {
            for bar in stride(from: 30, to: 370, by: 40) {
                for x in bar - 20..<bar + 20 {
                    // From 0 to 200 around 8 pixels to both sides of the bar's middle.
                    let depth = 8 - abs(Double(x - bar) + 0.5)
                    let share = max(0, min(1, depth / Double(ramp) + 0.5))
                    contrast[y * width + x] = UInt8(200 * share)
                    mask[x, y] = share > 0.5
                }
            }
        }
        return InkEdges(of: mask, on: ContrastMap(width: width, height: height) { contrast[$1 * width + $0] })?.width
    }

    @Test(arguments: [3, 4, 6])
    func isTheLengthOfARamp(ramp: Int) throws {
        let found = try #require(width(ramp: ramp))
        #expect(abs(found - Double(ramp)) < 0.35, "\(found)")
    }

    @Test func growsWithBlur() throws {
        let board = TestBoard(noise: 3).image
        var last = 0.0
        // Reduced and enlarged again: the wider, the more.
        for scale in [1, 0.35, 0.25] {
            let blurred = board.scaled(by: scale).scaled(by: 1 / scale)
            let width = try #require(InkEdges(of: Preprocessor().preprocess(blurred))?.width)
            #expect(width > last + 0.3, "\(width) at \(scale)")
            last = width
        }
    }

    @Test func doesNotDependOnTheContrast() throws {
        let widths = try [0.2, 0.7].map { ink in
            let board = TestBoard(ink: [ink, ink, ink]).image.scaled(by: 0.5)
            return try #require(InkEdges(of: Preprocessor().preprocess(board.scaled(by: 2)))?.width)
        }
        #expect(abs(widths[0] - widths[1]) < 0.4, "\(widths)")
    }

    @Test func prominenceFallsWithNoise() throws {
        let prominences = try [1, 4, 12].map { noise in
            let board = Preprocessor().preprocess(TestBoard(ink: [0.6, 0.6, 0.6], noise: noise).image)
            return try #require(InkEdges(of: board)?.prominence)
        }
        #expect(prominences[0] > 1.5 * prominences[1] && prominences[1] > 1.5 * prominences[2], "\(prominences)")
    }

    @Test func withoutInkThereIsNone() {
        #expect(InkEdges(of: Preprocessor().preprocess(TestBoard(strokes: []).image)) == nil)
        for side in [0, 1, 8, 9] {
            let mask = InkMask(width: side, height: side, pixels: [UInt8](repeating: 1, count: side * side))
            let contrast = ContrastMap(width: side, height: side) { _, _ in 1 }
            #expect(InkEdges(of: mask, on: contrast) == nil)
        }
    }
}
