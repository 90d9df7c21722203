import Finding
import Glibc

/// What the finding network would say of lines of writing in a photo, whoever trained it.
struct MadeUpWriting {
    private let width: Int
    private let height: Int
    private let cells: (width: Int, height: Int)
    private var values: [Float]
    private static let channels = FindingMap.Channel.allCases.count

    /// A photo without writing.
    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        cells = ((width + 3) / 4, (height + 3) / 4)
        values = (0..<cells.width * cells.height).flatMap { _ in [-4, -4, 0, 1, 0, -3] as [Float] }
    }

    /// A photo with one line all across it.
    static func line(letterHeight: Double, width: Int, height: Int) -> FoundWriting {
        var made = MadeUpWriting(width: width, height: height)
        let middle = Double(height) / 2
        made.draw(from: [0.1 * Double(width), middle], to: [0.9 * Double(width), middle], letterHeight: letterHeight)
        return made.found
    }

    /// Draws a line through the middles of its letters, in pixels.
    mutating func draw(
        from start: SIMD2<Double>, to end: SIMD2<Double>, letterHeight: Double, isLight: Bool = false
    ) {
        let way = end - start
        let length = (way * way).sum().squareRoot()
        let direction = way / length
        for cell in 0..<cells.width * cells.height {
            let place = SIMD2(Double(cell % cells.width * 4 + 2), Double(cell / cells.width * 4 + 2)) - start
            let along = (place * direction).sum()
            let across = abs(place.y * direction.x - place.x * direction.y)
            guard along >= 0, along <= length, across <= 0.7 * letterHeight else { continue }
            let answers: [Float] = [
                4, across <= 0.3 * letterHeight ? 4 : -4, Float(log2(letterHeight / 16)), Float(direction.x),
                Float(direction.y), isLight ? 3 : -3,
            ]
            values.replaceSubrange(cell * Self.channels..<(cell + 1) * Self.channels, with: answers)
        }
    }

    var found: FoundWriting {
        FoundWriting(
            WritingMap(
                cells: FindingMap(width: cells.width, height: cells.height, values: values), cell: 4, width: width,
                height: height))
    }
}
