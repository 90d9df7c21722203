import Glibc
import GlyphTraining

/// Connectors and arrows.
extension BoardSketch {
    enum Way: CaseIterable {
        case straight
        case elbow
        case curved
    }

    /// A connector from one area to another, from edge to edge.
    ///
    /// - Returns: the middle of its way and the angle there, for a label.
    @discardableResult
    mutating func connect(
        _ from: BoardArea, _ to: BoardArea, way: Way, head: Float, isDashed: Bool = false
    ) -> (middle: SIMD2<Float>, angle: Float) {
        let (start, end) = (Self.edge(of: from, towards: to.center), Self.edge(of: to, towards: from.center))
        let dashes = isDashed ? Dashes(length: head * 0.8, gap: head * 0.6) : nil
        var points = [start, end]
        switch way {
        case .straight: break
        case .elbow:
            let corner = random.chance(0.5) ? SIMD2(end.x, start.y) : SIMD2(start.x, end.y)
            points = [start, corner, end]
        case .curved:
            let side = (end - start).turned * random.uniform(0.12, 0.35) * (random.chance(0.5) ? 1 : -1)
            points = [start, (start + end) / 2 + side, end]
        }
        if way == .curved {
            curve(points, dashes: dashes)
        } else {
            polygon(points, isClosed: false, dashes: dashes)
        }
        let before = way == .curved ? points[1] * 0.35 + points[2] * 0.65 : points[points.count - 2]
        arrowHead(at: end, from: before, size: head)
        if random.chance(0.1) { arrowHead(at: start, from: points[1], size: head) }
        let first = points.count > 2 && way == .elbow ? points[1] : end
        let middle = way == .curved ? points[1] : (start + first) / 2
        let along = way == .curved ? end - start : first - start
        return (middle, atan2(along.y, along.x))
    }

    /// An open, closed or filled head, or none.
    mutating func arrowHead(at tip: SIMD2<Float>, from: SIMD2<Float>, size: Float) {
        let way = (tip - from).direction
        let (wide, long) = (random.uniform(0.35, 0.6) * size, random.uniform(0.7, 1.1) * size)
        let (left, right) = (tip - way * long + way.turned * wide, tip - way * long - way.turned * wide)
        switch random.integer(0...9) {
        case 0: break
        case 1: polygon([tip, left, right])
        case 2, 3:
            fill([tip, left, right], color: ink.color, opacity: ink.density, kind: .drawing)
            polygon([tip, left, right])
        default: polygon([left, tip, right], isClosed: false)
        }
    }

    /// An arrow that leads from nowhere to nowhere.
    mutating func loneArrow(in area: BoardArea) {
        let start = area.place(for: .zero, using: &random).center
        let end = area.place(for: .zero, using: &random).center
        let length = (end - start).length
        guard length > 20 * unit else { return }
        connect(
            BoardArea(center: start, size: .zero), BoardArea(center: end, size: .zero),
            way: random.pick(Way.allCases), head: min(length * 0.3, 16 * unit * random.uniform(0.7, 1.6)),
            isDashed: random.chance(0.2))
    }

    /// Where the way from an area's middle to a point leaves it.
    private static func edge(of area: BoardArea, towards point: SIMD2<Float>) -> SIMD2<Float> {
        let way = point - area.center
        let half = pointwiseMax(area.size / 2, SIMD2(repeating: 0.01))
        let share = max(abs(way.x) / half.x, abs(way.y) / half.y)
        return share > 1 ? area.center + way / share : area.center
    }
}
