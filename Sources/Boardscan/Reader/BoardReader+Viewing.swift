import DocumentModel
import Finding
import Imaging
import NetworkKernels
import Preprocessing
import Reading
import Segmentation

/// Prepares a photo for reading, as what the finding network saw demands.
extension BoardReader {
    /// Photo → view with its lines.
    ///
    /// 1. The network looks at the photo as it was taken, in two or three sizes.
    /// 2. Where most lines do not run from left to right, the photo is turned and the network looks once more.
    /// 3. Small letters are enlarged; a photo out of focus is sharpened, which its ink tells.
    /// 4. The ink of each polarity that has lines is found.
    /// 5. Ink becomes lines, and lines are cut.
    func view(of photo: RGBImage, options: Options = Options()) -> PhotoView {
        var (image, angle) = (photo, TextAngle.upright)
        var found = FoundWriting(in: image, by: finding, threads: options.threads)
        var trace = [found.trace]
        if options.layout == .automatic, found.textAngle != .upright {
            angle = found.textAngle
            image = photo.turned(toUpright: angle)
            found = FoundWriting(in: image, by: finding, threads: options.threads)
            trace += ["turned: text at \(angle.rawValue)°", found.trace]
        }
        let preprocessed = PreprocessedPhoto(image, found: found, by: preprocessor(options))
        trace += preprocessed.trace
        var view = PhotoView(
            image: preprocessed.image, angle: angle, enlargement: preprocessed.enlargement, found: preprocessed.found,
            layers: preprocessed.layers, width: image.width, height: image.height, trace: trace)
        view.lines = lines(of: view, options)
        view.trace.append("lines: \(view.lines.count), pieces: \(view.lines.reduce(0) { $0 + $1.primitives.count })")
        return view
    }

    /// What finds the ink.
    func preprocessor(_ options: Options) -> Preprocessor {
        Preprocessor(partsStrokes: !ExpectedCharacters(options.charset).hasLetters)
    }

    private func lines(of view: PhotoView, _ options: Options) -> [TextLine] {
        let layers = options.layout.isOneLine ? Array(view.layers.prefix(1)) : view.layers
        return layers.flatMap { layer -> [TextLine] in
            let isLight = layer.polarity == .lightOnDark
            let all = view.found.lines(of: layer.mask, isLight: isLight)
            let found =
                options.layout.isOneLine
                ? FoundLine.single(of: all, otherwise: layer.mask).map { [$0] } ?? [] : all
            let segmenter = Segmenter(layout: options.layout, contrast: layer.contrast)
            return ParallelMap.map(found.count, threads: options.threads) { segmenter.textLine(found[$0]) }
                .compactMap(\.self)
        }
    }
}

extension FoundWriting {
    fileprivate var trace: String {
        "finding: \(cores.count) text segments, the photo shown at \(sizes.joined(separator: ", "))"
    }
}
