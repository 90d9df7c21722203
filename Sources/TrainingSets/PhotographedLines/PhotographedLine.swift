import Segmentation

/// A line of a photo as the reader cuts it, and what it says.
public struct PhotographedLine: Sendable {
    /// Its ink, level, and its primitives.
    public var line: TextLine
    /// What it says.
    public var text: String

    /// A line of which is known what it says.
    public init(line: TextLine, text: String) {
        (self.line, self.text) = (line, text)
    }

    /// `line` is as it was cut; `corners` are those of its mask on the picture, in pixels: top left as one reads it,
    /// top right, bottom right, bottom left.
    ///
    /// `nil` when it is not known what the line says: it has a part of a true one, or other ink besides.
    public init?(_ line: TextLine, corners: [SIMD2<Float>], in picture: LabelledPicture) {
        guard let text = LineTruth(picture: picture).text(of: line, corners: corners) else { return nil }
        self.init(line: line, text: text)
    }
}
