import DocumentModel
import Glibc
import GlyphClassifier
import Segmentation

/// The dots with which the items of a page's lists begin.
///
/// A single dot before a line is as likely a speck, which a search passes over at no cost. Where several lines begin
/// with one, halfway up their letters and apart from them, all of these are bullets.
struct PageBullets: Sendable {
    static let character: Character = "\u{2022}"

    /// How long the sides of a dot may be, in letter heights.
    private static let sides = 0.07...0.45
    /// Greatest ratio of a dot's longer side to its shorter one.
    private static let greatestRatio = 2.2
    /// Greatest ratio of the sizes of two dots that are alike.
    private static let sizeFactor = 1.6
    /// Greatest difference between the distances of two such dots to what follows, in letter heights.
    private static let gapDifference = 1.0
    /// Least distance to what follows, in letter heights.
    private static let leastGap = 0.4
    /// Where a dot's middle is, in heights of a small x above the baseline: higher than a full stop, lower than a
    /// quotation mark.
    private static let middles = 0.2...1.1
    /// Fewest characters that must follow.
    private static let leastCharacters = 3

    /// The candidates that are bullets, by the number of their line.
    private var candidates: [Int: Int] = [:]

    init() {}

    /// - Parameter readings: of each line, where there is one.
    init(_ readings: [(line: ScoredLine, path: ReadPath?)]) {
        let dots = readings.enumerated().compactMap { index, reading in
            reading.path.flatMap { Dot(before: reading.line, path: $0, index: index) }
        }
        for dot in dots where dots.contains(where: { $0.index != dot.index && $0.isLike(dot) }) {
            candidates[dot.index] = dot.candidate
        }
    }

    /// The candidate of the bullet that a line begins with; `nil` where none is known.
    subscript(line index: Int) -> Int? { candidates[index] }

    /// A dot before a line.
    private struct Dot {
        var index: Int
        var candidate: Int
        /// Its size and its distance to what follows, in letter heights.
        var size: Double
        var gap: Double

        /// - Returns: `nil` when the line begins otherwise.
        init?(before line: ScoredLine, path: ReadPath, index: Int) {
            let primitives = line.line.primitives
            guard let component = primitives.first?.component,
                let end = primitives.firstIndex(where: { $0.component != component }),
                let candidate = line.graph.candidates(from: 0).first(where: { line.graph.candidates[$0].end == end })
            else { return nil }
            let box = line.graph.candidates[candidate].box
            let sides = [box.width, box.height].map { Double($0) / LineCropper.letterHeight }.sorted()
            let gap = Double(primitives[end].box.x - box.maxX) / LineCropper.letterHeight
            guard sides.allSatisfy(PageBullets.sides.contains), sides[1] <= greatestRatio * sides[0], gap >= leastGap,
                path.steps.count(where: { line.graph.candidates[$0.candidate].start >= end }) >= leastCharacters,
                let place = LineGeometry(of: line, path: path)?.place(of: box),
                middles.contains((place.top + place.bottom) / 2)
            else { return nil }
            (self.index, self.candidate, self.gap) = (index, candidate, gap)
            size = (sides[0] * sides[1]).squareRoot()
        }

        func isLike(_ other: Dot) -> Bool {
            max(size, other.size) <= sizeFactor * min(size, other.size) && abs(gap - other.gap) <= gapDifference
        }
    }
}

extension ScoredLine {
    /// How sure it is that a bullet is one.
    private static let bulletProbability: Float = 0.97

    /// The classifier's answers once it is known that one candidate is a bullet.
    func withBullet(at candidate: Int) -> ScoredLine {
        guard let bullet = characterSet.index(of: PageBullets.character) else { return self }
        let classes = characterSet.classCount
        let own = candidate * classes..<(candidate + 1) * classes
        var values = logProbabilities
        let rest = 1 - exp(values[own.lowerBound + bullet])
        let scale = log((1 - Self.bulletProbability) / max(rest, .leastNormalMagnitude))
        for index in own { values[index] += scale }
        values[own.lowerBound + bullet] = log(Self.bulletProbability)
        return answered(values)
    }
}
