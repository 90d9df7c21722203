import DocumentModel
import Finding
import Preprocessing

/// The ink of a crop that is its line's: whole components, or the parts of them that are the line's writing.
struct OwnInk {
    let grid: StandingGrid
    /// The height of a capital in the crop, in pixels.
    let capital: Double

    /// A component with less than this share of its ink outside the line's writing is the line's as a whole.
    private static let greatestDrawn = 0.35
    /// A component no larger than this, in heights of capitals, is not cut unless two lines touch in it.
    private static let greatestLetter = 1.2
    /// Such a component is a letter if at least this share of its ink is writing.
    private static let leastWritten = 0.2
    /// Two lines touch in a component if at least this share of its ink lies in the core of each.
    private static let leastShareOfCore = 0.12
    /// Side of the largest square of ink that is still a speck, in heights of capitals.
    private static let speck = 0.04

    /// - Returns: the line's components, or parts of them.
    func components(of mask: InkMask) -> [Component] {
        let least = max(2, Self.speck * capital * Self.speck * capital)
        return ConnectedComponents.label(grid.inside(mask), leastArea: 2).flatMap(parts).filter {
            Double($0.area) >= least
        }
    }

    /// How much of a component's ink lies where.
    private struct Tally {
        var total = 0
        var own = 0
        var ownCore = 0
        var other = 0
        var otherCore = 0
    }

    private func tally(_ component: Component) -> Tally {
        var tally = Tally()
        for run in component.runs {
            grid.forEachPiece(of: run) { standing, columns in
                tally.total += columns.count
                switch standing {
                case .own: tally.own += columns.count
                case .ownCore:
                    tally.own += columns.count
                    tally.ownCore += columns.count
                case .other: tally.other += columns.count
                case .otherCore:
                    tally.other += columns.count
                    tally.otherCore += columns.count
                case .outside, .nobody, .drawing: break
                }
            }
        }
        return tally
    }

    /// The parts of a component that are the line's.
    private func parts(of component: Component) -> [Component] {
        let tally = tally(component)
        let leastCore = Self.leastShareOfCore * Double(tally.total)
        let isTouching = Double(tally.ownCore) >= leastCore && Double(tally.otherCore) >= leastCore
        let written = Double(tally.own + tally.other) / Double(max(1, tally.total))
        guard tally.own > 0 else { return [] }
        if !isTouching {
            if Double(max(component.box.width, component.box.height)) <= Self.greatestLetter * capital {
                return tally.own >= tally.other && written >= Self.leastWritten ? [component] : []
            }
            if 1 - written < Self.greatestDrawn { return tally.own >= tally.other ? [component] : [] }
        }
        return divided(component, keepsDrawn: 1 - written < Self.greatestDrawn)
    }

    /// A component cut at the borders of squares.
    private func divided(_ component: Component, keepsDrawn: Bool) -> [Component] {
        var runs: [InkRun] = []
        for run in component.runs {
            grid.forEachPiece(of: run) { standing, columns in
                guard standing == .own || standing == .ownCore || keepsDrawn && standing == .drawing else { return }
                if let last = runs.last, last.y == run.y, last.end == columns.lowerBound {
                    runs[runs.count - 1].end = columns.upperBound
                } else {
                    runs.append(InkRun(y: run.y, start: columns.lowerBound, end: columns.upperBound))
                }
            }
        }
        return ConnectedComponents.label(runs)
    }
}
