import Glibc
import Imaging

@testable import Finding

/// What a network would say of lines of writing that never were.
struct MadeUpMap {
    let width: Int
    let height: Int
    private var values: [Float]

    /// - Parameters:
    ///   - width: in cells.
    ///   - height: in cells.
    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        values = [Float](repeating: 0, count: width * height * FindingMap.channels)
        for cell in 0..<width * height { set(cell, writing: -4, core: -4) }
    }

    private mutating func set(_ cell: Int, writing: Float, core: Float) {
        values[cell * FindingMap.channels] = writing
        values[cell * FindingMap.channels + 1] = core
    }

    /// A line from one place to another, in pixels of four to a cell.
    mutating func draw(
        from start: SIMD2<Double>, to end: SIMD2<Double>, letterHeight: Double, isLight: Bool = false
    ) {
        let way = end - start
        let length = (way * way).sum().squareRoot()
        let direction = way / length
        for y in 0..<height {
            for x in 0..<width {
                let place = SIMD2(Double(x * 4 + 2), Double(y * 4 + 2)) - start
                let along = (place * direction).sum()
                let across = abs(place.y * direction.x - place.x * direction.y)
                guard along >= 0, along <= length, across <= 0.7 * letterHeight else { continue }
                let cell = y * width + x
                set(cell, writing: 4, core: across <= 0.3 * letterHeight ? 4 : -4)
                let base = cell * FindingMap.channels
                values[base + 2] = Float(log2(letterHeight / 16))
                (values[base + 3], values[base + 4]) = (Float(direction.x), Float(direction.y))
                values[base + 5] = isLight ? 3 : -3
            }
        }
    }

    /// Makes cores of all cells of a rectangle, in pixels, that are none yet.
    mutating func bridge(x: ClosedRange<Int>, y: ClosedRange<Int>, core: Float) {
        for row in y.lowerBound / 4...y.upperBound / 4 {
            for column in x.lowerBound / 4...x.upperBound / 4 {
                let place = (row * width + column) * FindingMap.channels + 1
                values[place] = max(values[place], core)
            }
        }
    }

    /// Of a photo that the network saw in its own size.
    var map: WritingMap {
        WritingMap(
            cells: FindingMap(width: width, height: height, values: values), cell: 4, width: width * 4,
            height: height * 4)
    }

    /// The cores of its lines, joined where nothing but bare board stands between them.
    var joinedCores: [LineCore] {
        LineJoining.joined(
            LineCores.cores(in: map), in: map, photo: RGBImage(width: width * 4, height: height * 4))
    }
}
