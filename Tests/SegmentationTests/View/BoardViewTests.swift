import DocumentModel
import Glibc
import Preprocessing
import Testing

@testable import Segmentation

@Suite struct BoardViewTests {
    private static let (width, height) = (1200, 900)

    /// Level lines of a board turned by an angle about its upright middle, as a camera sees them.
    private func lines(yaw: Double, count: Int = 9, lean: (Int) -> Double = { _ in 0 }) -> [TextLine] {
        let focal = 0.75 * Double(Self.width)
        func seen(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
            let depth = focal * 1.3 + x * sin(yaw)
            return (x * cos(yaw) * focal / depth + Double(Self.width) / 2, y * focal / depth + Double(Self.height) / 2)
        }
        return (0..<count).map { index in
            let y = (Double(index) - Double(count - 1) / 2) * 80
            let (left, right) = (seen(-400, y), seen(400, y))
            let box = PixelBox(
                x: Int(left.x), y: Int(min(left.y, right.y)) - 20, width: Int(right.x - left.x),
                height: Int(abs(left.y - right.y)) + 40)
            let piece = Primitive(runs: [InkRun(y: 0, start: 0, end: 10)], component: 0)
            return TextLine(
                mask: InkMask(width: 1, height: 1), primitives: [Primitive](repeating: piece, count: 20),
                frame: LineFrame(
                    originX: left.x, originY: left.y,
                    angle: atan2(right.y - left.y, right.x - left.x) + lean(index), scale: 1),
                box: box, height: 40)
        }
    }

    private func view(of lines: [TextLine]) -> BoardView? {
        BoardView(of: lines, width: Self.width, height: Self.height)
    }

    @Test(arguments: [0.35, -0.35, 0.6]) func linesThatMeetShowTheSide(yaw: Double) throws {
        let lines = lines(yaw: yaw)
        let view = try #require(self.view(of: lines))
        // The far end's letters are smaller, and slopes of lines further down are steeper against that.
        #expect((view.convergence > 0) == (yaw > 0))
        let rectified = try #require(view.rectified())
        let map = try #require(rectified.back.inverse)
        for line in lines {
            let start = SIMD2(Float(line.frame.originX), Float(line.frame.originY))
            let along = SIMD2(Float(cos(line.frame.angle)), Float(sin(line.frame.angle)))
            let (from, to) = (map(start), map(start + along * 400))
            #expect(abs((to.y - from.y) / (to.x - from.x)) < 0.01)
        }
        #expect(rectified.width * rectified.height <= Int(1.61 * Double(Self.width * Self.height)))
    }

    /// Labels that run up, down or upside down.
    @Test(arguments: [Double.pi / 2, -.pi / 2, .pi]) func labelsOfOtherDirectionsTellNothing(turn: Double) throws {
        let lines = lines(yaw: 0.35)
        let labels = lines.map { line in
            var line = line
            line.frame.angle += turn
            return line
        }
        let (view, without) = (try #require(view(of: lines + labels)), try #require(view(of: lines)))
        #expect(view.convergence == without.convergence && view.tilt == without.tilt)
    }

    @Test func aBoardSeenFromTheFrontStaysAsItIs() {
        #expect(view(of: lines(yaw: 0)) == nil)
        #expect(view(of: lines(yaw: 0.05)) == nil)
        // All lines slant alike, but little.
        #expect(view(of: lines(yaw: 0) { _ in 0.03 }) == nil)
        // Each line slants as it likes.
        let slopes = [0.05, -0.08, 0.02, 0.07, -0.03, -0.06, 0.04, 0.01, -0.02]
        #expect(view(of: lines(yaw: 0) { slopes[$0] }) == nil)
    }

    @Test(arguments: [0.1, -0.06]) func linesThatSlantAlikeShowACameraHeldAskew(angle: Double) throws {
        let lines = lines(yaw: 0) { _ in angle }
        let view = try #require(self.view(of: lines))
        #expect(!view.isFromTheSide)
        #expect(abs(view.tilt - tan(angle)) < 0.001)
        let rectified = try #require(view.rectified())
        let map = try #require(rectified.back.inverse)
        for line in lines {
            let start = SIMD2(Float(line.frame.originX), Float(line.frame.originY))
            let along = SIMD2(Float(cos(line.frame.angle)), Float(sin(line.frame.angle)))
            let step = map(start + along * 400) - map(start)
            #expect(abs(step.y / step.x) < 0.001)
            // A turn alone: nothing grows.
            #expect(abs((step * step).sum().squareRoot() - 400) < 2)
        }
        // Two lines may slant alike by chance.
        #expect(self.view(of: Array(lines.prefix(3))) != nil)
        #expect(self.view(of: Array(lines.prefix(2))) == nil)
    }

    @Test func oneLineThatLeansDoesNotMatter() throws {
        let leaning = try #require(view(of: lines(yaw: 0.4) { $0 == 0 ? 0.3 : 0 }))
        let straight = try #require(view(of: lines(yaw: 0.4)))
        #expect(abs(leaning.convergence - straight.convergence) < 0.1 * straight.convergence)
    }

    @Test func fewLinesTellNothing() {
        #expect(view(of: lines(yaw: 0.4, count: 4)) == nil)
        #expect(view(of: []) == nil)
    }

    /// One line of letters that runs clockwise by some degrees.
    private func direction(degrees: Double) throws -> WritingDirection {
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        let letters = (0..<30).map { index in
            let (x, y) = (Int32(500 + cosine * 15 * Double(index)), Int32(450 + sine * 15 * Double(index)))
            return Component(runs: (0..<14).map { InkRun(y: y + $0, start: x, end: x + 10) })
        }
        return try #require(WritingDirection(of: letters))
    }

    @Test(arguments: [25.0, -40]) func writingThatRunsAskewIsTurnedLevel(degrees: Double) throws {
        let direction = try direction(degrees: degrees)
        let view = try #require(BoardView(along: direction, width: Self.width, height: Self.height))
        let rectified = try #require(view.rectified())
        let map = try #require(rectified.back.inverse)
        let along = SIMD2(Float(cos(direction.angle)), Float(sin(direction.angle)))
        let step = map(SIMD2(500, 450) + along * 300) - map(SIMD2(500, 450))
        #expect(abs(step.y) < 1 && abs(step.x - 300) < 2)
    }

    @Test(arguments: [0.0, 10, -12, 60, 90]) func writingWhoseLinesCanBeFoundOrThatLiesOnItsSideIsNot(degrees: Double)
        throws
    {
        let direction = try direction(degrees: degrees)
        #expect(BoardView(along: direction, width: Self.width, height: Self.height) == nil)
    }
}
