import Glibc
import GlyphTraining

/// Labels in frames, joined by arrows.
extension BoardSketch {
    /// A label's lines around a middle.
    ///
    /// - Returns: how large the label is.
    @discardableResult
    mutating func label(_ lines: [SetLine], around center: SIMD2<Float>, angle: Float = 0, capital: Float) -> SIMD2<
        Float
    > {
        let pitch = capital * random.uniform(1.35, 1.7)
        let height = capital + pitch * Float(lines.count - 1)
        let block = newBlock()
        let isCentered = random.chance(0.8)
        let widest = lines.map(\.width).max() ?? 0
        let (along, down) = (SIMD2(cos(angle), sin(angle)), SIMD2(-sin(angle), cos(angle)))
        for (index, line) in lines.enumerated() {
            let left = isCentered ? -line.width / 2 : -widest / 2
            let baseline = -height / 2 + capital + Float(index) * pitch
            write(
                line, at: center + along * left + down * baseline,
                angle: angle + (hand.isPrinted ? 0 : random.normal() * slant), capital: capital, block: block)
        }
        return SIMD2(widest, height)
    }

    /// One to four short lines for a label.
    mutating func labelLines(width: Float, capital: Float) -> [SetLine] {
        let text = random.chance(0.3) ? phrases.words(2...5, using: &random) : phrases.label(using: &random)
        return broken(text, width: width, capital: capital, lines: random.integer(1...4))
    }

    /// A label in a frame just large enough, or larger.
    ///
    /// - Returns: the frame; `nil` when there is no room.
    @discardableResult
    mutating func framedLabel(_ frame: Frame, in area: BoardArea, capital: Float) -> BoardArea? {
        let isPointed = frame == .diamond || frame == .ellipse || frame == .cloud
        let lines = labelLines(width: area.width * (isPointed ? 0.6 : 0.85), capital: capital)
        guard let widest = lines.map(\.width).max() else { return nil }
        let text = SIMD2(widest, capital * (1 + 1.5 * Float(lines.count - 1)))
        let padding = capital * random.uniform(0.25, 1.3)
        var size = text * (frame == .diamond ? 1.7 : isPointed ? 1.35 : 1) + SIMD2(2.2, 1.6) * padding
        if frame == .cylinder { size.y += capital }
        guard size.x <= area.width * 1.1, size.y <= area.height * 1.1 else { return nil }
        let box = area.place(for: size, using: &random)
        if random.chance(0.06) {
            fill(box, color: random.pick(BoardPalette.notes), opacity: 0.8, kind: LabelledPicture.InkKind.none)
        }
        self.frame(
            frame, around: box, dashes: random.chance(0.06) ? Dashes(length: capital * 0.7, gap: capital * 0.5) : nil)
        label(lines, around: box.center + SIMD2(0, frame == .cylinder ? capital * 0.4 : 0), capital: capital)
        return box
    }

    /// Nodes on a loose grid, with connectors between many of them.
    mutating func diagram(in area: BoardArea, capital: Float) {
        let cell = SIMD2(random.uniform(8, 15), random.uniform(4, 9)) * capital
        let columns = max(1, min(9, Int(area.width / cell.x)))
        let rows = max(1, min(9, Int(area.height / cell.y)))
        let style = (0..<2).map { _ in random.pick(Frame.common) }
        var nodes: [(area: BoardArea, place: SIMD2<Int>)] = []
        let share = random.uniform(0.6, 1)
        for (row, band) in bands(of: area, count: rows, gap: capital * 2).enumerated() {
            for (column, place) in band.columns(columns, gap: capital * 2).enumerated() where random.unit() < share {
                if random.chance(0.15) { changeInk() }
                let kind = random.chance(0.85) ? style[0] : style[1]
                if let node = framedLabel(kind, in: place, capital: capital) {
                    nodes.append((node, SIMD2(column, row)))
                }
            }
        }
        if random.chance(0.4) { changeInk() }
        joinUp(nodes, capital: capital)
    }

    private func bands(of area: BoardArea, count: Int, gap: Float) -> [BoardArea] {
        let step = (area.height + gap) / Float(max(count, 1))
        return (0..<count).map {
            let top = area.top + Float($0) * step
            return BoardArea(SIMD2(area.left, top), SIMD2(area.right, top + step - gap))
        }
    }

    private mutating func joinUp(_ nodes: [(area: BoardArea, place: SIMD2<Int>)], capital: Float) {
        let way = random.pick(Way.allCases)
        let head = capital * random.uniform(0.5, 1)
        let isDashed = random.chance(0.12)
        let labels: Float = random.pick([0, 0, 0.3, 0.7])
        for (index, node) in nodes.enumerated() {
            for other in nodes[(index + 1)...] {
                let step = other.place &- node.place
                let distance = abs(step.x) + abs(step.y)
                guard random.chance(distance == 1 ? 0.65 : distance == 2 ? 0.12 : 0.03) else { continue }
                let (from, to) = random.chance(0.8) ? (node.area, other.area) : (other.area, node.area)
                guard !from.grown(by: capital * 0.3).intersects(to) else { continue }
                let own = random.chance(0.85) ? way : random.pick(Way.allCases)
                let (middle, angle) = connect(
                    from.grown(by: capital * random.uniform(-0.1, 0.25)),
                    to.grown(by: capital * random.uniform(0, 0.3)),
                    way: own, head: head, isDashed: isDashed)
                if random.chance(labels) { connectorLabel(at: middle, angle: angle, capital: capital) }
            }
        }
    }

    /// A word beside a connector, level or along it.
    private mutating func connectorLabel(at middle: SIMD2<Float>, angle: Float, capital: Float) {
        let size = capital * random.uniform(0.7, 1)
        let line = set(random.chance(0.8) ? phrases.label(using: &random) : "\(random.integer(0...9))", capital: size)
        let slope = upright(angle)
        if random.chance(0.4) {
            let along = SIMD2(cos(slope), sin(slope))
            let start = middle - along * line.width / 2 - along.turned * size * random.uniform(0.25, 0.5)
            let end = start + along * line.width
            let band = [start, end, end - along.turned * size, start - along.turned * size]
            guard canvas.busyShare(in: band.map { view($0) }) < 0.1 else { return }
            write(line, at: start, angle: slope, capital: size, block: newBlock())
            return
        }
        let beside = abs(cos(slope)) < 0.6
        let start = middle + (beside ? SIMD2(size * 0.5, size * 0.4) : SIMD2(-line.width / 2, -size * 0.5))
        let wanted = BoardArea(start - SIMD2(0, size), start + SIMD2(line.width, size * 0.2))
        if isFree(wanted) { write(line, at: start, capital: size, block: newBlock()) }
    }

    /// An angle turned so that text along it does not stand on its head.
    private func upright(_ angle: Float) -> Float {
        if angle > .pi / 2 { return angle - .pi }
        return angle < -.pi / 2 ? angle + .pi : angle
    }

    /// Circles with a digit or a letter or two, in levels.
    mutating func tree(in area: BoardArea, capital: Float) {
        let levels = max(2, min(4, Int(area.height / (capital * 4))))
        let radius = capital * random.uniform(1, 1.5)
        guard area.height > radius * 5, area.width > radius * 6 else { return }
        let hasFrames = random.chance(0.75)
        var above: [SIMD2<Float>] = []
        for level in 0..<levels {
            let count = min(1 << level, Int(area.width / (radius * 2.6)))
            let y = area.top + radius + (area.height - radius * 2) * Float(level) / Float(levels - 1)
            var row: [SIMD2<Float>] = []
            for index in 0..<count where level == 0 || random.chance(0.85) {
                let x = area.left + area.width * (Float(index) + 0.5) / Float(count)
                let center = SIMD2(x + random.normal() * radius * 0.2, y)
                if let parent = above.min(by: { abs($0.x - x) < abs($1.x - x) }) {
                    let way = (center - parent).direction * radius
                    line(from: parent + way, to: center - way)
                }
                if hasFrames { ellipse(BoardArea(center: center, size: SIMD2(repeating: radius * 2))) }
                let text =
                    random.chance(0.6)
                    ? "\(random.integer(0...99))" : random.pick(["A", "B", "x", "r", "T", "n1", "q0", "S"])
                label([set(text, capital: capital)], around: center, capital: capital)
                row.append(center)
            }
            above = row
        }
    }

    /// Boxes with a name and, below a rule, what belongs to it.
    mutating func classes(in area: BoardArea, capital: Float) {
        let columns = max(1, min(4, Int(area.width / (capital * 12))))
        var boxes: [BoardArea] = []
        for column in area.columns(columns, gap: capital * 2.5) {
            var rest = column
            while rest.height > capital * 7, random.chance(0.8) {
                let lines = random.integer(1...5)
                let height = capital * (2.4 + 1.6 * Float(lines))
                guard height < rest.height else { break }
                let box = BoardArea(rest.minimum, SIMD2(rest.right - capital * random.uniform(0, 3), rest.top + height))
                self.box(box)
                let inner = box.inset(by: capital * 0.4)
                if let title = fitted(phrases.word(using: &random), width: inner.width, capital: capital) {
                    label([title], around: SIMD2(box.center.x, box.top + capital), capital: capital)
                }
                let rule = box.top + capital * 1.9
                line(from: SIMD2(box.left, rule), to: SIMD2(box.right, rule))
                let items = (0..<lines).compactMap { _ in
                    fitted(phrases.identifier(using: &random), width: inner.width, capital: capital * 0.9)
                }
                self.column(
                    items, in: BoardArea(SIMD2(inner.left, rule + capital * 0.35), SIMD2(inner.right, box.bottom)),
                    capital: capital * 0.9, pitch: 1.6)
                boxes.append(box)
                rest = rest.below(box.bottom + capital * random.uniform(1.5, 4))
            }
        }
        for (from, to) in zip(boxes, boxes.dropFirst()) where random.chance(0.6) {
            connect(from, to, way: random.pick(Way.allCases), head: capital * 0.7)
        }
    }
}
