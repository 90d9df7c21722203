import CKernels
import Preprocessing

/// Brings the ink of one character to the classifier's 28×28 input; training and reading share this one function.
///
/// The tight box of the ink keeps its aspect, its longer side becomes 24 pixels, and it is centred with a border of at
/// least two pixels, as EMNIST does it (Cohen et al. 2017, doi:10.1109/IJCNN.2017.7966217). Each output pixel is the
/// share of ink, 0…1, in the patch of the source it covers.
public enum GlyphNormalizer {
    /// Side of the square output in pixels.
    public static let side = 28
    /// Values of a normalised glyph.
    public static let pixelCount = side * side
    /// Length of the longer side of the ink's box within the output.
    public static let inkSide = 24

    /// Normalises a coverage picture (0 board … 255 ink) whose ink box is already tight.
    ///
    /// The picture has `width * height` samples, row by row from the top; `output`, `side * side` floats, is
    /// overwritten.
    public static func normalize(
        coverage: UnsafeBufferPointer<UInt8>, width: Int, height: Int, into output: UnsafeMutableBufferPointer<Float>
    ) {
        output.update(repeating: 0)
        guard width > 0, height > 0 else { return }
        let frame = Frame(width: width, height: height)
        let (left, top) = (frame.left, frame.top)
        let columns = spans(source: width, target: frame.width)
        let rows = spans(source: height, target: frame.height)
        guard let source = coverage.baseAddress else { return }
        withUnsafeTemporaryAllocation(of: Float.self, capacity: width) { sums in
            guard let base = sums.baseAddress else { return }
            for (targetY, row) in rows.enumerated() {
                sums.initialize(repeating: 0)
                for y in row.first...row.last {
                    boardscan_add_weighted_row(source + y * width, row.weight(of: y), Int32(width), base)
                }
                for (targetX, column) in columns.enumerated() {
                    // Between the ends all samples count in full.
                    var sum = sums[column.first] * column.firstWeight
                    if column.last > column.first {
                        for x in (column.first + 1)..<column.last { sum += sums[x] }
                        sum += sums[column.last] * column.lastWeight
                    }
                    let area = (row.end - row.start) * (column.end - column.start)
                    output[(top + targetY) * side + left + targetX] = min(1, sum / (255 * area))
                }
            }
        }
    }

    /// Where the ink's box comes to lie in the output.
    package struct Frame: Hashable, Sendable {
        /// The first column of the box, in pixels of the output.
        package let left: Int
        /// The first row of the box.
        package let top: Int
        /// Columns of the box.
        package let width: Int
        /// Rows of the box.
        package let height: Int
        /// Source samples from one pixel of the output to the next.
        package let stepX: Double
        package let stepY: Double

        /// Where a box of a size in source samples comes to lie.
        package init(width: Int, height: Int) {
            let scale = Float(inkSide) / Float(max(1, max(width, height)))
            self.width = max(1, Int((Float(width) * scale).rounded()))
            self.height = max(1, Int((Float(height) * scale).rounded()))
            left = (side - self.width) / 2
            top = (side - self.height) / 2
            stepX = Double(width) / Double(self.width)
            stepY = Double(height) / Double(self.height)
        }
    }

    /// The stretch of source samples under one target sample, with fractional ends.
    private struct Span {
        let start: Float
        let end: Float
        let first: Int
        let last: Int

        let firstWeight: Float
        let lastWeight: Float

        init(start: Float, end: Float, first: Int, last: Int) {
            self.start = start
            self.end = end
            self.first = first
            self.last = last
            firstWeight = min(end, Float(first + 1)) - max(start, Float(first))
            lastWeight = min(end, Float(last + 1)) - max(start, Float(last))
        }

        func weight(of index: Int) -> Float {
            min(end, Float(index + 1)) - max(start, Float(index))
        }
    }

    private static func spans(source: Int, target: Int) -> [Span] {
        let step = Float(source) / Float(target)
        return (0..<target).map { index in
            let start = Float(index) * step
            let end = min(Float(source), start + step)
            let first = min(source - 1, Int(start))
            let last = max(first, min(source - 1, Int(end.rounded(.up)) - 1))
            return Span(start: start, end: end, first: first, last: last)
        }
    }
}
