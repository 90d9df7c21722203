import Glibc

/// Which way short cores run, where their neighbours know better: a mark by itself runs no way, a word of three letters
/// about some.
///
/// A core's own direction counts by the square of its length, as that of a fitted line does; its neighbours' likewise,
/// the less the farther they are.
enum CoreAngles {
    /// A core so many heights of its letters longer than high knows its direction.
    private static let sure = 6.0
    /// One no longer than this may be the other way round altogether.
    private static let unsure = 1.0
    /// Heights of letters at which a neighbour counts 1/e.
    private static let reach = 4.0
    /// In those units; what is farther counts nothing.
    private static let farthest = 5.0
    /// How much counts that text is level, in squared heights.
    private static let level = 1.0

    static func settled(_ cores: [LineCore], in map: WritingMap) -> [LineCore] {
        guard cores.count <= LineJoining.mostCores else { return cores }
        let long = cores.filter { $0.run > unsure }
        return cores.map { core in
            guard core.run < sure else { return core }
            var direction = SIMD2(core.run * core.run * cos(core.angle), core.run * core.run * sin(core.angle))
            if core.run <= unsure || abs(core.angle) < .pi / 4 { direction.x += level }
            for other in long {
                if core.run > unsure, abs(remainder(core.angle - other.angle, 2 * .pi)) > .pi / 4 { continue }
                let way = other.middle - core.middle
                let distance = (way * way).sum().squareRoot() / (reach * max(1, core.letterHeight))
                guard distance > 0, distance < farthest else { continue }
                direction += other.run * other.run * exp(-distance) * SIMD2(cos(other.angle), sin(other.angle))
            }
            return core.running(along: atan2(direction.y, direction.x), in: map)
        }
    }
}

extension LineCore {
    /// How much longer it is than high, in heights of its letters: nothing for a mark by itself, which runs no way.
    var run: Double { max(0, length / max(1, letterHeight) - 1) }

    /// The same cells as a line of another direction.
    func running(along angle: Double, in map: WritingMap) -> LineCore {
        var core = self
        let side = Double(map.cell)
        (core.angle, core.start, core.end) = (angle, 0, 0)
        for index in cells {
            let centre = map.centre(ofCell: index)
            let along = core.place(x: centre.x, y: centre.y).along
            core.start = min(core.start, along - side / 2)
            core.end = max(core.end, along + side / 2)
        }
        return core
    }
}
