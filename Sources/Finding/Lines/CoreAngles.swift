import Glibc

/// Corrects the direction of cores by that of their neighbours: a single mark has no direction of its own, a word of
/// three letters only a rough one, and which end of a word comes first may be hard to see.
///
/// A core's own direction counts by the square of its length, as that of a fitted line does; its neighbours' likewise,
/// the less the farther they are.
enum CoreAngles {
    /// A core that is longer than high by no more than this, in letter heights, may be turned any way, even reversed.
    private static let unsure = 1.0
    /// Distance, in letter heights, at which the weight of a neighbour has fallen to 1/e.
    private static let reach = 4.0
    /// The same for what neighbours tell of its beginning: all lines of a note, a page, a board begin at one side.
    private static let beginningReach = 20.0
    /// How much more a core's own beginning counts than a neighbour's.
    private static let ownShare = 3.0

    static func settled(_ cores: [LineCore], in map: WritingMap) -> [LineCore] {
        guard cores.count <= LineJoining.mostCores else { return cores }
        let cores = begun(cores, in: map)
        let long = cores.filter { $0.elongation > unsure }
        return cores.map { core in
            // A mark without neighbours is level.
            var direction = core.elongation * core.elongation * SIMD2(cos(core.angle), sin(core.angle))
            for other in long {
                if core.elongation > unsure, abs(remainder(core.angle - other.angle, 2 * .pi)) > .pi / 4 { continue }
                let weight = nearness(of: other, to: core, reach: reach)
                direction += other.elongation * other.elongation * weight * SIMD2(cos(other.angle), sin(other.angle))
            }
            return core.running(along: atan2(direction.y, direction.x), in: map)
        }
    }

    /// Cores that begin where most others on like axes begin.
    ///
    /// Every pair is compared: more cores than a page of writing has are left as they are.
    static func begun(_ cores: [LineCore], in map: WritingMap) -> [LineCore] {
        guard cores.count <= LineJoining.mostCores else { return cores }
        let long = cores.filter { $0.elongation > unsure }
        return cores.map { core in
            guard core.elongation > unsure else { return core }
            var vote = ownShare * core.elongation * core.directness
            for other in long {
                let cosine = cos(core.angle - other.angle)
                guard abs(cosine) > cos(.pi / 8) else { continue }
                let weight = nearness(of: other, to: core, reach: beginningReach)
                vote += (cosine > 0 ? 1 : -1) * other.elongation * other.directness * weight
            }
            return vote < 0 ? core.running(along: remainder(core.angle + .pi, 2 * .pi), in: map) : core
        }
    }

    /// 1 beside the core, 0 far away, and for the core itself.
    private static func nearness(of other: LineCore, to core: LineCore, reach: Double) -> Double {
        let way = other.middle - core.middle
        let distance = (way * way).sum().squareRoot() / (reach * max(1, core.letterHeight))
        return distance > 0 ? exp(-distance) : 0
    }
}

extension LineCore {
    /// How much longer it is than high, in letter heights; 0 for a single mark, which has no direction.
    var elongation: Double { max(0, length / max(1, letterHeight) - 1) }

    /// The core of the same cells with another direction.
    func running(along angle: Double, in map: WritingMap) -> LineCore {
        var core = self
        let side = Double(map.cell)
        (core.angle, core.start, core.end, core.bend) = (angle, 0, 0, 0)
        for index in cells {
            let centre = map.centre(ofCell: index)
            let along = core.place(x: centre.x, y: centre.y).along
            core.start = min(core.start, along - side / 2)
            core.end = max(core.end, along + side / 2)
        }
        return core
    }
}
