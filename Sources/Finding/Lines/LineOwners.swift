import DocumentModel

/// Whose ink is whose: for each cell of the map the line that its ink would belong to, and whether it is writing.
public struct LineOwners: Sendable {
    /// What a cell is to one line.
    public enum Standing: UInt8, Sendable {
        /// It lies beside the photo.
        case outside
        /// Its ink belongs to no line, or is no writing.
        case nobody
        /// It is near the line, but its ink is no writing.
        case drawing
        /// Its ink is the line's.
        case own
        /// Its ink is the line's, and the cell lies in the line's core.
        case ownCore
        /// Its ink is another line's.
        case other
        /// Its ink is another line's, and the cell lies in that line's core.
        case otherCore
    }

    private let map: WritingMap
    /// Where all ink belongs to the only line; `nil` where the cells decide.
    private var everything: PixelBox?
    /// For each cell, the index of the line that it may belong to; −1 for none.
    private let lines: [Int32]
    private let isCore: [Bool]

    /// Farthest that a line's ink may lie from the middle of its core, across it, in heights of capitals.
    public static let reachAcross = 1.05
    /// Farthest that it may lie beyond the core's ends, in heights of capitals.
    public static let reachAlong = 0.7
    /// Log-odds above which a cell's ink is writing.
    private static let leastWriting: Float = 0

    init(of cores: [LineCore], in map: WritingMap) {
        self.map = map
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
        var isCore = [Bool](repeating: false, count: width * height)
        for cell in cores.lazy.flatMap(\.cells) { isCore[cell] = true }
        self.isCore = isCore
    }

    /// All ink in a box belongs to the first line.
    init(everythingIn box: PixelBox, _ map: WritingMap) {
        (self.map, lines, isCore, everything) = (map, [], [], box)
    }

    /// What the cell at a place of the photo is to a line, by the line's index.
    public func standing(x: Double, y: Double, to line: Int) -> Standing {
        guard x >= 0, y >= 0, x < Double(map.width), y < Double(map.height) else { return .outside }
        if let box = everything {
            let isInside =
                x >= Double(box.x) && x < Double(box.maxX) && y >= Double(box.y) && y < Double(box.maxY)
            return isInside ? .ownCore : .nobody
        }
        let side = Double(map.cell)
        let cell = min(map.cells.height - 1, Int(y / side)) * map.cells.width + min(map.cells.width - 1, Int(x / side))
        guard lines.indices.contains(cell), lines[cell] >= 0 else { return .nobody }
        let isOwn = Int(lines[cell]) == line
        if isCore[cell] { return isOwn ? .ownCore : .otherCore }
        guard map.cells[.writing, cell] > Self.leastWriting else { return isOwn ? .drawing : .nobody }
        return isOwn ? .own : .other
    }
}
