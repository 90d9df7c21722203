import GlyphTraining
import Imaging

/// What a board is filled with, and where.
extension BoardSketch {
    enum Block: CaseIterable {
        case list, paragraph, code, formulas, matrix, cells, table, diagram, tree, classes, kanban, chart, notes
        case doodle, label, wireframe, marks, blanks, arrow, scratched, nothing

        /// How often a board's part is filled with it.
        var share: Float {
            switch self {
            case .list: 20
            case .label: 12
            case .paragraph, .diagram: 10
            case .code, .doodle, .table: 6
            case .formulas, .cells, .classes: 5
            case .notes, .wireframe, .marks, .chart, .tree: 3.5
            case .matrix, .kanban, .arrow: 2
            case .blanks, .scratched: 1.5
            case .nothing: 6
            }
        }
    }

    mutating func draw(_ block: Block, in area: BoardArea, capital: Float) {
        switch block {
        case .list: list(in: area, capital: capital)
        case .paragraph: paragraph(in: area, capital: capital)
        case .code: code(in: area, capital: capital)
        case .formulas: formulas(in: area, capital: capital)
        case .matrix: matrix(in: area, capital: capital)
        case .cells: cells(in: area, capital: capital)
        case .table: table(in: area, capital: capital)
        case .diagram: diagram(in: area, capital: capital)
        case .tree: tree(in: area, capital: capital)
        case .classes: classes(in: area, capital: capital)
        case .kanban: kanban(in: area, capital: capital)
        case .chart: chart(in: area, capital: capital)
        case .notes: notes(in: area, capital: capital)
        case .doodle: doodles(in: area, capital: capital)
        case .label: loneLabel(in: area, capital: capital)
        case .wireframe: wireframe(in: area, capital: capital)
        case .marks: marks(in: area, capital: capital)
        case .blanks: blanks(in: area, capital: capital)
        case .arrow: loneArrow(in: area)
        case .scratched: scratchedOut(in: area, capital: capital)
        case .nothing: break
        }
    }

    private mutating func doodles(in area: BoardArea, capital: Float) {
        for _ in 0..<random.integer(1...3) {
            let size = SIMD2(random.uniform(2, 9), random.uniform(2, 7)) * capital
            let place = area.place(for: size, using: &random)
            if isFree(place) { doodle(random.pick(Doodle.allCases), in: place) }
        }
    }

    /// Fills a board with parts of all kinds.
    ///
    /// - Parameter emptiness: the share of parts left empty.
    mutating func fillMixed(_ area: BoardArea, capital: Float, emptiness: Float) {
        let parts = parts(of: area, capital: capital)
        let shares = Block.allCases.map(\.share)
        // Most boards hold two or three kinds of things.
        let favourites = (0..<2).compactMap { _ in random.nextPlace(byShares: shares).map { Block.allCases[$0] } }
        for part in parts where !random.chance(emptiness) {
            let any = random.nextPlace(byShares: shares).map { Block.allCases[$0] } ?? .list
            let block = random.chance(0.45) ? random.pick(favourites) : any
            if random.chance(0.4) { changeInk() }
            let own = capital * random.logUniform(0.75, 1.3)
            draw(block, in: part, capital: own)
            if random.chance(0.07) {
                frame(random.pick([.box, .rounded, .box, .cloud]), around: part.grown(by: own * 0.4))
            }
        }
        for _ in 0..<random.integer(0...2) where random.chance(0.3) { loneArrow(in: area) }
        if random.chance(0.6) { sprinkle(random.integer(1...12), over: area, capital: capital) }
    }

    /// Puts small things wherever there is room.
    mutating func sprinkle(_ count: Int, over area: BoardArea, capital: Float) {
        for _ in 0..<count {
            let size = SIMD2(random.uniform(4, 14), random.uniform(2, 6)) * capital
            let place = area.place(for: size, using: &random)
            guard isFree(place.grown(by: capital * 0.3)) else { continue }
            if random.chance(0.3) { changeInk() }
            draw(
                random.pick([.label, .label, .label, .doodle, .list, .marks, .formulas, .paragraph]), in: place,
                capital: capital * random.logUniform(0.7, 1.2))
        }
    }

    /// A board cut into parts, with rules between some.
    private mutating func parts(of area: BoardArea, capital: Float) -> [BoardArea] {
        let size = area.size / capital
        let most = SIMD2(random.uniform(13, 34), random.uniform(6, 18))
        guard size.x > most.x || size.y > most.y, max(size.x, size.y) > 12 else { return [area] }
        let isBesides = size.x / most.x > size.y / most.y
        let gap = capital * random.uniform(1.5, 4)
        let (first, second) = area.split(at: random.uniform(0.3, 0.7), gap: gap, isBesides: isBesides)
        if random.chance(0.12) {
            let (from, to) =
                isBesides
                ? (SIMD2(first.right + gap / 2, area.top), SIMD2(first.right + gap / 2, area.bottom))
                : (SIMD2(area.left, first.bottom + gap / 2), SIMD2(area.right, first.bottom + gap / 2))
            line(from: from, to: to, dashes: random.chance(0.15) ? Dashes(length: capital, gap: capital * 0.6) : nil)
        }
        return parts(of: first, capital: capital) + parts(of: second, capital: capital)
    }

    /// A page of notes: headings, lists and paragraphs below each other, from edge to edge.
    mutating func fillPage(_ area: BoardArea, capital: Float) {
        var rest = area
        while rest.height > capital * 3 {
            let height = min(rest.height, capital * random.uniform(5, 25))
            let part = BoardArea(rest.minimum, SIMD2(rest.right, rest.top + height))
            let block: Block = random.pick([
                .paragraph, .paragraph, .list, .list, .formulas, .code, .diagram, .doodle, .table,
            ])
            if random.chance(0.2) { changeInk() }
            draw(block, in: part, capital: capital)
            rest = rest.below(part.bottom + capital * random.uniform(0.5, 2))
        }
    }

    /// No writing at all.
    mutating func fillSilent(_ area: BoardArea, capital: Float) {
        for _ in 0..<random.integer(0...14) {
            if random.chance(0.4) { changeInk() }
            let size = SIMD2(random.uniform(2, 14), random.uniform(2, 10)) * capital
            doodle(random.pick(Doodle.allCases), in: area.place(for: size, using: &random))
        }
    }
}
