import DocumentModel
import Glibc
import GlyphClassifier
import Segmentation

/// A line's ink summed up, so that the ink of any rectangle takes four look-ups (summed-area table: Crow 1984,
/// doi:10.1145/800031.808600).
///
/// Draws candidates as networks want to see them (`GlyphInput`).
struct LineInk {
    private let line: TextLine
    private let width: Int
    private let height: Int
    /// Ink above and left of each corner of a pixel; `(width + 1) * (height + 1)` values, empty where none are needed.
    private let sums: [Int32]
    private let input: GlyphInput

    init(of line: TextLine, for input: GlyphInput) {
        self.line = line
        self.input = input
        width = line.mask.width
        height = line.mask.height
        sums = input == .ink ? [] : Self.sums(of: line)
    }

    private static func sums(of line: TextLine) -> [Int32] {
        let (width, height) = (line.mask.width, line.mask.height)
        let pitch = width + 1
        var sums = [Int32](repeating: 0, count: pitch * (height + 1))
        for run in line.primitives.lazy.flatMap(\.runs) {
            let row = (Int(run.y) + 1) * pitch + 1
            for x in Int(run.start)..<Int(run.end) { sums[row + x] = 1 }
        }
        sums.withUnsafeMutableBufferPointer { sums in
            for y in 1..<max(1, height + 1) {
                var total: Int32 = 0
                for place in y * pitch + 1..<(y + 1) * pitch {
                    total += sums[place]
                    sums[place] = sums[place - pitch] + total
                }
            }
        }
        return sums
    }

    /// Draws a candidate; `output`, `input.valueCount` floats, is overwritten.
    func draw(_ candidate: GlyphCandidate, into output: UnsafeMutableBufferPointer<Float>) {
        let ink = UnsafeMutableBufferPointer(rebasing: output[..<GlyphNormalizer.pixelCount])
        line.normalizedGlyph(of: candidate, into: ink)
        guard input == .inkInLine else { return }
        input.spreadGlyphAlone(in: output)
        let frame = GlyphNormalizer.Frame(width: candidate.box.width, height: candidate.box.height)
        drawInk(
            from: (Double(candidate.box.x) - Double(frame.left) * frame.stepX, frame.stepX),
            (Double(candidate.box.y) - Double(frame.top) * frame.stepY, frame.stepY), into: output, channel: 1)
        let step = GlyphInput.linePixelsPerPixel
        let left = candidate.box.x + candidate.box.width / 2 - GlyphNormalizer.side / 2 * step
        let top = candidate.box.y + candidate.box.height / 2 - GlyphNormalizer.side / 2 * step
        drawOwnInk(of: candidate, left: left, top: top, into: output)
        drawInk(from: (Double(left), Double(step)), (Double(top), Double(step)), into: output, channel: 3)
    }

    /// Writes the share of ink in each pixel of a grid over the line.
    private func drawInk(
        from columns: (start: Double, step: Double), _ rows: (start: Double, step: Double),
        into output: UnsafeMutableBufferPointer<Float>, channel: Int
    ) {
        let side = GlyphNormalizer.side
        let pitch = width + 1
        let scale = Float(1 / (columns.step * rows.step))
        // Sums at the corners of the grid's pixels, interpolated: the exact area.
        let places = (0...side).map { Self.place(columns.start + Double($0) * columns.step, limit: width) }
        withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * (side + 1)) { buffer in
            guard let upper = buffer.baseAddress else { return }
            let lower = upper + side + 1
            upper.initialize(repeating: 0, count: 2 * (side + 1))
            for y in 0...side {
                let row = Self.place(rows.start + Double(y) * rows.step, limit: height)
                let (first, second) = (row.index * pitch, min(height, row.index + 1) * pitch)
                sums.withUnsafeBufferPointer { sums in
                    for (x, place) in places.enumerated() {
                        let (left, right) = (place.index, min(width, place.index + 1))
                        let above =
                            Float(sums[first + left]) + place.rest * Float(sums[first + right] - sums[first + left])
                        let below =
                            Float(sums[second + left]) + place.rest * Float(sums[second + right] - sums[second + left])
                        lower[x] = above + row.rest * (below - above)
                    }
                }
                if y > 0 {
                    var target = (y - 1) * side * input.channels + channel
                    for x in 0..<side {
                        let ink = lower[x + 1] - lower[x] - upper[x + 1] + upper[x]
                        output[target] = max(0, min(1, ink * scale))
                        target += input.channels
                    }
                }
                upper.update(from: lower, count: side + 1)
            }
        }
    }

    /// The corner before a coordinate, and how far beyond it the coordinate lies; one outside the line is moved to its
    /// edge.
    private static func place(_ coordinate: Double, limit: Int) -> (index: Int, rest: Float) {
        let inside = max(0, min(Double(limit), coordinate))
        let index = Int(inside)
        return (index, Float(inside - Double(index)))
    }

    /// Draws channel 2: each pixel is the share of the candidate's own ink in a square of the line.
    private func drawOwnInk(
        of candidate: GlyphCandidate, left: Int, top: Int, into output: UnsafeMutableBufferPointer<Float>
    ) {
        let (side, step) = (GlyphNormalizer.side, GlyphInput.linePixelsPerPixel)
        let share = 1 / Float(step * step)
        for run in line.primitives[candidate.start..<candidate.end].lazy.flatMap(\.runs) {
            let row = Int(run.y) - top
            guard row >= 0, row < side * step else { continue }
            let end = min(Int(run.end) - left, side * step)
            var x = max(0, Int(run.start) - left)
            while x < end {
                let next = min(end, (x / step + 1) * step)
                output[(row / step * side + x / step) * input.channels + 2] += Float(next - x) * share
                x = next
            }
        }
    }
}

extension TextLine {
    /// Candidates as a network wants to see them.
    ///
    /// - Returns: `input.valueCount` values each.
    public func glyphs(of candidates: [GlyphCandidate], as input: GlyphInput) -> [[Float]] {
        let ink = LineInk(of: self, for: input)
        return candidates.map { candidate in
            [Float](unsafeUninitializedCapacity: input.valueCount) { values, initialized in
                ink.draw(candidate, into: UnsafeMutableBufferPointer(rebasing: values[..<input.valueCount]))
                initialized = input.valueCount
            }
        }
    }

    /// Candidates as a network wants to see them, with one byte a value, 255 for ink.
    public func glyphBytes(of candidates: [GlyphCandidate], as input: GlyphInput) -> [[UInt8]] {
        glyphs(of: candidates, as: input).map { $0.map { UInt8(($0 * 255).rounded()) } }
    }

    /// The ink of one candidate, 255 a full pixel.
    public func glyphBytes(of candidate: GlyphCandidate) -> [UInt8] {
        Array(glyphBytes(of: [candidate], as: .ink).joined())
    }
}
