import Glibc
import GlyphTraining
import Imaging

/// Writing lines, and telling where they stand.
extension BoardSketch {
    /// Where a line stands in its own frame: x along it, y down, both from the start of its baseline.
    struct Extent {
        var origin: SIMD2<Float>
        /// The direction of reading, of length 1.
        var along: SIMD2<Float>
        var bounds: InkBounds

        /// A point of the line's frame on the board.
        func point(_ x: Float, _ y: Float) -> SIMD2<Float> { origin + along * x + SIMD2(-along.y, along.x) * y }
    }

    /// Below this height of a capital, in pixels, nobody reads a letter.
    private static let leastHeight: Float = 6.5
    /// Below this difference in gray levels nobody sees one.
    private static let leastContrast: Float = 16
    /// Wider than this in heights of a capital, a pen leaves blots.
    private static let greatestPen: Float = 0.19

    /// Writes a line that has been set.
    ///
    /// Its baseline starts at `origin`; `angle` is that of the direction of reading, in radians clockwise. Without
    /// `isLegible` it is writing that nobody can read: its ink is unknown and there is no line.
    @discardableResult
    mutating func write(
        _ line: SetLine, at origin: SIMD2<Float>, angle: Float = 0, capital: Float, block: Int, isLegible: Bool = true
    ) -> Extent {
        let along = SIMD2(cos(angle), sin(angle))
        var extent = Extent(origin: origin, along: along, bounds: InkBounds())
        let height = lengthSeen(of: along.turned * capital, at: extent.point(line.width / 2, 0))
        let beneath = canvas.color(at: (0...8).map { view(extent.point(line.width * Float($0) / 8, -capital / 2)) })
        let contrast = beneath.map { $0.contrast(to: ink.color) * ink.density } ?? 0
        let isKnown = isLegible && height >= Self.leastHeight && contrast >= Self.leastContrast
        let pen = min(ink.pen, capital * Self.greatestPen)
        var segments = LineSegments(greatestGap: LabelledPicture.greatestGap * capital, pen: pen)
        let wander = Wander(capital: capital, isStraight: hand.isPrinted, using: &random)
        for piece in line.pieces {
            let shape = piece.shape.mapped { SIMD2($0.x, $0.y + wander.drop(at: $0.x)) }
            let bounds = shape.bounds
            extent.bounds = extent.bounds.union(bounds)
            let isWhole = isKnown && isInPicture(bounds, of: extent)
            let count = lay(shape, of: extent, capital: capital, kind: isWhole ? .writing : .unknown)
            if isWhole {
                let isTurning =
                    view.isBent && strays(from: segments.start(before: piece), to: bounds, of: extent, capital)
                segments.add(piece, bounds: bounds, inkCount: count, isTurning: isTurning)
            }
        }
        lowest = max(lowest, origin.y, extent.point(extent.bounds.maximum.x, 0).y)
        for segment in segments.joined where segment.inkCount > 0 {
            let (low, high) = (segment.bounds.minimum, segment.bounds.maximum)
            let corners = [(low.x, low.y), (high.x, low.y), (high.x, high.y), (low.x, high.y)].map {
                view(extent.point($0, $1))
            }
            add(
                Written(
                    line: LabelledPicture.Line(
                        corners: corners, text: segment.text, letterHeight: height,
                        isLight: ink.color.luminance > (beneath?.luminance ?? 255), block: block),
                    inkCount: isStrict ? canvas.count([.writing], in: corners).found : segment.inkCount))
        }
        return extent
    }

    /// How far the middle of a straight line may lie beside the ink's, in heights of a capital.
    private static let greatestStray: Float = 0.14

    /// Whether a line bends too much for one straight line from a place on.
    private func strays(from start: Float?, to bounds: InkBounds, of extent: Extent, _ capital: Float) -> Bool {
        guard let start else { return false }
        let seen = (0...4).map { step in
            view(extent.point(start + (bounds.maximum.x - start) * Float(step) / 4, -capital / 2))
        }
        let height = lengthSeen(of: extent.along.turned * capital, at: extent.point(start, 0))
        let normal = (seen[4] - seen[0]).direction.turned
        return seen.contains { abs((($0 - seen[0]) * normal).sum()) > Self.greatestStray * height }
    }

    private mutating func lay(_ shape: GlyphShape, of extent: Extent, capital: Float, kind: LabelledPicture.InkKind)
        -> Int
    {
        let view = view
        let seen = shape.mapped { view(extent.point($0.x, $0.y)) }
        let scale = view.scale(at: extent.origin)
        let width = max(1, min(ink.pen, capital * Self.greatestPen) * scale)
        let pen = Pen(width: seen.isDrawn ? width : 0, pressure: 0.15, dryness: ink.dryness)
        let coverage = seen.render(scale: 1, pen: pen, using: &random)
        return canvas.lay(coverage, color: ink.color, density: ink.density, kind: kind, grain: ink.grain)
    }

    /// How long a short way on the board is in the picture.
    private func lengthSeen(of way: SIMD2<Float>, at point: SIMD2<Float>) -> Float {
        let seen = view(point + way) - view(point)
        return (seen * seen).sum().squareRoot()
    }

    /// Whether most of a piece lies within the picture.
    private func isInPicture(_ bounds: InkBounds, of extent: Extent) -> Bool {
        let (low, high) = (bounds.minimum, bounds.maximum)
        let corners = [(low.x, low.y), (high.x, low.y), (high.x, high.y), (low.x, high.y)]
        let size = SIMD2(Float(canvas.width), Float(canvas.height))
        return corners.count { x, y in
            let seen = view(extent.point(x, y))
            return seen.x >= 0 && seen.y >= 0 && seen.x <= size.x && seen.y <= size.y
        } >= 3
    }
}

extension SIMD2<Float> {
    /// A quarter turn clockwise on the screen.
    var turned: SIMD2<Float> { SIMD2(-y, x) }
}

/// How a hand strays from a straight baseline.
private struct Wander {
    private let height: Float
    private let frequency: Float
    private let phase: Float

    init(capital: Float, isStraight: Bool, using random: inout SplitMix64) {
        height = isStraight ? 0 : capital * random.uniform(0, 0.09)
        frequency = 1 / (capital * random.uniform(3, 9))
        phase = random.uniform(0, 6)
    }

    func drop(at x: Float) -> Float { height == 0 ? 0 : height * (sin(x * frequency + phase) - sin(phase)) }
}

/// Pieces of a line, parted where the gap is wide or the line turns.
private struct LineSegments {
    struct Segment {
        var text: String
        var word: Int
        var bounds: InkBounds
        var inkCount: Int
        /// Whether it goes on where the one before ended, in another direction.
        var isContinued = false
    }

    let greatestGap: Float
    /// Width of the pen, half of which reaches beyond the points of what is drawn.
    let pen: Float
    private(set) var all: [Segment] = []

    init(greatestGap: Float, pen: Float) {
        self.greatestGap = greatestGap
        self.pen = pen
    }

    /// Where the stretch begins that a piece would lengthen; `nil` when the piece cannot be parted from it.
    func start(before piece: SetLine.Piece) -> Float? {
        guard let last = all.last, last.word != piece.word else { return nil }
        return last.bounds.minimum.x
    }

    /// All, where the line turns grown until they touch.
    var joined: [Segment] {
        var result = all
        for index in result.indices.dropFirst() where result[index].isContinued {
            let middle = (all[index - 1].bounds.maximum.x + all[index].bounds.minimum.x) / 2
            result[index - 1].bounds.maximum.x = middle
            result[index].bounds.minimum.x = middle
        }
        return result
    }

    /// `isTurning` tells that the line bends too much before the piece.
    mutating func add(_ piece: SetLine.Piece, bounds: InkBounds, inkCount: Int, isTurning: Bool) {
        guard !bounds.isEmpty else { return }
        var bounds = bounds
        let reach = piece.shape.isDrawn ? pen / 2 : 0
        bounds.minimum -= SIMD2(repeating: reach)
        bounds.maximum += SIMD2(repeating: reach)
        let isNear = all.last.map { bounds.minimum.x - $0.bounds.maximum.x <= greatestGap } ?? false
        if let last = all.last, isNear, !isTurning {
            all[all.count - 1].text += (last.word == piece.word ? "" : " ") + piece.text
            all[all.count - 1].word = piece.word
            all[all.count - 1].bounds = last.bounds.union(bounds)
            all[all.count - 1].inkCount += inkCount
        } else {
            all.append(
                Segment(
                    text: piece.text, word: piece.word, bounds: bounds, inkCount: inkCount,
                    isContinued: isNear && isTurning))
        }
    }
}
