import DocumentModel
import Finding
import Imaging
import NetworkKernels
import Reading
import Segmentation

/// The way of a photo up to its lines.
extension BoardReader {
    /// Photo → lines: found, each cropped by itself, its ink cut into pieces.
    func view(of photo: RGBImage, options: Options = Options()) -> PhotoView {
        var found = FoundWriting(in: photo, by: finding, threads: options.threads)
        if options.layout == .automatic { found = settlingDirections(of: found, in: photo, options: options) }
        if options.layout.isOneLine { found = found.oneLine(in: photo) }
        let cropper = LineCropper(
            photo, found, partsStrokes: !ExpectedCharacters(options.charset).hasLetters)
        let segmenter = Segmenter(layout: options.layout)
        let lines = ParallelMap.map(found.cores.count, threads: options.threads) { index in
            cropper.crop(index).flatMap(segmenter.textLine)
        }
        var view = PhotoView(
            image: photo, angle: options.layout == .automatic ? found.textAngle : .upright, found: found)
        view.lines = lines.compactMap { $0?.turned(toUpright: view.angle, width: photo.width, height: photo.height) }
        view.trace = [
            "finding: \(found.cores.count) lines, the photo shown at \(found.sizes.joined(separator: ", "))",
            "lines: \(view.lines.count), pieces: \(view.lines.reduce(0) { $0 + $1.primitives.count })",
        ]
        if view.angle != .upright { view.trace.append("turned: text at \(view.angle.rawValue)°") }
        return view
    }
}

extension TextLine {
    /// The line on the page that is turned so that its text is upright; width and height are the photo's.
    fileprivate func turned(toUpright angle: TextAngle, width: Int, height: Int) -> TextLine {
        var line = self
        line.frame = frame.turned(by: angle.inverse, width: width, height: height)
        line.box = box.turned(by: angle.inverse, width: width, height: height)
        return line
    }
}
