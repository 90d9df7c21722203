import Glibc
import Preprocessing

/// Lays a line of writing level and brings its letters to one height, whatever the photo's resolution.
///
/// From here on lengths are in line pixels: letters are about `letterHeight` high.
public struct LineRectifier: Sendable {
    /// Median height of a line's letters after rectification, in pixels.
    public static let letterHeight = 40.0
    private static let margin = 4.0
    /// A line longer than this many letter heights is a misunderstanding.
    private static let greatestLength = 400.0

    public init() {}

    func rectify(_ line: FoundLine) -> (mask: InkMask, frame: LineFrame) {
        let scale = Self.letterHeight / max(1, line.height)
        var frame = LineFrame(originX: 0, originY: 0, angle: atan(line.middle.slope), scale: scale)
        // The extent of the ink in the turned frame, from the corners of its runs' boxes.
        var left = Double.infinity
        var right = -Double.infinity
        var top = Double.infinity
        var bottom = -Double.infinity
        for component in line.components {
            for run in component.runs {
                for (x, y) in [(run.start, run.y), (run.end, run.y), (run.start, run.y + 1), (run.end, run.y + 1)] {
                    let point = frame.line(x: Double(x), y: Double(y))
                    left = min(left, point.x)
                    right = max(right, point.x)
                    top = min(top, point.y)
                    bottom = max(bottom, point.y)
                }
            }
        }
        right = min(right, left + Self.greatestLength * Self.letterHeight)
        let origin = frame.page(x: left - Self.margin, y: top - Self.margin)
        frame.originX = origin.x
        frame.originY = origin.y
        let width = Int((right - left + 2 * Self.margin).rounded(.up))
        let height = Int((bottom - top + 2 * Self.margin).rounded(.up))
        return (resample(line, frame: frame, width: width, height: height), frame)
    }

    /// Draws the line's ink into the turned frame: area means when it shrinks, bilinear when it grows.
    private func resample(_ line: FoundLine, frame: LineFrame, width: Int, height: Int) -> InkMask {
        let source = CoverageCrop(of: line, reducedBy: max(1, Int(1 / frame.scale)))
        var mask = InkMask(width: width, height: height)
        let start = frame.page(x: 0.5, y: 0.5)
        let stepX = frame.page(x: 1.5, y: 0.5)
        let stepY = frame.page(x: 0.5, y: 1.5)
        let alongX = (x: stepX.x - start.x, y: stepX.y - start.y)
        let alongY = (x: stepY.x - start.x, y: stepY.y - start.y)
        mask.pixels.withUnsafeMutableBufferPointer { pixels in
            for y in 0..<height {
                var pageX = start.x + alongY.x * Double(y)
                var pageY = start.y + alongY.y * Double(y)
                for x in 0..<width {
                    pixels[y * width + x] = source.coverage(atX: pageX, y: pageY) >= 0.5 ? 1 : 0
                    pageX += alongX.x
                    pageY += alongX.y
                }
            }
        }
        return mask
    }
}

/// The ink of some components on their own, as coverage 0…1, perhaps reduced by a whole factor.
struct CoverageCrop {
    private let left: Double
    private let top: Double
    private let factor: Int
    private let width: Int
    private let height: Int
    private var samples: [Float]

    init(of line: FoundLine, reducedBy factor: Int) {
        let box = line.box
        self.factor = factor
        left = Double(box.x)
        top = Double(box.y)
        width = (box.width + factor - 1) / factor + 1
        height = (box.height + factor - 1) / factor + 1
        samples = [Float](repeating: 0, count: width * height)
        let share = 1 / Float(factor * factor)
        for component in line.components {
            for run in component.runs {
                let row = (Int(run.y) - box.y) / factor * width
                for x in Int(run.start)..<Int(run.end) { samples[row + (x - box.x) / factor] += share }
            }
        }
    }

    /// Bilinear between the centres of samples; 0 outside.
    func coverage(atX pageX: Double, y pageY: Double) -> Float {
        let x = Float((pageX - left) / Double(factor) - 0.5)
        let y = Float((pageY - top) / Double(factor) - 0.5)
        let column = Int(x.rounded(.down))
        let row = Int(y.rounded(.down))
        guard column >= -1, row >= -1, column < width, row < height else { return 0 }
        let weightX = x - Float(column)
        let weightY = y - Float(row)
        let upper = sample(column, row) * (1 - weightX) + sample(column + 1, row) * weightX
        let lower = sample(column, row + 1) * (1 - weightX) + sample(column + 1, row + 1) * weightX
        return upper * (1 - weightY) + lower * weightY
    }

    private func sample(_ x: Int, _ y: Int) -> Float {
        x >= 0 && y >= 0 && x < width && y < height ? samples[y * width + x] : 0
    }
}
