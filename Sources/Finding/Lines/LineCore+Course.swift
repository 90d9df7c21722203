import Glibc

extension LineCore {
    /// Cores shorter than this, in heights of capitals, are straight.
    private static let leastBent = 6.0
    /// A course whose ends lie lower or higher than its middle by less than this, in heights of capitals, is straight.
    private static let leastBend = 0.08
    /// Greatest such difference as a share of the line's length: no line bends more, what does is several.
    private static let greatestBend = 0.12

    /// The core with the course of its cells: a parabola, fitted by least squares.
    func following(_ map: WritingMap) -> LineCore {
        guard length > Self.leastBent * letterHeight, let course = course(in: map) else { return self }
        let rise = abs(course.bend) * length * length / 4
        guard rise >= Self.leastBend * letterHeight, rise <= Self.greatestBend * length else { return self }
        var core = self
        core.middle += SIMD2(-sin(angle), cos(angle)) * course.offset
        core = core.running(along: remainder(angle + atan(course.slope), 2 * .pi), in: map)
        core.bend = course.bend
        return core
    }

    /// How the middles of the cells lie across the line: `offset + slope * along + bend * along²` pixels.
    private func course(in map: WritingMap) -> (offset: Double, slope: Double, bend: Double)? {
        // Places along in halves of the length, so that the sums are of like size.
        let unit = max(1, length / 2)
        var sums = [Double](repeating: 0, count: 5)
        var products = [Double](repeating: 0, count: 3)
        for cell in cells {
            let centre = map.centre(ofCell: cell)
            let place = self.place(x: centre.x, y: centre.y)
            let along = place.along / unit
            var power = 1.0
            for degree in 0..<5 {
                sums[degree] += power
                if degree < 3 { products[degree] += power * place.across }
                power *= along
            }
        }
        func determinant(_ a: [Double], _ b: [Double], _ c: [Double]) -> Double {
            a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0])
        }
        let rows = [Array(sums[0..<3]), Array(sums[1..<4]), Array(sums[2..<5])]
        let whole = determinant(rows[0], rows[1], rows[2])
        guard abs(whole) > 1e-6 * max(1, sums[0]) else { return nil }
        // Cramer's rule; the matrix is symmetric.
        let offset = determinant(products, rows[1], rows[2]) / whole
        let slope = determinant(rows[0], products, rows[2]) / whole
        let bend = determinant(rows[0], rows[1], products) / whole
        return (offset, slope / unit, bend / unit / unit)
    }
}
