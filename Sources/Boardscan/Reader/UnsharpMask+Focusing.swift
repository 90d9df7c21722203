import Imaging
import Preprocessing

extension UnsharpMask {
    /// Least width of the ink's edges where a picture is out of focus, in pixels.
    private static let wideEdges = 2.6
    /// Least width of the ink's edges where the blur matters, in heights of capitals.
    private static let wideForLetters = 0.085
    /// Least height of the edges in standard deviations of the board's noise, which sharpening raises as well.
    private static let leastProminence = 9.0
    /// Half the width of the mask, and its amount for edges of one pixel, which grows with their square.
    ///
    /// Edges of a blur of standard deviation σ are √(2π) σ wide, and a mask of variance v takes it back in first order
    /// when its amount is σ² / v: 0.04 here. Two and a half times that reads best.
    private static let focusingHalfWidth = 3
    private static let focusingAmount = 0.1
    private static let greatestAmount = 2.0

    /// The mask that takes back some of the blur of a picture that is out of focus.
    ///
    /// It is `nil` when the picture is in focus or not blurred enough to matter for its letters, when its ink does not
    /// stand out clearly from the noise, and without writing. The letter height is that of capitals, in pixels; `nil`
    /// where there is no writing.
    init?(focusing picture: PreprocessedImage, letterHeight: Double?) {
        guard let letterHeight, let edges = InkEdges(of: picture), edges.width >= Self.wideEdges,
            edges.prominence >= Self.leastProminence, edges.width >= Self.wideForLetters * letterHeight
        else { return nil }
        let amount = min(Self.greatestAmount, Self.focusingAmount * edges.width * edges.width)
        self.init(halfWidth: Self.focusingHalfWidth, amount: amount)
    }
}
