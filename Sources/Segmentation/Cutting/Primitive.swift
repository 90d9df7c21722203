import DocumentModel
import Finding

/// A piece of ink that is never cut further: a letter, part of one, a dot.
///
/// Coordinates are line pixels. Neighbouring primitives of a line make up character candidates.
public struct Primitive: Hashable, Sendable {
    /// Its ink, as runs of pixels in rows.
    public var runs: [InkRun]
    /// The smallest box around its ink.
    public var box: PixelBox
    /// Its number of ink pixels.
    public var area: Int
    /// Which connected component of the rectified line it was cut from.
    public var component: Int

    /// A primitive of runs, which tell its box and its area.
    public init(runs: [InkRun], component: Int) {
        let whole = Component(runs: runs)
        self.runs = runs
        box = whole.box
        area = whole.area
        self.component = component
    }
}
