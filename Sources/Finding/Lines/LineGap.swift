import Imaging

/// What stands between two cores that may be parts of one line.
struct LineGap {
    private let photo: RGBImage
    /// The luminance half-way between the lines' ground and their ink.
    private let threshold: Int
    private let isLight: Bool

    init(photo: RGBImage, threshold: Int, isLight: Bool) {
        (self.photo, self.threshold, self.isLight) = (photo, threshold, isLight)
    }

    /// `nil` where the lines' ink cannot be told from their ground.
    init?(between first: LineCore, _ second: LineCore, in photo: RGBImage) {
        guard let one = first.tones(in: photo), let other = second.tones(in: photo) else { return nil }
        let tones = [one.lowerBound, one.upperBound, other.lowerBound, other.upperBound]
        self.init(photo: photo, threshold: tones.reduce(0, +) / tones.count, isLight: first.isLight)
    }

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
        guard length > 2 * margin, length >= 1, thickness > 0,
            length * thickness <= Double(photo.width) * Double(photo.height)
        else { return false }
        let along = way / length
        let across = SIMD2(-along.y, along.x)
        let columns = Int(length - 2 * margin) + 1
        let rows = Int(thickness) + 1
        let corner = start + along * margin - across * (thickness / 2)
        func isInk(_ column: Int, _ row: Int) -> Bool {
            let place = corner + along * Double(column) + across * Double(row)
            guard let level = photo.luminance(x: Int(place.x.rounded(.down)), y: Int(place.y.rounded(.down))) else {
                return false
            }
            return isLight ? level > threshold : level < threshold
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
