import NetworkKernels

/// What a network is shown of a glyph: one picture or several of 28×28 pixels, its input's channels.
///
/// Glyph after glyph, rows from the top, a pixel's channels side by side; 1 is ink.
public enum GlyphInput: Hashable, Sendable, CaseIterable {
    /// The glyph's own ink (``GlyphNormalizer``).
    case ink
    /// The glyph's own ink and what stands around it: a part of a letter looks like a letter until the rest of it is
    /// seen.
    ///
    /// 0. The glyph's own ink (``GlyphNormalizer``).
    /// 1. All ink of the line in that picture's frame.
    /// 2. The glyph's own ink with the glyph in the middle, at the scale of the line: ``linePixelsPerPixel``.
    /// 3. All ink of the line in that frame, which tells height and place.
    ///
    /// A glyph that stands alone has no line: 1 is as 0, 2 and 3 are empty.
    case inkInLine

    /// Pixels of a rectified line that a pixel of channels 2 and 3 covers in each direction.
    public static let linePixelsPerPixel = 4

    /// Values of each pixel.
    public var channels: Int {
        switch self {
        case .ink: 1
        case .inkInLine: 4
        }
    }

    /// Values of one glyph.
    public var valueCount: Int { channels * GlyphNormalizer.pixelCount }

    /// 28 rows, 28 columns and the input's channels.
    public var shape: TensorShape {
        TensorShape(height: GlyphNormalizer.side, width: GlyphNormalizer.side, channels: channels)
    }

    /// The input with this many channels; `nil` when there is none.
    public init?(channels: Int) {
        guard let input = Self.allCases.first(where: { $0.channels == channels }) else { return nil }
        self = input
    }

    /// Glyphs that stand alone as this input shows them.
    ///
    /// - Precondition: `ink` holds 28×28 values for each.
    public func values(ofGlyphsAlone ink: [Float]) -> [Float] {
        let size = GlyphNormalizer.pixelCount
        var values: [Float] = []
        for start in stride(from: 0, to: ink.count, by: size) {
            var glyph = ink[start..<start + size] + [Float](repeating: 0, count: valueCount - size)
            glyph.withUnsafeMutableBufferPointer { spreadGlyphAlone(in: $0) }
            values += glyph
        }
        return values
    }

    /// Spreads a glyph that stands alone over the channels in place: the first 28×28 values of `buffer` are its ink.
    ///
    /// - Precondition: `buffer` holds `valueCount` values.
    public func spreadGlyphAlone(in buffer: UnsafeMutableBufferPointer<Float>) {
        guard self == .inkInLine else { return }
        precondition(buffer.count == valueCount)
        for pixel in (0..<GlyphNormalizer.pixelCount).reversed() {
            let ink = buffer[pixel]
            let first = channels * pixel
            (buffer[first], buffer[first + 1], buffer[first + 2], buffer[first + 3]) = (ink, ink, 0, 0)
        }
    }
}
