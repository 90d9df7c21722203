import Imaging

/// The result of preprocessing: where ink is, and how strong.
public struct PreprocessedImage: Sendable {
    /// Whether the ink that was looked for is darker or lighter than its ground.
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
    private let partsStrokes: Bool

    /// - Parameter partsStrokes: whether strokes that stand side by side are parted where the camera's blur has joined
    ///   them, as figures' may be.
    public init(partsStrokes: Bool = false) { self.partsStrokes = partsStrokes }

    /// The empty board as it is estimated for ink of a polarity, in the size of the photo; for debugging.
    public func background(of image: RGBImage, as polarity: Polarity) -> RGBImage {
        let background = BoardBackground(of: polarity == .lightOnDark ? image.inverted() : image)
        let enlarged = background.enlarged(width: image.width, height: image.height)
        return polarity == .lightOnDark ? enlarged.inverted() : enlarged
    }

    /// Finds the ink of a polarity, or of the one that the picture seems to have if that is `nil`.
    public func preprocess(_ image: RGBImage, as known: Polarity? = nil) -> PreprocessedImage {
        let reduction = BoardBackground.reduction(of: image)
        let reduced = BoardBackground.reduce(image, by: reduction)
        let polarity = known ?? Polarity.estimate(gray: Polarity.luminance(of: reduced))
        let isDark = polarity == .lightOnDark
        let ground = isDark ? BoardBackground.reduce(image, by: reduction, inverting: true) : reduced
        let background = BoardBackground(ofReduced: ground, reduction: reduction)
        let contrast = ContrastMap(of: image, over: background, inverting: isDark)
        return PreprocessedImage(
            polarity: polarity, background: background, contrast: contrast,
            mask: Binarizer(partsStrokes: partsStrokes).binarize(contrast))
    }
}
