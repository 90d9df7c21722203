import Glibc
import Layout

/// Lines of made-up pages; letters are 20 pixels high unless told otherwise.
enum TestPage {
    /// A line of words with blanks between them, whose baseline begins at a place.
    static func line(_ x: Double, _ y: Double, _ text: String, height: Double = 20, isLight: Bool = false) -> LayoutLine
    {
        line(x, y, [(0, text)], height: height, isLight: isLight)
    }

    /// A line of parts, each of which begins so far from the line's start.
    static func line(
        _ x: Double, _ y: Double, _ parts: [(shift: Double, text: String)], height: Double = 20, isLight: Bool = false
    ) -> LayoutLine {
        var texts: [String] = []
        var extents: [ClosedRange<Double>] = []
        for (shift, text) in parts {
            var from = shift
            for word in text.split(separator: " ") {
                let to = from + 0.7 * height * Double(word.count)
                texts.append(String(word))
                extents.append(from...to)
                from = to + 0.6 * height
            }
        }
        let end = extents.last?.upperBound ?? 1
        return LayoutLine(
            start: SIMD2(x, y), end: SIMD2(x + end, y), letterHeight: height, isLight: isLight, words: extents,
            texts: texts)
    }

    /// Lines below one another.
    static func column(_ x: Double, _ y: Double, _ texts: [String], pitch: Double = 40, height: Double = 20)
        -> [LayoutLine]
    {
        texts.enumerated().map { line(x, y + pitch * Double($0), $1, height: height) }
    }
}

extension LayoutLine {
    /// The line on the page turned clockwise by an angle in radians, enlarged, and moved.
    func moved(turn: Double = 0, scale: Double = 1, by shift: SIMD2<Double> = .zero) -> LayoutLine {
        let (cosine, sine) = (cos(turn), sin(turn))
        func place(_ point: SIMD2<Double>) -> SIMD2<Double> {
            shift + scale * SIMD2(point.x * cosine - point.y * sine, point.x * sine + point.y * cosine)
        }
        var line = self
        (line.start, line.end, line.letterHeight) = (place(start), place(end), letterHeight * scale)
        line.words = words.map {
            Word(extent: $0.extent.lowerBound * scale...$0.extent.upperBound * scale, isFigure: $0.isFigure)
        }
        return line
    }
}

extension [[LayoutRow]] {
    /// The lines of each block in order.
    var lines: [[Int]] { map { $0.flatMap(\.cells).flatMap(\.self).map(\.line) } }
    /// The lines of each row of each block.
    var rows: [[[Int]]] { map { $0.map { $0.cells.flatMap(\.self).map(\.line) } } }
}
