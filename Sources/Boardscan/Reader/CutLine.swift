import GlyphClassifier
import Imaging
import Segmentation

/// A line of writing cut for reading, and where it lies on the photo.
public struct CutLine: Sendable {
    /// The line's ink, level, and how it lies on the picture it was cut from, which may be the photo enlarged or
    /// turned.
    public var line: TextLine
    /// The corners of the line's mask on the photo, in pixels from its top left: top left as one reads it, top right,
    /// bottom right, bottom left.
    public var corners: [SIMD2<Float>]
    /// What the line network alone reads in it.
    public var reading: String
}

extension BoardReader {
    /// The lines that are found in a photo, as ``read(_:pageIndex:options:trace:)`` cuts them, in no order: what
    /// training learns to read.
    public func cutLines(of photo: RGBImage, options: Options = Options()) -> [CutLine] {
        let view = view(of: photo, options: options)
        return view.lines.map { line in
            let (width, height) = (Double(line.mask.width), Double(line.mask.height))
            let corners = [(0, 0), (width, 0), (width, height), (0, height)].map { (x: Double, y: Double) in
                let place = line.frame.page(x: x, y: y)
                let corner = view.onPhoto(x: place.x, y: place.y)
                return SIMD2(Float(corner.x), Float(corner.y))
            }
            let columns = lineNetwork.probabilities(of: LineInput(line.mask, contrast: line.contrast))
            return CutLine(
                line: line, corners: corners,
                reading: columns.greedyText(lineNetwork.architecture.characterSet))
        }
    }
}
