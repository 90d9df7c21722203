import Glibc
import GlyphClassifier
import Segmentation

/// Features by which two glyphs are compared, whether they are the same character in one hand: what the classifier
/// takes them for, and their shape.
///
/// The likeness of two glyphs is exp(dot product of the classes + dot product of the shapes − `scale`), 1 for glyphs
/// that are the same. Classes are the square roots of their probabilities, so that the dot product is the Bhattacharyya
/// coefficient (Bhattacharyya 1943); the shape is the ink in a grid of cells, of length one.
struct GlyphFeatures: Sendable {
    /// How much the classes count.
    private static let classWeight: Float = 8
    /// How much the shape counts.
    static let shapeWeight: Float = 7
    /// The dot product of a glyph's features with themselves.
    static let scale = classWeight + shapeWeight
    /// Cells along a side of the grid.
    private static let cells = 14
    /// Pixels of the normalised glyph along a side of a cell.
    private static let cellSide = GlyphNormalizer.side / cells
    /// The share of the ink in the cell beside it that a cell takes over: ink a pixel farther on is much the same.
    private static let blur: Float = 0.25

    private let classes: Int
    /// Number of values for a glyph's classes, a multiple of ``granularity``.
    let classLength: Int
    /// Number of values for a glyph's shape, a multiple of ``granularity``.
    let shapeLength: Int
    private static let granularity = 16

    init(classes: Int) {
        self.classes = classes
        classLength = Self.padded(classes)
        shapeLength = Self.padded(Self.cells * Self.cells)
    }

    private static func padded(_ length: Int) -> Int { (length + granularity - 1) / granularity * granularity }

    /// Writes `classLength` values: what the classifier takes a candidate for.
    func writeClasses(of candidate: Int, in line: ScoredLine, to values: UnsafeMutablePointer<Float>) {
        line.logProbabilities.withUnsafeBufferPointer { answers in
            let own = answers[candidate * classes..<(candidate + 1) * classes]
            writeClasses(UnsafeBufferPointer(rebasing: own), to: values)
        }
    }

    /// What the classifier takes a glyph for, by its natural-log probabilities.
    func classes(of answers: ArraySlice<Float>) -> [Float] {
        answers.withUnsafeBufferPointer { answers in Self.values(classLength) { writeClasses(answers, to: $0) } }
    }

    /// An array of as many values as `write` fills in.
    static func values(_ length: Int, _ write: (UnsafeMutablePointer<Float>) -> Void) -> [Float] {
        [Float](unsafeUninitializedCapacity: length) { buffer, count in
            buffer.baseAddress.map(write)
            count = length
        }
    }

    private func writeClasses(_ answers: UnsafeBufferPointer<Float>, to values: UnsafeMutablePointer<Float>) {
        values.update(repeating: 0, count: classLength)
        let factor = Self.classWeight.squareRoot()
        for (index, answer) in answers.enumerated() where answer > Self.leastAnswer {
            values[index] = factor * exp(answer / 2)
        }
    }

    /// Log-probability below which a class does not count.
    private static let leastAnswer: Float = -14

    /// Writes `shapeLength` values: a candidate's ink.
    func writeShape(of candidate: GlyphCandidate, in line: TextLine, to values: UnsafeMutablePointer<Float>) {
        withUnsafeTemporaryAllocation(of: Float.self, capacity: GlyphNormalizer.pixelCount) { pixels in
            line.normalizedGlyph(of: candidate, into: pixels)
            writeShape(UnsafeBufferPointer(pixels), to: values)
        }
    }

    /// The shape of a normalised glyph.
    func shape(of glyph: [Float]) -> [Float] {
        glyph.withUnsafeBufferPointer { glyph in Self.values(shapeLength) { writeShape(glyph, to: $0) } }
    }

    private func writeShape(_ pixels: UnsafeBufferPointer<Float>, to values: UnsafeMutablePointer<Float>) {
        values.update(repeating: 0, count: shapeLength)
        let cells = Self.cells
        let side = GlyphNormalizer.side
        withUnsafeTemporaryAllocation(of: Float.self, capacity: (cells + 2) * (cells + 2)) { grid in
            grid.initialize(repeating: 0)
            let width = cells + 2
            for y in 0..<side {
                let row = (y / Self.cellSide + 1) * width + 1
                for x in 0..<side { grid[row + x / Self.cellSide] += pixels[y * side + x] }
            }
            var squares: Float = 0
            for y in 0..<cells {
                for x in 0..<cells {
                    let center = (y + 1) * width + x + 1
                    func across(_ middle: Int) -> Float {
                        grid[middle] + Self.blur * (grid[middle - 1] + grid[middle + 1])
                    }
                    let value = across(center) + Self.blur * (across(center - width) + across(center + width))
                    values[y * cells + x] = value
                    squares += value * value
                }
            }
            let factor = (Self.shapeWeight / max(squares, .leastNormalMagnitude)).squareRoot()
            for index in 0..<cells * cells { values[index] *= factor }
        }
    }
}
