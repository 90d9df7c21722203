import GlyphTraining

/// The chances a glyph is varied by: what the pen, the hand, the camera and the threshold do to it.
public struct GlyphAugmentation: Hashable, Sendable {
    /// Pen width as a share of the letter height.
    public var penWidth: ClosedRange<Float>
    /// Letter height in pixels at which the glyph is seen.
    public var letterHeight: ClosedRange<Float>
    /// Deviation of the slant, as in ``Affine``.
    public var slant: Float
    /// Greatest turn in degrees.
    public var rotation: Float
    /// Greatest factor on width over height, and its inverse.
    public var stretch: Float
    /// How much pressure, dryness, jitter and rough edges there may be: 0 none, 1 as on real boards.
    public var roughness: Float
    /// Standard deviation of the elastic displacement along each axis, as a share of the glyph's longer side.
    public var elasticity: Float

    /// Chances by their strengths.
    public init(
        penWidth: ClosedRange<Float>, letterHeight: ClosedRange<Float>, slant: Float, rotation: Float, stretch: Float,
        roughness: Float, elasticity: Float = 0
    ) {
        self.penWidth = penWidth
        self.letterHeight = letterHeight
        self.slant = slant
        self.rotation = rotation
        self.stretch = stretch
        self.roughness = roughness
        self.elasticity = elasticity
    }

    /// For training.
    public static let training = GlyphAugmentation(
        penWidth: 0.04...0.2, letterHeight: 18...80, slant: 0.15, rotation: 8, stretch: 1.25, roughness: 1)

    /// As the measured glyphs look, in other hands: edges keep their gray, the pen is about as wide as there.
    ///
    /// Shows the network how common each character is among isolated ones.
    public static let mild = GlyphAugmentation(
        penWidth: 0.085...0.12, letterHeight: 34...46, slant: 0.1, rotation: 5, stretch: 1.15, roughness: 0)

    /// As the measured glyphs look, drawn with the very pen, by other hands: for a network that reads single glyphs.
    public static let single = GlyphAugmentation(
        penWidth: 0.1...0.1, letterHeight: 38...42, slant: 0.1, rotation: 5, stretch: 1.15, roughness: 0,
        elasticity: 0.04)

    /// For measuring: a clean medium marker, the letters as they were written.
    public static let none = GlyphAugmentation(
        penWidth: 0.1...0.1, letterHeight: 40...40, slant: 0, rotation: 0, stretch: 1, roughness: 0)

    func affine(using random: inout SplitMix64) -> Affine {
        guard slant > 0 || rotation > 0 || stretch > 1 else { return .identity }
        return Affine(
            slant: random.normal() * slant, stretch: random.logUniform(1 / stretch, stretch),
            degrees: random.normal() * rotation / 2)
    }

    /// Letter height and pen width, both in pixels.
    func sizes(using random: inout SplitMix64) -> (height: Float, pen: Float) {
        let height = random.logUniform(letterHeight.lowerBound, letterHeight.upperBound)
        let share = random.logUniform(penWidth.lowerBound, penWidth.upperBound)
        return (height, max(1.6, height * share))
    }

    func pen(width: Float, using random: inout SplitMix64) -> Pen {
        guard roughness > 0 else { return Pen(width: width) }
        return Pen(
            width: width, pressure: roughness * random.uniform(0, 0.3),
            dryness: random.chance(0.15) ? roughness * random.uniform(0, 0.5) : 0,
            jitter: roughness * random.uniform(0, 0.06) * width)
    }
}
