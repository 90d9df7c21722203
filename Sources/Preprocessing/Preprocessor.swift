import Imaging

/// What preprocessing hands on: where ink is, and how strong.
public struct PreprocessedImage: Sendable {
    public let polarity: Polarity
    /// The empty board, of the photo's negative when ink is light.
    let background: BoardBackground
    /// Darkness relative to the empty board, same size as the photo.
    public let contrast: ContrastMap
    /// Ink pixels, same size as the photo.
    public let mask: InkMask
}

/// Upright colour photo → ink mask: polarity, board background divided out, local threshold.
public struct Preprocessor: Sendable {
    public init() {}

    /// The empty board as it was estimated, in the size of the photo; for looking at.
    public func background(of image: RGBImage) -> RGBImage {
        let polarity = Polarity.estimate(image)
        let background = BoardBackground(of: polarity == .lightOnDark ? image.inverted() : image)
        let enlarged = background.enlarged(width: image.width, height: image.height)
        return polarity == .lightOnDark ? enlarged.inverted() : enlarged
    }

    public func preprocess(_ image: RGBImage) -> PreprocessedImage {
        let reduction = BoardBackground.reduction(of: image)
        var reduced = BoardBackground.reduce(image, by: reduction)
        let polarity = Polarity.estimate(reduced: reduced)
        let isDark = polarity == .lightOnDark
        if isDark {
            reduced = BoardBackground.withoutForeignColours(
                BoardBackground.reduce(image, by: reduction, inverting: true))
        }
        let background = BoardBackground(ofReduced: reduced, reduction: reduction)
        let contrast = ContrastMap(of: image, over: background, inverting: isDark)
        return PreprocessedImage(
            polarity: polarity, background: background, contrast: contrast, mask: Binarizer().binarize(contrast))
    }
}
