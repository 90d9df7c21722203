import Preprocessing

/// Takes out what is drawn around writing, whatever its shape: circles, boxes, clouds, cells of tables that are not straight.
///
/// A border is thin and has one region of the board on either side, one of them with letters in it. A letter that touches it has the same
/// region on both sides, or is thicker where it crosses, and stays. It may be the only one in its region: what is left when all
/// that divides regions is gone counts as letters, too.
///
/// Strokes that are drawn in haste do not always meet. So borders are looked for once more, with small gaps bridged. Regions of all kinds of
/// shapes lie between letters, rules and lines of joined-up writing then, and only those count that have no bays, as the insides of boxes
/// and circles have none, that stand alone and have room for few letters: the nodes of a list.
struct ClosedBorders {
    let scale: PageScale

    /// Greatest thickness of a border in stroke widths, and where what stands inside may be a part of it.
    private static let greatestThickness = 3.0
    private static let greatestDoubtfulThickness = 1.8
    /// Share of a component's ink that is a border's at least.
    private static let leastShare = 0.2
    /// Heights of letters in text heights.
    private static let letterHeights = 0.45...3.0
    /// Gaps that are bridged, in stroke widths.
    private static let greatestGap = 2.0

    /// - Parameter turned: the mask with its rows as columns.
    func removed(from mask: InkMask, _ turned: InkMask) -> InkMask {
        let result = removed(from: mask, seenAs: mask, turned, isBridged: false)
        // Of the strokes of an open box one at least reaches around what stands in it.
        let components = ConnectedComponents.label(result, leastArea: PageScale.leastArea)
        guard !Enclosures.indices(in: components, scale: scale).isEmpty else { return result }
        let bridged = result.closed(radius: Int(Self.greatestGap * scale.strokeWidth / 2))
        return removed(from: result, seenAs: bridged, bridged.transposed(), isBridged: true)
    }

    /// - Parameter seen: the ink that divides the board: the mask's, with gaps bridged or without.
    private func removed(from mask: InkMask, seenAs seen: InkMask, _ seenTurned: InkMask, isBridged: Bool) -> InkMask {
        let (level, upright) = (dividing(seen), dividing(seenTurned))
        guard !level.isEmpty || !upright.isEmpty else { return mask }
        let components = ConnectedComponents.label(mask, leastArea: PageScale.leastArea)
        let rest = parts(of: mask, without: level.runs, upright.runs)
        let letters = self.letters(among: components, in: seen)
        let doubtful = (self.letters(among: rest, in: seen) + (isBridged ? letters : [])).filter {
            level.surround($0, isAlone: isBridged) && upright.surround($0.transposed, isAlone: isBridged)
        }
        let sure = isBridged ? [] : letters
        let thin = Int(Self.greatestDoubtfulThickness * scale.strokeWidth) + 1
        let levelBorders = level.borders(around: sure) + level.borders(around: doubtful, thickest: thin)
        let uprightBorders =
            upright.borders(around: sure.map(\.transposed))
            + upright.borders(around: doubtful.map(\.transposed), thickest: thin)
        guard !levelBorders.isEmpty || !uprightBorders.isEmpty else { return mask }
        let border = InkMask(width: mask.width, height: mask.height, level: levelBorders, upright: uprightBorders)
        return removed(border, from: mask, components)
    }

    /// The components of what is left of a mask without some runs.
    private func parts(of mask: InkMask, without level: [InkRun], _ upright: [InkRun]) -> [Component] {
        var rest = mask
        rest.erase(level: level, upright: upright)
        return ConnectedComponents.label(rest, leastArea: PageScale.leastArea)
    }

    private func dividing(_ mask: InkMask) -> DividingRuns {
        DividingRuns(
            of: mask, textHeight: scale.textHeight, thickest: Int(Self.greatestThickness * scale.strokeWidth) + 1)
    }

    /// The components as high as letters.
    private func letters(among components: [Component], in seen: InkMask) -> [DividingRuns.Letter] {
        components.compactMap { component in
            guard Self.letterHeights.contains(Double(component.box.height) / scale.textHeight) else { return nil }
            let beside = component.runs.lazy.map { BoardPlace(x: Int($0.start) - 1, y: Int($0.y)) }
                .first { $0.x >= 0 && !seen[$0.x, $0.y] }
            return beside.map { DividingRuns.Letter(box: component.box, beside: $0) }
        }
    }

    /// The mask without a border's ink, as far as it is a good part of the components that have it, and without what else these have of
    /// it: scraps, and strokes that begin there and part cells.
    private func removed(_ border: InkMask, from mask: InkMask, _ components: [Component]) -> InkMask {
        var result = mask
        let separators = CellSeparators(scale: scale, border: border)
        for component in components where isBorder(component, border) {
            var rest = InkMask(component)
            for run in component.runs {
                for x in Int(run.start)..<Int(run.end) where border[x, Int(run.y)] {
                    result[x, Int(run.y)] = false
                    rest[x - component.box.x, Int(run.y) - component.box.y] = false
                }
            }
            let parts = ConnectedComponents.label(rest).map { $0.moved(byX: component.box.x, y: component.box.y) }
            for part in parts where isScrap(part) || separators.contain(part) {
                result.erase(level: part.runs, upright: [])
            }
        }
        return result
    }

    /// Whether a component is a border, with or without letters that touch it.
    private func isBorder(_ component: Component, _ border: InkMask) -> Bool {
        guard component.strokeWidth <= Self.greatestThickness * scale.strokeWidth else { return false }
        let inked = component.runs.reduce(0) { sum, run in
            sum
                + border.pixels[Int(run.y) * border.width + Int(run.start)..<Int(run.y) * border.width + Int(run.end)]
                .count { $0 != 0 }
        }
        return Double(inked) >= Self.leastShare * Double(component.area)
    }

    /// Whether what is left of a border is too small for a letter.
    private func isScrap(_ component: Component) -> Bool {
        Double(max(component.box.width, component.box.height)) < Self.letterHeights.lowerBound * scale.textHeight
    }
}

extension InkMask {
    /// - Parameter upright: runs of the mask with its rows as columns.
    fileprivate init(width: Int, height: Int, level: [InkRun], upright: [InkRun]) {
        self.init(width: width, height: height)
        for run in level { for x in run.start..<run.end { self[Int(x), Int(run.y)] = true } }
        for run in upright { for y in run.start..<run.end { self[Int(run.y), Int(y)] = true } }
    }

    /// - Parameter upright: runs of the mask with its rows as columns.
    fileprivate mutating func erase(level: [InkRun], upright: [InkRun]) {
        for run in level { for x in run.start..<run.end { self[Int(x), Int(run.y)] = false } }
        for run in upright { for y in run.start..<run.end { self[Int(run.y), Int(y)] = false } }
    }
}
