import DocumentModel
import Glibc
import GlyphClassifier
import Segmentation

/// Where a line's baseline and the tops of its letters are, by characters already read with confidence.
///
/// A glyph cropped to its ink has lost its size and place, which alone tell o from O and 0, a comma from an apostrophe,
/// a hyphen from an underscore. A first reading without them gives characters whose proportions are known; a weighted
/// least-squares fit of their tops and bottoms gives baseline and x-height; the second reading scores each candidate's
/// top and bottom against those of each class.
struct LineGeometry: Sendable {
    /// The y of the baseline at x = 0, in line pixels.
    let baseline: Double
    /// The slope of the baseline.
    let slope: Double
    /// The height of a small x, in line pixels.
    let xHeight: Double
    /// How high capitals, figures and ascenders are, in heights of a small x: 1.75 as people write, 1.35 in print.
    private let rise: Double
    private let proportions: [GlyphProportions]

    /// Fewest characters that a line is fitted to.
    private static let leastCharacters = 3
    /// Possible values of ``rise``.
    private static let possibleRise = 1.25...2.2

    /// Fits the line's baseline and x-height to a reading; `nil` when too little of it is usable.
    init?(of line: ScoredLine, path: ReadPath, proportions: [GlyphProportions]? = nil) {
        self.init(
            of: path.steps.map { step in
                let answer = line.logProbability(candidate: step.candidate, class: step.classIndex)
                return (line.graph.candidates[step.candidate].box, step.classIndex, Double(exp(answer)))
            }, width: line.line.mask.width,
            proportions: proportions ?? line.characterSet.characters.map(GlyphProportions.init(of:)))
    }

    /// Fits a line to the boxes of characters, each with its class and how much it counts.
    ///
    /// The width is that of the line's mask. The proportions are those of each class.
    init?(
        of characters: [(box: PixelBox, classIndex: Int, weight: Double)], width: Int,
        proportions table: [GlyphProportions]
    ) {
        // Unknowns: baseline offset, slope, x-height, and by how much high letters are higher than usual. Each
        // character gives two equations, for its bottom and its top:
        //   y = offset + slope · x − proportion · xHeight − excess (of tops of high letters alone)
        let unknowns = 4
        var normal = [[Double]](repeating: [Double](repeating: 0, count: unknowns + 1), count: unknowns)
        var used = 0
        for step in characters {
            let proportions = table[step.classIndex]
            guard proportions.isReliable else { continue }
            let (box, weight) = (step.box, step.weight)
            used += 1
            for (y, proportion) in [(box.maxY, proportions.bottom), (box.y, proportions.top)] {
                let row = [1, box.midX, -proportion, proportion == GlyphProportions.ascending ? -1 : 0]
                for i in 0..<unknowns {
                    for j in 0..<unknowns { normal[i][j] += weight * row[i] * row[j] }
                    normal[i][unknowns] += weight * row[i] * Double(y)
                }
            }
        }
        guard used >= Self.leastCharacters else { return nil }
        // The line is already level: its slope needs good reasons.
        let extent = Double(width)
        normal[1][1] += 2 * extent * extent
        // The usual rise counts as one character.
        normal[3][3] += 1
        guard let solution = Self.solve(normal), solution[2] > 0 else { return nil }
        baseline = solution[0]
        slope = solution[1]
        xHeight = solution[2]
        let rise = GlyphProportions.ascending + solution[3] / solution[2]
        self.rise = max(Self.possibleRise.lowerBound, min(Self.possibleRise.upperBound, rise))
        self.proportions = table
    }

    func place(of box: PixelBox) -> GlyphPlace {
        let ground = baseline + slope * box.midX
        return GlyphPlace(
            top: usual((ground - Double(box.y)) / xHeight), bottom: usual((ground - Double(box.maxY)) / xHeight))
    }

    /// What a height above the baseline would be if high letters were as high as usual.
    private func usual(_ height: Double) -> Double {
        height > 1 ? 1 + (height - 1) * (GlyphProportions.ascending - 1) / (rise - 1) : height
    }

    /// The log-likelihood of a candidate's top and bottom under a class, 0 at best.
    func logLikelihood(_ place: GlyphPlace, _ classIndex: Int) -> Float {
        proportions[classIndex].logLikelihood(place)
    }

    func logLikelihood(_ box: PixelBox, _ classIndex: Int) -> Float { logLikelihood(place(of: box), classIndex) }

    /// Gauss–Jordan elimination with partial pivoting.
    private static func solve(_ matrix: [[Double]]) -> [Double]? {
        var rows = matrix
        let count = rows.count
        for column in 0..<count {
            guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
                abs(rows[pivot][column]) > 1e-9
            else { return nil }
            rows.swapAt(column, pivot)
            for row in 0..<count where row != column {
                let factor = rows[row][column] / rows[column][column]
                for index in column...count { rows[row][index] -= factor * rows[column][index] }
            }
        }
        return (0..<count).map { rows[$0][count] / rows[$0][$0] }
    }
}
