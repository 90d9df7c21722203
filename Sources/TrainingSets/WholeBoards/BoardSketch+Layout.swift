import GlyphTraining
import Imaging

/// What a board is filled with, and where.
extension BoardSketch {
    enum Block: CaseIterable {
        case list, paragraph, code, formulas, matrix, cells, table, diagram, tree, classes, kanban, chart, notes
        case doodle, label, wireframe, marks, blanks, arrow, scratched, chain, mindMap, nothing

        /// How often a board's part is filled with it.
        var share: Float {
            switch self {
            case .list: 22
            case .label: 12
            case .paragraph, .diagram: 12
            case .code, .table: 8
            case .doodle: 5
            case .formulas, .cells, .classes: 5
            case .notes, .wireframe, .marks, .chart, .tree, .chain, .mindMap: 3.5
            case .matrix, .kanban, .arrow: 2
            case .blanks, .scratched: 1.5
            case .nothing: 3
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
        case .label: labels(in: area, capital: capital)
        case .wireframe: wireframe(in: area, capital: capital)
        case .marks: marks(in: area, capital: capital)
        case .blanks: blanks(in: area, capital: capital)
        case .arrow: loneArrow(in: area)
        case .scratched: scratchedOut(in: area, capital: capital)
        case .chain: chain(in: area, capital: capital)
        case .mindMap: mindMap(in: area, capital: capital)
        case .nothing: break
        }
    }

    private mutating func labels(in area: BoardArea, capital: Float) {
        loneLabel(in: area, capital: capital)
        for _ in 0..<random.integer(0...6) {
            let size = SIMD2(random.uniform(4, 14), random.uniform(2, 5)) * capital
            let place = area.place(for: size, using: &random)
            if isFree(place.grown(by: capital * 0.3)) { loneLabel(in: place, capital: capital) }
        }
    }

    private mutating func doodles(in area: BoardArea, capital: Float) {
        for _ in 0..<random.integer(1...3) {
            let size = SIMD2(random.uniform(2, 9), random.uniform(2, 7)) * capital
            let place = area.place(for: size, using: &random)
            if isFree(place) { doodle(random.pick(Doodle.allCases), in: place) }
        }
    }

    /// What leaves room below it for more.
    private static let flowing: [Block] = [.list, .paragraph, .code, .formulas, .list, .chain]

    /// Goes on below what has been written until the part is full or the writer has done.
    private mutating func flow(on part: BoardArea, capital: Float) {
        var rest = part
        while random.chance(0.88) {
            rest = rest.below(max(lowest, rest.top + capital) + capital * random.uniform(0.7, 2.5))
            guard rest.height > capital * 2.5 else { return }
            if random.chance(0.2) { changeInk() }
            lowest = rest.top
            draw(random.pick(Self.flowing), in: rest, capital: capital)
        }
    }

    /// One word at least, as large as there is room for.
    mutating func drawAnyWord(in area: BoardArea, capital: Float) {
        let line = set(phrases.word(using: &random), capital: capital)
        guard line.width > 0 else { return }
        let share = min(1, area.width * 0.95 / line.width, area.height * 0.6 / capital)
        let smaller = SetLine(
            text: line.text,
            pieces: line.pieces.map {
                SetLine.Piece(text: $0.text, shape: $0.shape.mapped { $0 * share }, word: $0.word)
            }, width: line.width * share)
        label([smaller], around: area.center, capital: capital * share)
    }

    /// A height of capitals that a reader of the picture can still make out.
    private func readable(_ capital: Float) -> Float { max(capital, 7.5 * unit) }

    /// Fills a board with parts of all kinds.
    ///
    /// `emptiness` is the share of parts left empty.
    mutating func fillMixed(_ area: BoardArea, capital: Float, emptiness: Float) {
        let parts = parts(of: area, capital: capital)
        let shares = Block.allCases.map(\.share)
        // Most boards hold two or three kinds of things.
        let favourites = (0..<2).compactMap { _ in random.nextPlace(byShares: shares).map { Block.allCases[$0] } }
        for part in parts where !random.chance(emptiness) {
            let any = random.nextPlace(byShares: shares).map { Block.allCases[$0] } ?? .list
            let block = random.chance(0.45) ? random.pick(favourites) : any
            if random.chance(0.4) { changeInk() }
            let own = readable(capital * random.logUniform(0.75, 1.3))
            lowest = part.top
            draw(block, in: part, capital: own)
            if Self.flowing.contains(block) { flow(on: part, capital: own) }
            // What found no room gives way to what always does.
            if block != .nothing, block != .arrow, isFree(part) { draw(.list, in: part, capital: own) }
            if random.chance(0.07) {
                frame(random.pick([.box, .rounded, .box, .cloud]), around: part.grown(by: own * 0.4))
            }
        }
        for _ in 0..<random.integer(0...2) where random.chance(0.3) { loneArrow(in: area) }
        if random.chance(0.75) {
            sprinkle(
                min(120, Int(random.uniform(0.5, 7) * area.width * area.height / (capital * capital * 130))),
                over: area,
                capital: capital)
        }
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
                capital: readable(capital * random.logUniform(0.7, 1.2)))
        }
    }

    /// A board cut into parts, with rules between some.
    private mutating func parts(of area: BoardArea, capital: Float) -> [BoardArea] {
        let size = area.size / capital
        let most = SIMD2(random.uniform(12, 30), random.uniform(6, 20))
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
            lowest = part.top
            draw(block, in: part, capital: capital)
            let isFlowing = Self.flowing.contains(block) && lowest > part.top
            rest = rest.below((isFlowing ? lowest : part.bottom) + capital * random.uniform(0.7, 2))
        }
    }

    /// No writing at all.
    mutating func fillSilent(_ area: BoardArea, capital: Float) {
        for _ in 0..<random.integer(1...24) {
            if random.chance(0.4) { changeInk() }
            let size = SIMD2(random.uniform(2, 14), random.uniform(2, 10)) * capital
            doodle(random.pick(Doodle.allCases), in: area.place(for: size, using: &random))
        }
    }
}
