import Imaging

/// Whether ink is darker than its ground (paper, whiteboard) or lighter (blackboard, inverted print).
public enum Polarity: Sendable {
    case darkOnLight
    case lightOnDark

    /// Ink covers little of a picture, so local deviations from the neighbourhood's mean lean to its side: the sign of
    /// their third moment tells which.
    static func estimate(_ image: RGBImage) -> Polarity {
        let reduction = max(1, Int((Double(image.width * image.height) / 1_000_000).squareRoot().rounded(.up)))
        let channels = BoardBackground.reduce(image, by: reduction)
        let count = channels[0].samples.count
        let gray = Plane(
            width: channels[0].width, height: channels[0].height,
            samples: (0..<count).map { index in
                let red = Int(channels[0].samples[index]) * 77
                let green = Int(channels[1].samples[index]) * 150
                return UInt8((red + green + Int(channels[2].samples[index]) * 29) >> 8)
            })
        let local = BoxFilters.mean(gray, radius: max(8, max(gray.width, gray.height) / 60))
        var moment = 0.0
        for index in 0..<count {
            let deviation = Double(Int(gray.samples[index]) - Int(local.samples[index]))
            moment += deviation * deviation * deviation
        }
        return moment > 0 ? .lightOnDark : .darkOnLight
    }
}

extension RGBImage {
    /// The photographic negative.
    func inverted() -> RGBImage {
        RGBImage(width: width, height: height, pixels: pixels.map { 255 - $0 })
    }
}
