import Preprocessing

/// The contrast of a line's crop, in the pixels of the line's mask, which is a part of it.
struct LineContrast {
    private let map: ContrastMap
    /// The crop's column and row of the mask's first pixel.
    private let x: Int
    private let y: Int
    /// Line pixels per pixel of the photo.
    let scale: Double

    init(_ map: ContrastMap, x: Int, y: Int, scale: Double) {
        (self.map, self.x, self.y, self.scale) = (map, x, y, scale)
    }

    /// The contrast of `count` line pixels of a row from column `column` on, 0…255; 0 outside the crop.
    func row(_ row: Int, from column: Int, count: Int) -> [Float] {
        var values = [Float](repeating: 0, count: count)
        let (row, first) = (row + y, column + x)
        guard 0..<map.height ~= row else { return values }
        for index in max(0, -first)..<max(max(0, -first), min(count, map.width - first)) {
            values[index] = Float(map.pixels[row * map.width + first + index])
        }
        return values
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
