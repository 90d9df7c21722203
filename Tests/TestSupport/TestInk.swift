import DocumentModel
import Finding
import Preprocessing

extension InkMask {
    /// A mask drawn with '#' for ink, a line a row.
    public init(art: String) {
        let rows = art.split(separator: "\n").map(Array.init)
        self.init(width: rows.map(\.count).max() ?? 0, height: rows.count)
        for (y, row) in rows.enumerated() {
            for (x, character) in row.enumerated() { self[x, y] = character == "#" }
        }
    }

    /// A mask of random pixels.
    public init(width: Int, height: Int, density: Double, seed: UInt64) {
        var random = TestRandom(seed: seed)
        self.init(width: width, height: height)
        for index in pixels.indices { pixels[index] = Double.random(in: 0..<1, using: &random) < density ? 1 : 0 }
    }

    public var inkCount: Int { pixels.count { $0 != 0 } }

    public mutating func fill(_ box: PixelBox) {
        let area = box.intersection(PixelBox(x: 0, y: 0, width: width, height: height))
        for y in area.y..<area.maxY {
            for x in area.x..<area.maxX { self[x, y] = true }
        }
    }

    public mutating func fill(_ runs: [InkRun]) {
        for run in runs {
            for x in run.start..<run.end { self[Int(x), Int(run.y)] = true }
        }
    }

    /// Draws a letter like an n, 14 wide and 20 high, with strokes of 3 pixels.
    public mutating func drawLetter(x: Int, y: Int) {
        fill(PixelBox(x: x, y: y, width: 3, height: 20))
        fill(PixelBox(x: x + 11, y: y, width: 3, height: 20))
        fill(PixelBox(x: x, y: y, width: 14, height: 3))
    }

    /// Draws a line of such letters, 20 pixels apart.
    public mutating func drawLine(x: Int, y: Int, count: Int, slope: Double = 0) {
        for index in 0..<count { drawLetter(x: x + 20 * index, y: y + Int((slope * Double(20 * index)).rounded())) }
    }
}

extension Component {
    /// A filled rectangle.
    public static func rectangle(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Component {
        var mask = InkMask(width: x + width + 1, height: y + height + 1)
        mask.fill(PixelBox(x: x, y: y, width: width, height: height))
        return ConnectedComponents.label(mask)[0]
    }
}
