import DocumentModel

/// Ink pixels added up, to find the colour that they have together.
public struct InkSample: Sendable {
    let polarity: Polarity
    private var sum = SIMD3<Float>()
    /// How many pixels there are.
    public private(set) var count = 0

    init(polarity: Polarity) { self.polarity = polarity }

    /// - Parameter remainder: the share of the board's light that is left, per channel, 0…1.
    mutating func add(_ remainder: SIMD3<Float>) {
        sum += remainder
        count += 1
    }

    /// Puts the pixels of both together.
    public mutating func add(_ other: InkSample) {
        sum += other.sum
        count += other.count
    }

    /// The ink's mean colour and its name; `nil` without ink.
    public var ink: Ink? {
        guard count > 0 else { return nil }
        let mean = sum / Float(count)
        let color = polarity == .lightOnDark ? 1 - mean : mean
        let bytes = (0..<3).map { UInt8(max(0, min(255, (color[$0] * 255).rounded()))) }
        return Ink(name: Self.name(of: color, polarity), red: bytes[0], green: bytes[1], blue: bytes[2])
    }

    /// How much of the board's light the ink takes away in one channel, or adds on a dark board: 0…1; 0 without ink.
    public var strength: Float { count > 0 ? 1 - (sum / Float(count)).min() : 0 }

    /// Greatest difference between an ink's channels, as a share of its strength, for it to have no colour; less for
    /// cool hues.
    ///
    /// Measured on photos of boards: black words reach 0.19 towards red and yellow, where glare shines through them
    /// and the lamp is warm, but 0.08 towards blue, while dark blue and purple markers begin at 0.12.
    private static let greatestGrayChroma: Float = 0.24
    private static let greatestCoolGrayChroma: Float = 0.125
    private static let coolHues: ClosedRange<Float> = 200...300
    /// An orange darker than this, 0…1, is called brown.
    private static let greatestBrownValue: Float = 0.62

    /// The name of a colour that is 0…1 per channel, with the board's divided out.
    static func name(of color: SIMD3<Float>, _ polarity: Polarity) -> Ink.Name {
        // A thin stroke lets the board through; what it takes away (or adds) keeps its proportions.
        let strength = polarity == .lightOnDark ? color.max() : 1 - color.min()
        let spread = color.max() - color.min()
        let hue = spread > 0 ? hue(of: color) : 0
        let greatestGray = coolHues.contains(hue) ? greatestCoolGrayChroma : greatestGrayChroma
        guard spread > greatestGray * strength else { return polarity == .lightOnDark ? .white : .black }
        return name(ofHue: hue, value: color.max())
    }

    /// The hue of the HSV model in degrees, 0..<360.
    private static func hue(of color: SIMD3<Float>) -> Float {
        let spread = color.max() - color.min()
        let (red, green, blue) = (color.x, color.y, color.z)
        let sector: Float
        if color.max() == red {
            sector = (green - blue) / spread
        } else if color.max() == green {
            sector = (blue - red) / spread + 2
        } else {
            sector = (red - green) / spread + 4
        }
        return sector < 0 ? sector * 60 + 360 : sector * 60
    }

    private static func name(ofHue hue: Float, value: Float) -> Ink.Name {
        switch hue {
        case ..<12, 345...: .red
        case ..<44: value < greatestBrownValue ? .brown : .orange
        case ..<68: .yellow
        case ..<182: .green
        case ..<258: .blue
        case ..<318: .purple
        default: .pink
        }
    }
}
