import Imaging

/// What the finding network says of a photo, and how large its cells are there.
public struct WritingMap: Sendable {
    /// The network's answers.
    public let cells: FindingMap
    /// Pixels of the photo along a cell's side.
    public let cell: Int
    /// Columns of the photo.
    public let width: Int
    /// Rows of the photo.
    public let height: Int

    /// The middle of a cell, by its index, in pixels of the photo.
    func centre(ofCell index: Int) -> SIMD2<Double> {
        SIMD2(Double(index % cells.width) + 0.5, Double(index / cells.width) + 0.5) * Double(cell)
    }

    /// Most pixels that the network is shown at first; a photo with more is reduced by a whole factor.
    private static let mostPixels = 1_400_000.0

    /// Shows the network a photo, upright as its file says, in its own size or reduced to 1.4 megapixels.
    public init(of photo: RGBImage, by network: FindingNetwork, threads: Int = 1) {
        let pixels = Double(photo.width) * Double(photo.height)
        let factor = max(1, Int((pixels / Self.mostPixels).squareRoot().rounded(.up)))
        self.init(of: photo, by: network, cell: factor * FindingArchitecture.cell, threads: threads)
    }

    /// Shows the network a photo so that a cell's side is `cell` pixels of it: 2, or a multiple of
    /// ``FindingArchitecture/cell``.
    init(of photo: RGBImage, by network: FindingNetwork, cell: Int, threads: Int = 1) {
        let side = FindingArchitecture.cell
        let enlarged = cell < side ? photo.enlarged(by: side / cell) : nil
        let shown = enlarged ?? photo.reduced(by: cell / side)
        self.init(
            cells: network.map(of: FindingInput(shown), threads: threads),
            cell: enlarged == nil ? max(cell, side) : cell,
            width: photo.width, height: photo.height)
    }

    /// A map without cells, of a photo that the network is not shown.
    static func empty(width: Int, height: Int) -> WritingMap {
        WritingMap(
            cells: FindingMap(width: 0, height: 0, values: []), cell: FindingArchitecture.cell, width: width,
            height: height)
    }

    /// A map of known answers, for a photo of `width` × `height` pixels.
    public init(cells: FindingMap, cell: Int, width: Int, height: Int) {
        (self.cells, self.cell, self.width, self.height) = (cells, cell, width, height)
    }

    /// The size in which the network was shown the photo.
    var size: String {
        let side = FindingArchitecture.cell
        return cell < side ? "\(side / cell):1" : "1:\(cell / side)"
    }

    /// Pixels of the photo along a cell's side when its letters are shown about twice as large.
    var closerCell: Int {
        let side = FindingArchitecture.cell
        return cell > side ? (cell / side + 1) / 2 * side : side / 2
    }
}
