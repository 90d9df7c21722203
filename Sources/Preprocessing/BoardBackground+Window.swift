import Imaging

extension BoardBackground.Window {
    /// Most samples in the reduced copy of a photo.
    private static let workingPixels = 500_000.0
    /// Ratio of a photo's longer side to the window, which is wider than a thick pen and narrower than a shadow.
    private static let divisor = 40
    private static let minimumRadius = 4
    /// Only strips far longer than any photo come near it.
    private static let maximumRadius = 100_000

    /// For a photo whose writing is of unknown size.
    static func ofPhoto(_ image: RGBImage) -> BoardBackground.Window {
        let pixels = Double(image.width * image.height)
        let reduction = max(1, Int((pixels / workingPixels).squareRoot().rounded(.up)))
        let longer = (max(image.width, image.height) + reduction - 1) / reduction
        return BoardBackground.Window(
            reduction: reduction, radius: min(maximumRadius, max(minimumRadius, longer / divisor / 2)))
    }

    /// For a line whose letters are 24 to 40 pixels high: the window is as wide as a capital is high, twice as wide as
    /// the broadest pen, and the edge of a shadow stays where it is.
    static let ofLine = BoardBackground.Window(reduction: 4, radius: 6)
}
