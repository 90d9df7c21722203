import Glibc
import GlyphTraining
import Imaging

/// Drawing strokes of the pen.
extension BoardSketch {
    typealias Kind = LabelledPicture.InkKind

    /// How a stroke is broken up, in units of the board.
    struct Dashes {
        var length: Float
        var gap: Float
    }

    /// Draws chains of points with the pen at hand.
    ///
    /// `thickness` is a factor on the pen's width.
    mutating func stroke(
        _ chains: [[SIMD2<Float>]], kind: Kind = .drawing, thickness: Float = 1, dashes: Dashes? = nil
    ) {
        let view = view
        for chain in chains {
            guard let first = chain.first else { continue }
            let parts = dashes.map { Self.cut(chain, into: $0) } ?? [chain]
            let width = max(0.9, ink.pen * thickness * view.scale(at: first))
            let pen = Pen(width: width, pressure: unsteadiness > 0 ? 0.12 : 0, dryness: ink.dryness)
            for part in parts {
                for stretch in Self.stretches(of: part.map { view($0) }) {
                    let coverage = StrokeRasterizer.render([stretch], pen: pen, using: &random)
                    canvas.lay(coverage, color: ink.color, density: ink.density, kind: kind, grain: ink.grain)
                }
            }
        }
    }

    /// A long chain in several, so that no canvas gets as large as the picture.
    private static func stretches(of chain: [SIMD2<Float>]) -> [[SIMD2<Float>]] {
        let bounds = InkBounds([chain])
        guard bounds.isDrawable, bounds.width * bounds.height > 40_000, chain.count > 2 else { return [chain] }
        let middle = chain.count / 2
        return stretches(of: Array(chain[...middle])) + stretches(of: Array(chain[middle...]))
    }

    private static func cut(_ chain: [SIMD2<Float>], into dashes: Dashes) -> [[SIMD2<Float>]] {
        let points = dense(chain, step: max(dashes.length, dashes.gap) / 3)
        var result: [[SIMD2<Float>]] = []
        var current: [SIMD2<Float>] = []
        var way: Float = 0
        for (from, to) in zip(points, points.dropFirst()) {
            way += (to - from).length
            if way.truncatingRemainder(dividingBy: dashes.length + dashes.gap) < dashes.length {
                if current.isEmpty { current = [from] }
                current.append(to)
            } else if !current.isEmpty {
                result.append(current)
                current = []
            }
        }
        return current.isEmpty ? result : result + [current]
    }

    private static func dense(_ chain: [SIMD2<Float>], step: Float) -> [SIMD2<Float>] {
        var result = Array(chain.prefix(1))
        for (from, to) in zip(chain, chain.dropFirst()) {
            let count = max(1, Int((to - from).length / max(step, 0.1)))
            for index in 1...count { result.append(from + (to - from) * (Float(index) / Float(count))) }
        }
        return result
    }

    /// A straight line as a hand draws it.
    mutating func hand(from: SIMD2<Float>, to: SIMD2<Float>) -> [SIMD2<Float>] {
        let way = to - from
        let length = way.length
        guard length > 1 else { return [from, to] }
        let count = max(2, min(24, Int(length / (14 * unit))))
        let normal = way.turned / length
        let (bow, shake) = (
            random.normal() * length * 0.008 * unsteadiness, min(length, 60 * unit) * 0.008 * unsteadiness
        )
        return (0...count).map { index in
            let share = Float(index) / Float(count)
            let off = bow * sin(share * .pi) + (index == 0 || index == count ? 0 : random.normal() * shake)
            return from + way * share + normal * off
        }
    }

    mutating func line(
        from: SIMD2<Float>, to: SIMD2<Float>, kind: Kind = .drawing, thickness: Float = 1, dashes: Dashes? = nil
    ) {
        stroke([hand(from: from, to: to)], kind: kind, thickness: thickness, dashes: dashes)
    }

    /// A chain of straight lines.
    mutating func polygon(
        _ points: [SIMD2<Float>], isClosed: Bool = true, kind: Kind = .drawing, thickness: Float = 1,
        dashes: Dashes? = nil
    ) {
        guard var before = isClosed ? points.last : points.first else { return }
        for point in isClosed ? points[...] : points.dropFirst() {
            line(from: before, to: point, kind: kind, thickness: thickness, dashes: dashes)
            before = point
        }
    }

    /// The edge of a thing, straight as no hand draws it.
    mutating func edge(_ corners: [SIMD2<Float>], color: RGBImage.Color, width: Float, density: Float) {
        let own = unsteadiness
        unsteadiness = 0
        with(Ink(color: color, pen: width, density: density)) { $0.polygon(corners) }
        unsteadiness = own
    }

    mutating func curve(
        _ points: [SIMD2<Float>], kind: Kind = .drawing, thickness: Float = 1, dashes: Dashes? = nil
    ) {
        stroke([SmoothCurve.through(points, step: 6 * unit)], kind: kind, thickness: thickness, dashes: dashes)
    }

    /// A point somewhat beside another.
    mutating func near(_ point: SIMD2<Float>, _ amount: Float) -> SIMD2<Float> {
        point + SIMD2(random.normal(), random.normal()) * amount * unsteadiness
    }
}

extension SIMD2<Float> {
    var length: Float { (self * self).sum().squareRoot() }

    /// Of length 1; to the right for no length.
    var direction: SIMD2<Float> { length > 0 ? self / length : SIMD2(1, 0) }
}
