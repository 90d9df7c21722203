import DocumentModel
import Glibc
import GlyphTraining
import Imaging

/// The colours of a picture of the battery, and the bars its lines may stand on.
struct BatteryLook {
    private enum Bars: CaseIterable {
        case none, head, all, selected, striped
    }

    let ground: RGBImage.Color
    private let ink: RGBImage.Color
    private let bar: RGBImage.Color
    private let inkOnBars: RGBImage.Color
    private let bars: Bars
    private let selected: Int

    init(_ ground: BatteryDesign.Ground, using random: inout SplitMix64) {
        let (light, dark) = (random.pick(Self.light), random.pick(Self.dark))
        selected = random.integer(0...2)
        switch ground {
        case .white: (self.ground, ink) = (.init(gray: 255), .init(gray: 0))
        case .coloured: (self.ground, ink) = (light, dark)
        case .inverted: (self.ground, ink) = random.chance(0.5) ? (.init(gray: 0), .init(gray: 255)) : (dark, light)
        case .bars: (self.ground, ink) = (.init(gray: 255), .init(gray: 20))
        case .vivid: (self.ground, ink) = Self.vividPair(using: &random)
        }
        bars = ground == .bars ? random.pick([.head, .all, .selected, .striped]) : .none
        (bar, inkOnBars) = bars == .striped ? (light, ink) : (dark, .init(gray: 255))
    }

    /// Draws what a line stands on.
    ///
    /// - Returns: the line's ink.
    func lay(
        row: Int, of count: Int, from top: Float, to bottom: Float, on picture: inout RGBImage
    ) -> RGBImage.Color {
        let isOnBar =
            switch bars {
            case .none: false
            case .head: row == 0
            case .all: true
            case .selected: row == min(selected, count - 1)
            case .striped: row.isMultiple(of: 2)
            }
        guard isOnBar else { return ink }
        let edge = picture.width / 40
        picture.tint(
            PixelBox(x: edge, y: Int(top), width: picture.width - 2 * edge, height: Int(bottom - top)), with: bar,
            opacity: 1)
        return inkOnBars
    }

    /// Ground and ink, of any hue, with at least the contrast that large print needs (WCAG 2.2, 1.4.3).
    private static func vividPair(using random: inout SplitMix64) -> (RGBImage.Color, RGBImage.Color) {
        while true {
            let pair = (RGBImage.Color.any(using: &random), RGBImage.Color.any(using: &random))
            if pair.0.contrastRatio(to: pair.1) >= leastContrastRatio { return pair }
        }
    }

    private static let leastContrastRatio = 3.0

    private static let light: [RGBImage.Color] = [
        .init(red: 255, green: 244, blue: 200), .init(red: 214, green: 234, blue: 255),
        .init(red: 222, green: 245, blue: 215), .init(red: 250, green: 220, blue: 226), .init(gray: 232),
        .init(red: 255, green: 214, blue: 80),
    ]
    private static let dark: [RGBImage.Color] = [
        .init(red: 20, green: 40, blue: 110), .init(red: 120, green: 20, blue: 30),
        .init(red: 15, green: 80, blue: 50), .init(gray: 45), .init(red: 70, green: 30, blue: 110),
        .init(red: 0, green: 95, blue: 140),
    ]
}

extension RGBImage.Color {
    /// How much lighter the lighter one of the two is, 1…21 (WCAG 2.2, contrast ratio).
    func contrastRatio(to other: RGBImage.Color) -> Double {
        let (first, second) = (relativeLuminance, other.relativeLuminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// Of sRGB, 0…1.
    private var relativeLuminance: Double {
        func linear(_ sample: UInt8) -> Double {
            let share = Double(sample) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
