import Imaging

/// What the finding network says of a photo, and how large its cells are there.
public struct WritingMap: Sendable {
    public let cells: FindingMap
    /// Pixels of the photo along a cell's side.
    public let cell: Int
    /// Size of the photo in pixels.
    public let width: Int
    public let height: Int

    /// Pixels that the network is shown at most; a photo with more is reduced by a whole factor.
    private static let mostPixels = 1_400_000.0

    /// - Parameters:
    ///   - photo: upright as its file tells.
    ///   - reduction: whole factor by which the network is shown it smaller than usual.
    public init(of photo: RGBImage, by network: FindingNetwork, reducedBy reduction: Int = 1) {
        let pixels = Double(photo.width) * Double(photo.height)
        let factor = reduction * max(1, Int((pixels / Self.mostPixels).squareRoot().rounded(.up)))
        cells = network.map(of: FindingInput(photo.reduced(by: factor)))
        cell = factor * FindingArchitecture.cell
        (width, height) = (photo.width, photo.height)
    }

    public init(cells: FindingMap, cell: Int, width: Int, height: Int) {
        (self.cells, self.cell, self.width, self.height) = (cells, cell, width, height)
    }

    /// The same photo some times as large.
    public func enlarged(by factor: Int) -> WritingMap {
        WritingMap(cells: cells, cell: cell * factor, width: width * factor, height: height * factor)
    }
}
