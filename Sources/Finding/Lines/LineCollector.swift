import DocumentModel
import Preprocessing

/// Connected components → lines: each component, or the part of it that is writing, goes to the core it lies about.
struct LineCollector {
    private let map: WritingMap
    private let cores: [LineCore]
    /// For each cell, the index of the core whose line it may belong to; −1 for none.
    private let lines: [Int32]
    private let isWriting: [Bool]
    private let isCore: [Bool]

    /// Farthest that a line's ink may lie from the middle of its core, across it, in heights of capitals.
    private static let reachAcross = 1.05
    /// Farthest that it may lie beyond the core's ends, in heights of capitals.
    private static let reachAlong = 0.7
    /// Log-odds above which a cell's ink is writing.
    private static let leastWriting: Float = 0
    /// A component with less than this share of its ink outside writing counts as writing as a whole.
    private static let greatestDrawn = 0.35
    /// A component no larger than this, in heights of capitals, is not cut unless two lines touch in it.
    private static let greatestLetter = 1.2
    /// Such a component is a letter if at least this share of its ink is writing.
    private static let leastWritten = 0.2
    /// Two lines touch in a component if at least this share of its ink lies in the core of each.
    private static let leastShareOfCore = 0.12
    /// Side of the largest square of ink that is still a speck, in heights of capitals; squared where areas are
    /// compared.
    private static let speck = 0.04

    init(_ cores: [LineCore], in map: WritingMap) {
        (self.map, self.cores) = (map, cores)
        let (width, height) = (map.cells.width, map.cells.height)
        var lines = NearestCores(of: cores, width: width, height: height).nearest
        let side = Double(map.cell)
        for index in lines.indices where lines[index] >= 0 {
            let core = cores[Int(lines[index])]
            let centre = map.centre(ofCell: index)
            let place = core.place(x: centre.x, y: centre.y)
            let reach = Self.reachAlong * core.letterHeight + side / 2
            if abs(place.across) > Self.reachAcross * core.letterHeight + side / 2 || place.along < core.start - reach
                || place.along > core.end + reach
            {
                lines[index] = -1
            }
        }
        self.lines = lines
        isWriting = (0..<width * height).map { map.cells[.writing, $0] > Self.leastWriting }
        var isCore = [Bool](repeating: false, count: width * height)
        for cell in cores.lazy.flatMap(\.cells) { isCore[cell] = true }
        self.isCore = isCore
    }

    /// The lines of one polarity's ink.
    ///
    /// - Parameters:
    ///   - mask: all ink of that polarity, in the size of the photo.
    ///   - isLight: whether that is lighter than its ground.
    /// - Returns: the lines, in the order of their cores; a core without ink gives none.
    func lines(of mask: InkMask, isLight: Bool) -> [FoundLine] {
        let isWanted = cores.map { $0.isLight == isLight }
        guard isWanted.contains(true) else { return [] }
        var members = [[Component]](repeating: [], count: cores.count)
        for component in ConnectedComponents.label(mask, leastArea: 2) {
            for (line, part) in parts(of: component, isWanted) {
                let least = Self.speck * cores[line].letterHeight
                if Double(part.area) >= max(2, least * least) { members[line].append(part) }
            }
        }
        return cores.indices.compactMap { members[$0].isEmpty ? nil : FoundLine(members[$0], about: cores[$0]) }
    }

    /// How much of a component's ink lies where.
    private struct Tally {
        /// For each line, its pixels of writing, and how many of them lie in its core.
        var writing: [(line: Int32, count: Int, core: Int)] = []
        var total = 0

        mutating func add(_ line: Int32, _ count: Int, isCore: Bool) {
            guard let place = writing.firstIndex(where: { $0.line == line }) else {
                writing.append((line, count, isCore ? count : 0))
                return
            }
            writing[place].count += count
            if isCore { writing[place].core += count }
        }
    }

    private func tally(_ component: Component, _ isWanted: [Bool]) -> Tally {
        var tally = Tally()
        for run in component.runs {
            forEachPiece(of: run) { cell, columns in
                let line = lines[cell]
                tally.total += columns.count
                if line >= 0, isWriting[cell] || isCore[cell], isWanted[Int(line)] {
                    tally.add(line, columns.count, isCore: isCore[cell])
                }
            }
        }
        return tally
    }

    /// The parts of a component that are writing, each with its line.
    private func parts(of component: Component, _ isWanted: [Bool]) -> [(line: Int, part: Component)] {
        let tally = tally(component, isWanted)
        guard let most = tally.writing.max(by: { $0.count < $1.count }) else { return [] }
        let writing = tally.writing.reduce(0) { $0 + $1.count }
        let drawn = Double(tally.total - writing) / Double(tally.total)
        let touched = tally.writing.count { Double($0.core) >= Self.leastShareOfCore * Double(tally.total) }
        let letter = Self.greatestLetter * cores[Int(most.line)].letterHeight
        if touched < 2, Double(max(component.box.width, component.box.height)) <= letter {
            return 1 - drawn >= Self.leastWritten ? [(Int(most.line), component)] : []
        }
        if drawn < Self.greatestDrawn, touched < 2 { return [(Int(most.line), component)] }
        return divided(component, isWanted, keepsDrawn: drawn < Self.greatestDrawn)
    }

    /// A component cut at the borders of cells.
    private func divided(
        _ component: Component, _ isWanted: [Bool], keepsDrawn: Bool
    ) -> [(line: Int, part: Component)] {
        var runs: [Int32: [InkRun]] = [:]
        for run in component.runs {
            forEachPiece(of: run) { cell, columns in
                let line = lines[cell]
                guard line >= 0, isWanted[Int(line)], keepsDrawn || isWriting[cell] || isCore[cell] else { return }
                runs[line, default: []].append(
                    joining: InkRun(y: run.y, start: Int32(columns.lowerBound), end: Int32(columns.upperBound)))
            }
        }
        return runs.sorted { $0.key < $1.key }.flatMap { line, runs in
            ConnectedComponents.label(runs).map { (Int(line), $0) }
        }
    }

    /// Calls `body` with each cell that a run passes, and the columns it has in it.
    @inline(__always)
    private func forEachPiece(of run: InkRun, _ body: (_ cell: Int, _ columns: Range<Int>) -> Void) {
        let row = min(map.cells.height - 1, Int(run.y) / map.cell) * map.cells.width
        var start = Int(run.start)
        while start < Int(run.end) {
            let column = min(map.cells.width - 1, start / map.cell)
            let end = column == map.cells.width - 1 ? Int(run.end) : min(Int(run.end), (column + 1) * map.cell)
            body(row + column, start..<end)
            start = end
        }
    }
}

extension [InkRun] {
    /// Adds a run, or lengthens the last one if the new run begins where that ends.
    fileprivate mutating func append(joining run: InkRun) {
        if let last, last.y == run.y, last.end == run.start { self[count - 1].end = run.end } else { append(run) }
    }
}
