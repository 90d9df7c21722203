import DocumentModel

/// How much of each pixel is ink: 0 board … 255 ink, row by row from the top, somewhere on a canvas.
public struct InkCoverage: Hashable, Sendable {
    /// The canvas column of the first pixel.
    public var x: Int
    /// The canvas row of the first pixel.
    public var y: Int
    /// Columns of pixels.
    public private(set) var width: Int
    /// Rows of pixels.
    public private(set) var height: Int
    /// `width * height` samples.
    public var pixels: [UInt8]

    /// A part of the canvas without ink; sides below 0 are taken for 0.
    public init(x: Int = 0, y: Int = 0, width: Int, height: Int) {
        self.init(
            x: x, y: y, width: width, height: height,
            pixels: [UInt8](repeating: 0, count: max(0, width) * max(0, height)))
    }

    /// - Precondition: `pixels` holds `width * height` samples.
    public init(x: Int = 0, y: Int = 0, width: Int, height: Int, pixels: [UInt8]) {
        precondition(pixels.count == max(0, width) * max(0, height))
        self.x = x
        self.y = y
        self.width = max(0, width)
        self.height = max(0, height)
        self.pixels = pixels
    }

    /// The area covered on the canvas, ink or not.
    public var box: PixelBox { PixelBox(x: x, y: y, width: width, height: height) }

    /// The smallest box on the canvas around pixels of at least the threshold; `nil` without any.
    public func inkBox(threshold: UInt8 = 128) -> PixelBox? {
        var (left, right, top, bottom) = (width, -1, height, -1)
        pixels.withUnsafeBufferPointer { pixels in
            for row in 0..<height {
                let base = row * width
                guard let first = (0..<width).first(where: { pixels[base + $0] >= threshold }) else { continue }
                var last = width - 1
                while pixels[base + last] < threshold { last -= 1 }
                (left, right) = (min(left, first), max(right, last))
                (top, bottom) = (min(top, row), row)
            }
        }
        guard right >= left else { return nil }
        return PixelBox(x: x + left, y: y + top, width: right - left + 1, height: bottom - top + 1)
    }

    /// The part within a box of the canvas.
    public func cropped(to area: PixelBox) -> InkCoverage {
        let box = box.intersection(area)
        var result = InkCoverage(x: box.x, y: box.y, width: box.width, height: box.height)
        for row in 0..<result.height {
            let start = (box.y - y + row) * width + box.x - x
            result.pixels.replaceSubrange(
                row * box.width..<(row + 1) * box.width, with: pixels[start..<start + box.width])
        }
        return result
    }

    /// Lays another coverage over this one; where both have ink the stronger counts.
    ///
    /// What sticks out is cut off.
    public mutating func merge(_ other: InkCoverage) {
        let common = box.intersection(other.box)
        guard !common.isEmpty else { return }
        for row in common.y..<common.maxY {
            let target = (row - y) * width - x
            let source = (row - other.y) * other.width - other.x
            for column in common.x..<common.maxX {
                pixels[target + column] = max(pixels[target + column], other.pixels[source + column])
            }
        }
    }
}
