import Preprocessing

/// What stands between two cores that may be parts of one line.
struct LineGap {
    let mask: InkMask

    /// Whether ink leads through the gap from above the line to below it, as the border between two labels does.
    ///
    /// - Parameters:
    ///   - start: where the gap begins, in pixels of the photo.
    ///   - end: where the gap ends, in pixels of the photo.
    ///   - margin: how far the cores' ends may be from those of their letters, in pixels.
    ///   - thickness: of the cores, in pixels.
    /// - Returns: whether there is such ink; never where the gap is no wider than its margins.
    func hasBorder(
        from start: SIMD2<Double>, to end: SIMD2<Double>, margin: Double, thickness: Double
    ) -> Bool {
        let way = end - start
        let length = (way * way).sum().squareRoot()
        guard length > 2 * margin, length >= 1, thickness > 0, length * thickness <= Double(mask.pixels.count) else {
            return false
        }
        let along = way / length
        let across = SIMD2(-along.y, along.x)
        let columns = Int(length - 2 * margin) + 1
        let rows = Int(thickness) + 1
        let corner = start + along * margin - across * (thickness / 2)
        func isInk(_ column: Int, _ row: Int) -> Bool {
            let place = corner + along * Double(column) + across * Double(row)
            let (x, y) = (Int(place.x), Int(place.y))
            return x >= 0 && y >= 0 && x < mask.width && y < mask.height && mask.pixels[y * mask.width + x] != 0
        }
        // The ink of a row that is connected, through the rows above, to ink of the first row.
        var reached = (0..<columns).map { isInk($0, 0) }
        for row in 1..<max(1, rows) where reached.contains(true) {
            let ink = (0..<columns).map { isInk($0, row) }
            var next = (0..<columns).map { column in
                ink[column] && (max(0, column - 1)...min(columns - 1, column + 1)).contains { reached[$0] }
            }
            for column in 0..<columns - 1 where next[column] && ink[column + 1] { next[column + 1] = true }
            for column in (0..<columns - 1).reversed() where next[column + 1] && ink[column] { next[column] = true }
            reached = next
        }
        return reached.contains(true)
    }
}
