import Imaging

/// A picture of which is known where writing stands: what the finding stage learns from.
public struct LabelledPicture: Sendable {
    /// What a pixel of the picture is.
    public enum InkKind: UInt8, Hashable, Sendable, CaseIterable {
        /// Board, paper, wall: no ink at all.
        case none = 0
        /// Ink of characters and what belongs to them: dots, accents, punctuation, bullets.
        case writing = 1
        /// All other ink: boxes, arrows, rules, underlines, scribble, frames, furniture.
        case drawing = 2
        /// Nobody knows: it counts for nothing.
        case unknown = 3
    }

    /// A stretch of writing on one baseline that no wide gap and no border divides (``greatestGap``).
    public struct Line: Hashable, Sendable, Codable {
        /// A parallelogram about the line's letters, from the tops of its ascenders to the bottoms of its descenders
        /// where it has such, in pixels from the picture's top left: the top left corner as one reads it, then top
        /// right, bottom right, bottom left.
        ///
        /// The way from the first to the second is the direction of reading, whatever it is in the picture.
        public var corners: [SIMD2<Float>]
        /// What the line says, with ``illegible`` for words that nobody could read.
        public var text: String
        /// Of a capital, in pixels.
        public var letterHeight: Float
        /// Whether its ink is lighter than what is around it.
        public var isLight: Bool
        /// Lines of one label, paragraph or cell have the same number.
        public var block: Int

        /// Stands for a word that is writing, of which nobody knows what it says.
        public static let illegible = "\u{FFFD}"

        /// A line put together from its parts.
        public init(corners: [SIMD2<Float>], text: String, letterHeight: Float, isLight: Bool = false, block: Int) {
            self.corners = corners
            self.text = text
            self.letterHeight = letterHeight
            self.isLight = isLight
            self.block = block
        }
    }

    /// A gap wider than this, in heights of capitals, divides lines: beyond it columns and labels begin.
    public static let greatestGap: Float = 1.6

    /// The picture itself.
    public var image: RGBImage
    /// One ``InkKind`` for each pixel, row by row from the top left.
    public var ink: [UInt8]
    /// In reading order.
    public var lines: [Line]

    /// - Precondition: `ink` has a value for each pixel.
    public init(image: RGBImage, ink: [UInt8], lines: [Line]) {
        precondition(ink.count == image.width * image.height)
        self.image = image
        self.ink = ink
        self.lines = lines
    }
}
