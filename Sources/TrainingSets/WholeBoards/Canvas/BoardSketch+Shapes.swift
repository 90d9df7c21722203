import Glibc
import GlyphTraining

/// Shapes that labels stand in, and the marks beside text.
extension BoardSketch {
    enum Frame: CaseIterable {
        case box
        case rounded
        case ellipse
        case diamond
        case cylinder
        case cloud
        case double
        case parallelogram
        /// As in comics, with a tail.
        case bubble
        case none

        /// Boxes and what is like them are by far the most common.
        static let common: [Frame] =
            [.box, .box, .box, .box, .rounded, .rounded, .rounded, .ellipse, .ellipse] + allCases
    }

    /// Draws a frame around an area.
    mutating func frame(_ frame: Frame, around area: BoardArea, dashes: Dashes? = nil) {
        switch frame {
        case .box: box(area, dashes: dashes)
        case .rounded: rounded(area, radius: min(area.width, area.height) * random.uniform(0.2, 0.5), dashes: dashes)
        case .ellipse: ellipse(area, dashes: dashes)
        case .diamond: diamond(area)
        case .cylinder: cylinder(area)
        case .cloud: cloud(area)
        case .double:
            box(area)
            box(area.inset(by: -max(ink.pen * 2.5, area.height * 0.06)))
        case .parallelogram:
            let lean = min(area.height, area.width) * 0.25
            var corners = area.corners
            corners[0].x += lean
            corners[1].x += lean
            corners[2].x -= lean
            corners[3].x -= lean
            polygon(corners)
        case .bubble:
            rounded(area, radius: min(area.width, area.height) * 0.45, dashes: nil)
            let foot = SIMD2(area.left + area.width * random.uniform(0.2, 0.7), area.bottom)
            let tip = foot + SIMD2(random.uniform(-0.6, 0.6), random.uniform(0.4, 0.9)) * area.height
            polygon([foot, tip, foot + SIMD2(area.width * 0.12, 0)], isClosed: false)
        case .none: break
        }
    }

    mutating func box(_ area: BoardArea, thickness: Float = 1, dashes: Dashes? = nil) {
        let stray = min(area.width, area.height) * 0.03
        var corners: [SIMD2<Float>] = []
        for corner in area.corners { corners.append(near(corner, stray)) }
        polygon(corners, thickness: thickness, dashes: dashes)
    }

    private mutating func rounded(_ area: BoardArea, radius: Float, dashes: Dashes?) {
        let radius = max(radius, 0.1)
        let inner = area.inset(by: radius)
        var points: [SIMD2<Float>] = []
        for (index, corner) in inner.corners.enumerated() {
            for step in 0...4 {
                let angle = (Float(index) + 2 + Float(step) / 4) * .pi / 2
                points.append(near(corner + SIMD2(cos(angle), sin(angle)) * radius, radius * 0.04))
            }
            // A straight side needs points of its own, or the curve would bulge.
            let next = inner.corners[(index + 1) % 4]
            let outward = SIMD2(cos((Float(index) + 3) * .pi / 2), sin((Float(index) + 3) * .pi / 2)) * radius
            for share: Float in [0.05, 0.35, 0.65, 0.95] { points.append(corner + (next - corner) * share + outward) }
        }
        curve(points + points.prefix(1), dashes: dashes)
    }

    mutating func ellipse(_ area: BoardArea, kind: Kind = .drawing, thickness: Float = 1, dashes: Dashes? = nil) {
        let start = random.uniform(0, 2 * .pi)
        let overlap = unsteadiness * random.uniform(-0.1, 0.4)
        let points = (0...20).map { index -> SIMD2<Float> in
            let angle = start + Float(index) / 20 * (2 * .pi + overlap)
            let grow = 1 + unsteadiness * 0.05 * (Float(index) / 20 - 0.5) + random.normal() * 0.012 * unsteadiness
            return area.center + SIMD2(cos(angle), sin(angle)) * area.size / 2 * grow
        }
        curve(points, kind: kind, thickness: thickness, dashes: dashes)
    }

    private mutating func diamond(_ area: BoardArea) {
        let center = area.center
        polygon([
            SIMD2(center.x, area.top), SIMD2(area.right, center.y), SIMD2(center.x, area.bottom),
            SIMD2(area.left, center.y),
        ])
    }

    private mutating func cylinder(_ area: BoardArea) {
        let lid = min(area.height * 0.3, area.width * 0.2)
        ellipse(BoardArea(SIMD2(area.left, area.top - lid / 2), SIMD2(area.right, area.top + lid / 2)))
        line(from: area.minimum, to: SIMD2(area.left, area.bottom))
        line(from: SIMD2(area.right, area.top), to: area.maximum)
        curve([
            SIMD2(area.left, area.bottom), SIMD2(area.center.x, area.bottom + lid / 2), area.maximum,
        ])
    }

    mutating func cloud(_ area: BoardArea) {
        let count = random.integer(7...12)
        for index in 0..<count {
            let (from, to) = (Float(index) / Float(count) * 2 * .pi, Float(index + 1) / Float(count) * 2 * .pi)
            let (start, end) = (
                area.center + SIMD2(cos(from), sin(from)) * area.size / 2,
                area.center + SIMD2(cos(to), sin(to)) * area.size / 2
            )
            let (middle, half) = ((start + end) / 2, (end - start) / 2)
            let out = random.uniform(0.7, 1.1)
            curve(
                (0...6).map { index in
                    let angle = Float(index) / 6 * .pi
                    return middle - half * cos(angle) - half.turned * sin(angle) * out
                })
        }
    }

    /// A curly brace or a square bracket beside lines; `isLeft` opens to the right.
    mutating func brace(from top: SIMD2<Float>, to bottom: SIMD2<Float>, depth: Float, isLeft: Bool, isCurly: Bool) {
        let out = SIMD2(isLeft ? -depth : depth, 0)
        let middle = (top + bottom) / 2
        if isCurly {
            curve([
                top, top + out * 0.5 + (middle - top) * 0.15, middle + out * 0.45 - (middle - top) * 0.2,
                middle + out, middle + out, middle + out * 0.45 + (bottom - middle) * 0.2,
                bottom + out * 0.5 - (bottom - middle) * 0.15, bottom,
            ])
        } else {
            polygon([top, top + out, bottom + out, bottom], isClosed: false)
        }
    }

    /// Rules a line under writing: once, twice or in waves.
    mutating func underline(_ extent: Extent, capital: Float) {
        let bounds = extent.bounds
        guard !bounds.isEmpty else { return }
        let (left, right) = (bounds.minimum.x - capital * random.uniform(-0.1, 0.3), bounds.maximum.x)
        let end = right + capital * random.uniform(-0.1, 0.4)
        let drop = capital * random.uniform(0.2, 0.55)
        let lean = capital * random.normal() * 0.08
        switch random.integer(0...5) {
        case 0:
            let count = max(4, Int((end - left) / (capital * 0.4)))
            curve(
                (0...count).map { index in
                    let x = left + (end - left) * Float(index) / Float(count)
                    return extent.point(x, drop + (index.isMultiple(of: 2) ? -1 : 1) * capital * 0.07)
                })
        case 1:
            line(from: extent.point(left, drop), to: extent.point(end, drop + lean))
            line(from: extent.point(left, drop + capital * 0.2), to: extent.point(end, drop + lean + capital * 0.22))
        default: line(from: extent.point(left, drop), to: extent.point(end, drop + lean))
        }
    }

    /// Crosses a line of writing out; it stays writing.
    mutating func strike(_ extent: Extent, capital: Float) {
        let bounds = extent.bounds
        guard !bounds.isEmpty else { return }
        let (left, right) = (bounds.minimum.x - capital * 0.1, bounds.maximum.x + capital * 0.1)
        for _ in 0..<(random.chance(0.25) ? 2 : 1) {
            line(
                from: extent.point(left, -capital * random.uniform(0.2, 0.5)),
                to: extent.point(right, -capital * random.uniform(0.2, 0.5)))
        }
    }
}
