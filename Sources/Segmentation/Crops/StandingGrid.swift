import Finding
import Preprocessing

/// What each small square of a line's crop is to the line (``LineOwners``).
struct StandingGrid {
    /// Pixels of the crop along a square's side: a tenth of a letter's height.
    static let side = 4

    private let columns: Int
    private let squares: [LineOwners.Standing]

    /// Of the line with an index, in its crop.
    init(of line: Int, in frame: LineFrame, width: Int, height: Int, _ owners: LineOwners) {
        let (columns, rows) = ((width + Self.side - 1) / Self.side, (height + Self.side - 1) / Self.side)
        self.columns = columns
        squares = (0..<columns * rows).map { index in
            let place = frame.page(
                x: (Double(index % columns) + 0.5) * Double(Self.side),
                y: (Double(index / columns) + 0.5) * Double(Self.side))
            return owners.standing(x: place.x, y: place.y, to: line)
        }
    }

    /// A mask without ink beside the photo, where its edge is repeated.
    func inside(_ mask: InkMask) -> InkMask {
        guard squares.contains(.outside) else { return mask }
        var result = mask
        for y in 0..<mask.height {
            let row = y / Self.side * columns
            for x in 0..<mask.width where squares[row + x / Self.side] == .outside { result[x, y] = false }
        }
        return result
    }

    /// Calls `body` with what each square that a run passes is, and the columns the run has in it.
    @inline(__always)
    func forEachPiece(of run: InkRun, _ body: (_ standing: LineOwners.Standing, _ columns: Range<Int32>) -> Void) {
        let row = Int(run.y) / Self.side * columns
        var start = run.start
        while start < run.end {
            let column = Int(start) / Self.side
            let end = min(run.end, Int32((column + 1) * Self.side))
            body(squares[row + column], start..<end)
            start = end
        }
    }
}
