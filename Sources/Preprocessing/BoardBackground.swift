import Imaging

/// The colour of the empty board at every place: what the photo would show without ink.
///
/// Whiteboards are lit unevenly (glare, shadow, vignetting), so that no single white exists. A gray closing wider than
/// any stroke removes the ink and keeps the edges of shadows; a mean smooths what is left. It is done on a reduced copy
/// and enlarged again where it is used (compare Zhang & He 2007,
/// doi:10.1016/j.dsp.2006.05.006).
///
/// On a coloured board, ink may be brighter than the board in one channel, as blue ink on yellow is in blue. So ink is
/// found by its luminance first and blackened, before each channel is closed.
struct BoardBackground: Sendable {
    /// Pixels of the photo per sample of the reduced copy, in both directions.
    let reduction: Int
    /// Red, green and blue of the empty board, reduced.
    let channels: [Plane]

    /// How the empty board is told from ink.
    struct Window: Hashable, Sendable {
        /// Pixels of the picture per sample of the reduced copy.
        var reduction: Int
        /// Half the side of the closing's window, in samples of that: wider than any stroke.
        var radius: Int
    }

    /// Estimates the board from red, green and blue as ``reduce(_:by:inverting:)`` gives them.
    init(ofReduced reduced: [Plane], window: Window) {
        reduction = window.reduction
        let radius = window.radius
        let calm = Self.withoutInk(reduced.map { BoxFilters.mean($0, radius: 1) }, radius: radius)
        channels = calm.map { BoxFilters.mean(BoxFilters.closing($0, radius: radius), radius: radius) }
    }

    /// Ink is darker than the closed luminance by more than this, of 255: noise and grain are not.
    private static let leastInk: UInt8 = 10

    /// Blackens the ink, so that it lends none of its colour to the board around it.
    private static func withoutInk(_ channels: [Plane], radius: Int) -> [Plane] {
        let luminance = Polarity.luminance(of: channels)
        let closed = BoxFilters.closing(luminance, radius: radius)
        var channels = channels
        for channel in channels.indices {
            channels[channel].samples.withUnsafeMutableBufferPointer { samples in
                for index in samples.indices where closed.samples[index] &- luminance.samples[index] > leastInk {
                    samples[index] = 0
                }
            }
        }
        return channels
    }
}
