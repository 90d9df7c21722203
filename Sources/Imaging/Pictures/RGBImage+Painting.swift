extension RGBImage {
    /// Mixes a colour into the picture where another picture covers it.
    ///
    /// `coverage` is 255 where the colour covers wholly; its top left corner lies at `x`, `y`.
    public mutating func paint(_ coverage: GrayImage, x: Int, y: Int, with color: Color) {
        let columns = max(0, -x)..<max(max(0, -x), min(coverage.width, width - x))
        for row in max(0, -y)..<max(max(0, -y), min(coverage.height, height - y)) {
            for column in columns {
                let share = Int(coverage[column, row])
                guard share > 0 else { continue }
                let old = self[x + column, y + row]
                func mix(_ old: UInt8, _ new: UInt8) -> UInt8 {
                    UInt8((Int(old) * (255 - share) + Int(new) * share) / 255)
                }
                self[x + column, y + row] = Color(
                    red: mix(old.red, color.red), green: mix(old.green, color.green), blue: mix(old.blue, color.blue))
            }
        }
    }
}
