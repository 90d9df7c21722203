import Preprocessing

/// A level line as the line network sees it: a strip of coverages at half the line's size, its ink in the middle.
public struct LineInput: Sendable {
    /// Rows of the strip.
    public static let height = LineArchitecture.rows
    /// Columns of the strip.
    public let width: Int
    /// Row by row from the top left, the share of each pixel that is ink.
    public let values: [Float]

    /// Line pixels along a pixel of the strip.
    public static let factor = 2

    /// - Parameter mask: of a line whose letters have the height that rectification gives them.
    public init(_ mask: InkMask) {
        width = (mask.width + Self.factor - 1) / Self.factor
        var values = [Float](repeating: 0, count: width * Self.height)
        let top = Self.middle(of: mask) - Self.factor * Self.height / 2
        let part = 1 / Float(Self.factor * Self.factor)
        for y in max(0, top)..<max(max(0, top), min(mask.height, top + Self.factor * Self.height)) {
            let row = (y - top) / Self.factor * width
            for x in 0..<mask.width where mask.pixels[y * mask.width + x] != 0 { values[row + x / Self.factor] += part }
        }
        self.values = values
    }

    /// A strip that is there already.
    ///
    /// - Precondition: `values` holds `width * height` values.
    public init(width: Int, values: [Float]) {
        precondition(values.count == width * Self.height)
        (self.width, self.values) = (width, values)
    }

    /// The mean row of a line's ink.
    public static func middle(of mask: InkMask) -> Int {
        var (sum, count) = (0, 0)
        for y in 0..<mask.height {
            let ink = mask.pixels[y * mask.width..<(y + 1) * mask.width].count { $0 != 0 }
            sum += y * ink
            count += ink
        }
        return count > 0 ? sum / count : mask.height / 2
    }
}
