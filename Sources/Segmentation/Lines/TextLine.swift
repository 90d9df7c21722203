import DocumentModel
import Finding
import Preprocessing

/// A level line of writing, cut into primitives: what the reading stage shares out among characters.
public struct TextLine: Sendable {
    /// The line's ink in line pixels; letters are about `LineCropper.letterHeight` high.
    public var mask: InkMask
    /// The photo's contrast where the mask is; `nil` where there was no photo.
    public var contrast: ContrastStrip?
    /// The pieces that its ink was cut into, in writing order.
    public var primitives: [Primitive]
    /// The colour of each piece's ink; empty where there was no photo.
    public var inks: [InkSample] = []
    /// Where the line lies on the page.
    public var frame: LineFrame
    /// The box around its ink, in page pixels.
    public var box: PixelBox
    /// Median height of its letters in page pixels.
    public var height: Double
    /// The probability, 0…1, that it is writing.
    public var confidence = 1.0
    /// Whether its ink is lighter than its ground.
    public var isLight = false

    /// A line put together from its parts: surely writing, in dark ink, until ``confidence`` and ``isLight`` are set.
    public init(mask: InkMask, primitives: [Primitive], frame: LineFrame, box: PixelBox, height: Double) {
        self.mask = mask
        self.primitives = primitives
        self.frame = frame
        self.box = box
        self.height = height
    }
}

extension TextLine {
    /// The smallest box of the page around the ink of neighbouring primitives, by their indices.
    public func pageBox(of primitives: Range<Int>) -> PixelBox {
        frame.pageBox(of: self.primitives[primitives].lazy.flatMap(\.runs))
    }

    /// The line with all its ink in one primitive, which is then its only candidate.
    func asSingleCharacter() -> TextLine {
        guard !primitives.isEmpty else { return self }
        var line = self
        let runs = primitives.flatMap(\.runs).sorted { ($0.y, $0.start) < ($1.y, $1.start) }
        line.primitives = [Primitive(runs: runs, component: 0)]
        return line
    }
}
