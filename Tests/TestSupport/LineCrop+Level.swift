import DocumentModel
import Finding
import Imaging
import Preprocessing
import Segmentation

extension LineCrop {
    /// A level line of known ink; pages are `scale` times smaller.
    public init(level mask: InkMask, scale: Double, isLight: Bool = false) {
        var image = RGBImage(width: mask.width, height: mask.height, fill: isLight ? 30 : 230)
        let color = RGBImage.Color(gray: isLight ? 240 : 30)
        for y in 0..<mask.height {
            mask.forEachRun(inRow: y) { columns in
                image.tint(
                    PixelBox(x: columns.lowerBound, y: y, width: columns.count, height: 1), with: color, opacity: 1)
            }
        }
        let ink = Preprocessor(ground: .line).preprocess(image, as: isLight ? .lightOnDark : .darkOnLight)
        self.init(
            frame: LineFrame(originX: 0, originY: 0, angle: 0, scale: scale), image: image, ink: ink,
            components: ConnectedComponents.label(mask), confidence: 1)
    }
}

extension RGBImage.Color {
    fileprivate init(gray: UInt8) { self.init(red: gray, green: gray, blue: gray) }
}
