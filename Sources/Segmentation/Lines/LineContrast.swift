import Preprocessing

/// The contrast of a photo as seen from a level line.
struct LineContrast {
    private let map: ContrastMap
    let frame: LineFrame

    init(_ map: ContrastMap, frame: LineFrame) {
        self.map = map
        self.frame = frame
    }

    /// The contrast at the middles of `count` line pixels of a row from column `x` on, 0…255, interpolated bilinearly
    /// in the photo; 0 outside it.
    func row(_ y: Int, from x: Int, count: Int) -> [Float] {
        let first = frame.page(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let second = frame.page(x: Double(x) + 1.5, y: Double(y) + 0.5)
        let (stepX, stepY) = (Float(second.x - first.x), Float(second.y - first.y))
        let (startX, startY) = (Float(first.x - 0.5), Float(first.y - 0.5))
        let (width, height) = (map.width, map.height)
        return map.pixels.withUnsafeBufferPointer { pixels in
            (0..<count).map { index in
                let x = startX + stepX * Float(index)
                let y = startY + stepY * Float(index)
                guard x >= 0, y >= 0, x < Float(width - 1), y < Float(height - 1) else { return 0 }
                let (column, row) = (Int(x), Int(y))
                let (shareX, shareY) = (x - Float(column), y - Float(row))
                let place = row * width + column
                func along(_ place: Int) -> Float {
                    Float(pixels[place]) * (1 - shareX) + Float(pixels[place + 1]) * shareX
                }
                return along(place) * (1 - shareY) + along(place + width) * shareY
            }
        }
    }

    /// The contrast of the whole line, relative to that of its ink.
    func strip(of mask: InkMask) -> ContrastStrip {
        let (width, height) = (ContrastStrip.count(for: mask.width), ContrastStrip.count(for: mask.height))
        var sums = [Float](repeating: 0, count: width * height)
        var (ink, count) = (Float(0), Float(0))
        for y in 0..<height * ContrastStrip.factor {
            let line = row(y, from: 0, count: width * ContrastStrip.factor)
            let start = y / ContrastStrip.factor * width
            for (x, value) in line.enumerated() { sums[start + x / ContrastStrip.factor] += value }
            guard y < mask.height else { continue }
            for x in 0..<mask.width where mask.pixels[y * mask.width + x] != 0 {
                ink += line[x]
                count += 1
            }
        }
        let pixels = Float(ContrastStrip.factor * ContrastStrip.factor)
        let scale = Float(ContrastStrip.usualInk) * count / (pixels * max(1, ink))
        return ContrastStrip(width: width, height: height, values: sums.map { UInt8(min(255, $0 * scale)) })
    }
}
