import Imaging

extension Preprocessor {
    /// The picture as phones' scanners make it: the board evenly white, whatever its light, its inks in their colours.
    ///
    /// The empty board is divided out as for reading. Where there is no ink near, all is white; light ink on a dark
    /// board becomes dark ink of the same hue.
    public func cleaned(_ image: RGBImage) -> RGBImage {
        let preprocessed = preprocess(image)
        let isDark = preprocessed.polarity == .lightOnDark
        let near = preprocessed.mask.dilated(by: Self.softEdge)
        var result = RGBImage(width: image.width, height: image.height)
        result.resolution = image.resolution
        var rows = BackgroundRows(of: preprocessed.background, width: image.width)
        var board = [UInt8](repeating: 0, count: image.width * 3)
        for y in 0..<image.height {
            rows.fill(&board, y: y)
            for x in 0..<image.width {
                let index = y * image.width + x
                guard near.pixels[index] != 0 else { continue }
                let opacity = Self.opacity(ofContrast: preprocessed.contrast.pixels[index])
                guard opacity > 0 else { continue }
                var ink = SIMD3<Double>.zero
                for channel in 0..<3 {
                    let sample = image.pixels[3 * index + channel]
                    let light = Double(isDark ? 255 - sample : sample)
                    ink[channel] = min(1, light / Double(max(1, board[channel * image.width + x])))
                }
                // A negative's colours are those opposite; lightness and saturation stay.
                if isDark { ink = ink.max() + ink.min() - ink }
                for channel in 0..<3 {
                    let darkness = min(1, (1 - ink[channel]) * Self.darkening) * opacity
                    result.pixels[3 * index + channel] = UInt8(255 * (1 - darkness))
                }
            }
        }
        return result
    }

    /// Pixels around ink that its blurred edges reach.
    private static let softEdge = 2
    /// Ink is darkened by this factor: on paper it is darker than a camera makes a marker.
    private static let darkening = 1.25
    /// Contrast, of 255, up to which a pixel is the board's noise and becomes white.
    private static let noise = 10.0
    /// Contrast, of 255, from which a pixel is nothing but ink.
    private static let wholeInk = 40.0

    private static func opacity(ofContrast contrast: UInt8) -> Double {
        let part = max(0, min(1, (Double(contrast) - noise) / (wholeInk - noise)))
        return part * part * (3 - 2 * part)
    }
}

extension InkMask {
    /// The mask dilated by a square of `2 * radius + 1` pixels.
    package func dilated(by radius: Int) -> InkMask {
        var plane = Plane(width: width, height: height, samples: pixels)
        BoxExtremum.apply(to: &plane, radius: radius, dilates: true)
        return InkMask(width: width, height: height, pixels: plane.samples)
    }
}
