import Preprocessing

/// A level line as the line network sees it: a strip at half the line's size, its ink in the middle.
///
/// The first channel says which ink is the line's, the second how dark the photo is there.
public struct LineInput: Sendable {
    /// Rows of the strip.
    public static let height = LineArchitecture.rows
    /// Two channels: the share of a pixel that is the line's ink, and the photo's contrast there, ½ like the line's
    /// ink.
    public static let channels = 2
    /// Columns of the strip.
    public let width: Int
    /// The strip's values, 0…1: by rows from the top, columns and channels.
    public let values: [Float]

    /// Line pixels along a pixel of the strip.
    public static let factor = ContrastStrip.factor
    /// A sample of contrast → a value of the strip.
    public static let contrastUnit = 1 / Float(2 * Int(ContrastStrip.usualInk))

    /// - Parameters:
    ///   - mask: of a line whose letters have the height that rectification gives them.
    ///   - contrast: of the photo where the mask is; without it all ink is as dark as it usually is.
    public init(_ mask: InkMask, contrast: ContrastStrip? = nil) {
        let width = ContrastStrip.count(for: mask.width)
        var values = [Float](repeating: 0, count: width * Self.height * Self.channels)
        // The first row of the strip, in rows of the line's own samples.
        let top = Self.middle(of: mask) / Self.factor - Self.height / 2
        let part = 1 / Float(Self.factor * Self.factor)
        for y in 0..<mask.height {
            let row = y / Self.factor - top
            guard (0..<Self.height).contains(row) else { continue }
            for x in 0..<mask.width where mask.pixels[y * mask.width + x] != 0 {
                values[(row * width + x / Self.factor) * Self.channels] += part
            }
        }
        for row in 0..<Self.height {
            for x in 0..<width {
                let place = (row * width + x) * Self.channels
                guard let contrast else {
                    values[place + 1] = values[place] / 2
                    continue
                }
                guard (0..<contrast.height).contains(row + top), x < contrast.width else { continue }
                values[place + 1] = Float(contrast.values[(row + top) * contrast.width + x]) * Self.contrastUnit
            }
        }
        (self.width, self.values) = (width, values)
    }

    /// The strip turned upside down.
    public var upsideDown: LineInput {
        var turned = values
        let pixels = width * Self.height
        for pixel in 0..<pixels {
            for channel in 0..<Self.channels {
                turned[pixel * Self.channels + channel] = values[(pixels - 1 - pixel) * Self.channels + channel]
            }
        }
        return LineInput(width: width, values: turned)
    }

    /// A strip of known values.
    ///
    /// - Precondition: `values` holds `width * height * channels` values.
    public init(width: Int, values: [Float]) {
        precondition(values.count == width * Self.height * Self.channels)
        (self.width, self.values) = (width, values)
    }

    /// The mean row of a line's ink.
    public static func middle(of mask: InkMask) -> Int {
        var (sum, count) = (0, 0)
        for y in 0..<mask.height {
            let ink = mask.pixels[y * mask.width..<(y + 1) * mask.width].count { $0 != 0 }
            sum += y * ink
            count += ink
        }
        return count > 0 ? sum / count : mask.height / 2
    }
}
