/// Separable sliding-window filters on 8-bit samples, all linear in the number of pixels whatever the window.
enum BoxFilters {
    /// Gray closing with a square window: dark details narrower than the window disappear, edges of wide areas stay.
    ///
    /// - Parameter radius: half the window; the window is `2 * radius + 1` pixels.
    static func closing(_ plane: Plane, radius: Int) -> Plane {
        extremum(extremum(plane, radius: radius, dilates: true), radius: radius, dilates: false)
    }

    /// The mean over a square window, cut off at the borders.
    static func mean(_ plane: Plane, radius: Int) -> Plane {
        let horizontal = meanOfRows(plane, radius: radius)
        return meanOfRows(horizontal.transposed(), radius: radius).transposed()
    }

    private static func extremum(_ plane: Plane, radius: Int, dilates: Bool) -> Plane {
        let horizontal = extremumOfRows(plane, radius: radius, dilates: dilates)
        return extremumOfRows(horizontal.transposed(), radius: radius, dilates: dilates).transposed()
    }

    /// Van Herk's running maximum or minimum (1992, doi:10.1016/0167-8655(92)90069-C): three comparisons a pixel.
    private static func extremumOfRows(_ plane: Plane, radius: Int, dilates: Bool) -> Plane {
        let window = 2 * radius + 1
        let neutral: UInt8 = dilates ? 0 : 255
        let padded = ((plane.width + 2 * radius + window - 1) / window) * window
        var line = [UInt8](repeating: neutral, count: padded)
        var forward = line
        var backward = line
        var result = plane
        for y in 0..<plane.height {
            let base = y * plane.width
            for x in 0..<plane.width { line[radius + x] = plane.samples[base + x] }
            for x in 0..<padded {
                let restarts = x % window == 0
                let previous = restarts ? neutral : forward[x - 1]
                forward[x] = dilates ? max(previous, line[x]) : min(previous, line[x])
            }
            for x in stride(from: padded - 1, through: 0, by: -1) {
                let restarts = x % window == window - 1
                let previous = restarts ? neutral : backward[x + 1]
                backward[x] = dilates ? max(previous, line[x]) : min(previous, line[x])
            }
            for x in 0..<plane.width {
                let left = backward[x]
                let right = forward[x + window - 1]
                result.samples[base + x] = dilates ? max(left, right) : min(left, right)
            }
        }
        return result
    }

    private static func meanOfRows(_ plane: Plane, radius: Int) -> Plane {
        var result = plane
        for y in 0..<plane.height {
            let base = y * plane.width
            var sum = 0
            var count = 0
            for x in 0..<min(radius, plane.width) {
                sum += Int(plane.samples[base + x])
                count += 1
            }
            for x in 0..<plane.width {
                if x + radius < plane.width {
                    sum += Int(plane.samples[base + x + radius])
                    count += 1
                }
                if x - radius > 0 {
                    sum -= Int(plane.samples[base + x - radius - 1])
                    count -= 1
                }
                result.samples[base + x] = UInt8((sum + count / 2) / count)
            }
        }
        return result
    }
}

/// One 8-bit channel of a picture, row by row from the top left.
struct Plane: Sendable {
    let width: Int
    let height: Int
    var samples: [UInt8]

    func transposed() -> Plane {
        var result = Plane(width: height, height: width, samples: [UInt8](repeating: 0, count: samples.count))
        samples.withUnsafeBufferPointer { source in
            result.samples.withUnsafeMutableBufferPointer { target in
                for y in 0..<height {
                    let base = y * width
                    for x in 0..<width { target[x * height + y] = source[base + x] }
                }
            }
        }
        return result
    }
}
