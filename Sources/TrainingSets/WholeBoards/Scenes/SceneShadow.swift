import Glibc
import GlyphTraining
import Imaging

/// Shadows with edges as sharp as sunlight makes them: of hands, frames, window bars.
enum SceneShadow {
    /// Casts one or two on the picture.
    static func cast(on canvas: inout LabelledCanvas, using random: inout SplitMix64) {
        for _ in 0..<random.pick([1, 1, 1, 2]) {
            let size = SIMD2(Float(canvas.width), Float(canvas.height))
            let shape = random.pick([hand, edge, bars, frame])(size, &random)
            canvas.shade(
                shape.polygons, isOutside: shape.isLight, depth: random.uniform(0.2, 0.6),
                softness: random.chance(0.5) ? random.integer(0...2) : random.integer(3...20))
        }
    }

    /// Where light or shadow falls.
    struct Shape {
        var polygons: [[SIMD2<Float>]]
        /// Whether the polygons are the light and all else the shadow.
        var isLight = false
    }

    /// An arm from the picture's edge, a palm and fingers, or the phone that takes the picture.
    private static func hand(_ size: SIMD2<Float>, _ random: inout SplitMix64) -> Shape {
        let palm = SIMD2(random.uniform(0.15, 0.85), random.uniform(0.3, 0.9)) * size
        let radius = size.min() * random.uniform(0.06, 0.18)
        let wrist = SIMD2(palm.x + random.normal() * radius * 2, size.y + radius)
        let arm = bar(from: wrist, to: palm, width: radius * 1.5)
        var polygons = [arm, BoardSketch.oval(palm, SIMD2(radius, radius * 1.1))]
        let up = (palm - wrist).direction
        for finger in -2...2 {
            let lean = Float(finger) * 0.3 + random.normal() * 0.06
            let way = up * cos(lean) + up.turned * sin(lean)
            polygons.append(
                bar(
                    from: palm + way * radius * 0.7, to: palm + way * radius * random.uniform(1.6, 2.4),
                    width: radius * 0.38))
        }
        return Shape(polygons: polygons)
    }

    /// Half of the picture.
    private static func edge(_ size: SIMD2<Float>, _ random: inout SplitMix64) -> Shape {
        let middle = SIMD2(random.uniform(0.2, 0.8), random.uniform(0.2, 0.8)) * size
        let angle = random.uniform(0, 2 * .pi)
        let way = SIMD2(cos(angle), sin(angle)) * size.length
        return Shape(polygons: [[middle - way, middle + way, middle + way + way.turned, middle - way + way.turned]])
    }

    /// Bars side by side: blinds, rails, branches.
    private static func bars(_ size: SIMD2<Float>, _ random: inout SplitMix64) -> Shape {
        let angle = random.uniform(0, .pi)
        let way = SIMD2(cos(angle), sin(angle)) * size.length
        let pitch = size.min() * random.logUniform(0.06, 0.4)
        let width = pitch * random.uniform(0.15, 0.6)
        let count = Int(size.length / pitch)
        return Shape(
            polygons: (-count...count).map { index in
                let middle = size / 2 + way.turned.direction * pitch * Float(index)
                return bar(from: middle - way, to: middle + way, width: width)
            })
    }

    /// Light through a window: panes between dark bars.
    private static func frame(_ size: SIMD2<Float>, _ random: inout SplitMix64) -> Shape {
        let start = SIMD2(random.uniform(-0.2, 0.3), random.uniform(-0.2, 0.3)) * size
        let (columns, rows) = (random.integer(1...3), random.integer(1...3))
        let pane = SIMD2(random.uniform(0.2, 0.5), random.uniform(0.2, 0.5)) * size
        let (lean, gap) = (random.uniform(-0.5, 0.5), random.uniform(0.05, 0.15))
        var polygons: [[SIMD2<Float>]] = []
        for row in 0..<rows {
            for column in 0..<columns {
                let corner = start + SIMD2(Float(column), Float(row)) * pane
                let area = BoardArea(corner, corner + pane * (1 - gap))
                polygons.append(area.corners.map { SIMD2($0.x + lean * ($0.y - start.y), $0.y) })
            }
        }
        return Shape(polygons: polygons, isLight: true)
    }

    private static func bar(from: SIMD2<Float>, to: SIMD2<Float>, width: Float) -> [SIMD2<Float>] {
        let side = (to - from).direction.turned * width / 2
        return [from - side, to - side, to + side, from + side]
    }
}

extension LabelledCanvas {
    /// Darkens what lies within polygons, or outside of all, with an edge as wide as `softness` pixels to both sides.
    ///
    /// `depth` is the share of the light that is gone. The kinds stay.
    mutating func shade(_ polygons: [[SIMD2<Float>]], isOutside: Bool, depth: Float, softness: Int) {
        let (width, height) = (width, height)
        var mask = [UInt8](repeating: isOutside ? 255 : 0, count: width * height)
        for polygon in polygons {
            Self.forEachSpan(of: polygon, width: width, height: height) { y, start, end in
                for x in Int(start)..<min(width, Int(end.rounded(.up))) { mask[y * width + x] = isOutside ? 0 : 255 }
            }
        }
        if softness > 0 {
            Self.smooth(&mask, rows: height, columns: width, rowStep: width, step: 1, reach: softness)
            Self.smooth(&mask, rows: width, columns: height, rowStep: 1, step: width, reach: softness)
        }
        let share = Int32(max(0, min(1, depth)) * 256)
        withRows { pixels, _ in
            for place in 0..<width * height where mask[place] > 0 {
                let left = 65280 - Int32(mask[place]) * share
                for channel in 0..<3 {
                    pixels[place * 3 + channel] = UInt8(Int32(pixels[place * 3 + channel]) * left / 65280)
                }
            }
        }
    }

    /// The mean of the neighbours in one direction.
    private static func smooth(
        _ mask: inout [UInt8], rows: Int, columns: Int, rowStep: Int, step: Int, reach: Int
    ) {
        guard columns > 0 else { return }
        let window = Int32(2 * reach + 1)
        var line = [Int32](repeating: 0, count: columns)
        mask.withUnsafeMutableBufferPointer { mask in
            for row in 0..<rows {
                for index in 0..<columns { line[index] = Int32(mask[row * rowStep + index * step]) }
                var sum = line[0] * Int32(reach)
                for index in 0..<reach { sum += line[min(index, columns - 1)] }
                for index in 0..<columns {
                    sum += line[min(index + reach, columns - 1)]
                    mask[row * rowStep + index * step] = UInt8(sum / window)
                    sum -= line[max(index - reach, 0)]
                }
            }
        }
    }
}
