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
    /// What is shown.
    public enum Ground: Sendable {
        /// A photo with writing of any size.
        case photo
        /// A line, level, with letters of 24 to 40 pixels.
        case line
    }

    private let partsStrokes: Bool
    private let ground: Ground

    /// - Parameters:
    ///   - partsStrokes: whether strokes that stand side by side are parted where the camera's blur has joined them, as
    ///     figures' may be.
    ///   - ground: what is shown.
    public init(partsStrokes: Bool = false, ground: Ground = .photo) {
        (self.partsStrokes, self.ground) = (partsStrokes, ground)
    }

    /// Finds the ink of a polarity, or of the one that the picture seems to have if that is `nil`.
    public func preprocess(_ image: RGBImage, as known: Polarity? = nil) -> PreprocessedImage {
        let window = ground == .line ? BoardBackground.Window.ofLine : .ofPhoto(image)
        let reduced = BoardBackground.reduce(image, by: window.reduction)
        let polarity = known ?? Polarity.estimate(gray: Polarity.luminance(of: reduced))
        let isDark = polarity == .lightOnDark
        let board = isDark ? BoardBackground.reduce(image, by: window.reduction, inverting: true) : reduced
        let background = BoardBackground(ofReduced: board, window: window)
        let contrast = ContrastMap(of: image, over: background, inverting: isDark)
        return PreprocessedImage(
            polarity: polarity, background: background, contrast: contrast,
            mask: Binarizer(partsStrokes: partsStrokes, isLine: ground == .line).binarize(contrast))
    }
}
