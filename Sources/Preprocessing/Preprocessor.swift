import Imaging

/// What preprocessing hands on: where ink is, and how strong.
public struct PreprocessedImage: Sendable {
    public let polarity: Polarity
    /// The photo's luminance, reduced like the background.
    let gray: Plane
    /// The empty board, of the photo's negative when ink is light.
    let background: BoardBackground
    /// Darkness relative to the empty board, same size as the photo.
    public let contrast: ContrastMap
    /// Ink pixels, same size as the photo.
    public internal(set) var mask: InkMask
}

/// Ink of the other polarity than the page's.
public struct CounterInk: Sendable {
    public let preprocessed: PreprocessedImage
    /// The page's own ink, where there is none of the other polarity.
    public let pageInk: InkMask
}

/// Upright colour photo → ink mask: polarity, board background divided out, local threshold.
public struct Preprocessor: Sendable {
    private let partsStrokes: Bool

    /// - Parameter partsStrokes: whether strokes that stand side by side are parted where the camera's blur has joined them, as
    ///   figures' may be.
    public init(partsStrokes: Bool = false) { self.partsStrokes = partsStrokes }

    /// The empty board as it was estimated, in the size of the photo; for looking at.
    ///
    /// - Parameter polarity: of the page's ink.
    public func background(of image: RGBImage, as polarity: Polarity) -> RGBImage {
        let background = BoardBackground(of: polarity == .lightOnDark ? image.inverted() : image)
        let enlarged = background.enlarged(width: image.width, height: image.height)
        return polarity == .lightOnDark ? enlarged.inverted() : enlarged
    }

    /// - Parameter polarity: of the page's ink, where it is known.
    public func preprocess(_ image: RGBImage, as polarity: Polarity? = nil) -> PreprocessedImage {
        let reduced = BoardBackground.reduce(image, by: BoardBackground.reduction(of: image))
        let gray = Polarity.luminance(of: reduced)
        return preprocess(image, reduced: reduced, gray: gray, as: polarity ?? Polarity.estimate(gray: gray))
    }

    /// The ink of the other polarity where the photo may have writing in it; `nil` where there is no such place.
    ///
    /// - Parameter first: what was made of the photo by its own polarity.
    public func counterInk(of image: RGBImage, besides first: PreprocessedImage) -> CounterInk? {
        var gray = first.gray
        if first.polarity == .lightOnDark { for index in gray.samples.indices { gray.samples[index] ^= 255 } }
        guard let regions = CounterRegions(in: gray) else { return nil }
        let reduction = BoardBackground.reduction(of: image)
        var counter = preprocess(
            image, reduced: BoardBackground.reduce(image, by: reduction), gray: first.gray, as: first.polarity.opposite)
        counter.mask = regions.within(counter.mask, reduction: reduction)
        return CounterInk(preprocessed: counter, pageInk: regions.outside(first.mask, reduction: reduction))
    }

    /// - Parameters:
    ///   - reduced: the photo's channels, reduced to about a megapixel.
    ///   - gray: their luminance.
    private func preprocess(
        _ image: RGBImage, reduced: [Plane], gray: Plane, as polarity: Polarity
    ) -> PreprocessedImage {
        let reduction = BoardBackground.reduction(of: image)
        let isDark = polarity == .lightOnDark
        let ground =
            isDark
            ? BoardBackground.withoutForeignColours(BoardBackground.reduce(image, by: reduction, inverting: true))
            : reduced
        let background = BoardBackground(ofReduced: ground, reduction: reduction)
        let contrast = ContrastMap(of: image, over: background, inverting: isDark)
        return PreprocessedImage(
            polarity: polarity, gray: gray, background: background, contrast: contrast,
            mask: Binarizer(partsStrokes: partsStrokes).binarize(contrast))
    }
}
