import GlyphTraining
import Imaging

extension RGBImage.Color {
    init(_ red: Float, _ green: Float, _ blue: Float) {
        func level(_ value: Float) -> UInt8 { UInt8(max(0, min(255, value.rounded()))) }
        self.init(red: level(red), green: level(green), blue: level(blue))
    }

    init(gray: Float) { self.init(gray, gray, gray) }

    /// The luminance of ITU-R BT.601, 0…255.
    var luminance: Float { 0.299 * Float(red) + 0.587 * Float(green) + 0.114 * Float(blue) }

    /// How far apart two colours are to the eye: the greater of the differences in brightness and, at half weight, in a
    /// channel.
    func contrast(to other: RGBImage.Color) -> Float {
        let channels = [(red, other.red), (green, other.green), (blue, other.blue)]
        let greatest = channels.map { abs(Float($0) - Float($1)) }.max() ?? 0
        return max(abs(luminance - other.luminance), greatest / 2)
    }

    /// Mixed with another colour; 1 is all the other's.
    func mixed(with other: RGBImage.Color, share: Float) -> RGBImage.Color {
        func mix(_ a: UInt8, _ b: UInt8) -> Float { Float(a) + (Float(b) - Float(a)) * share }
        return RGBImage.Color(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
    }

    /// Brighter or darker on all channels.
    func scaled(by factor: Float) -> RGBImage.Color {
        RGBImage.Color(Float(red) * factor, Float(green) * factor, Float(blue) * factor)
    }

    /// Any colour by chance.
    static func any(using random: inout SplitMix64) -> RGBImage.Color {
        RGBImage.Color(random.uniform(0, 255), random.uniform(0, 255), random.uniform(0, 255))
    }

    /// A little different.
    func varied(by amount: Float, using random: inout SplitMix64) -> RGBImage.Color {
        func vary(_ value: UInt8) -> Float { Float(value) + random.normal() * amount }
        return RGBImage.Color(vary(red), vary(green), vary(blue))
    }
}

/// Colours as they come out of pens and as surfaces have them.
enum BoardPalette {
    static let markers: [RGBImage.Color] = [
        .init(28, 28, 34), .init(30, 60, 160), .init(195, 40, 45), .init(20, 120, 70), .init(0, 150, 130),
        .init(215, 110, 25), .init(120, 50, 140), .init(70, 150, 210), .init(200, 60, 130), .init(110, 75, 45),
    ]
    static let chalks: [RGBImage.Color] = [
        .init(235, 235, 228), .init(240, 225, 120), .init(240, 160, 165), .init(150, 200, 240), .init(150, 220, 160),
    ]
    static let pens: [RGBImage.Color] = [
        .init(40, 40, 45), .init(35, 50, 130), .init(25, 70, 170), .init(85, 85, 90), .init(190, 40, 50),
        .init(30, 110, 60),
    ]
    static let notes: [RGBImage.Color] = [
        .init(252, 240, 120), .init(250, 225, 80), .init(255, 165, 80), .init(250, 130, 130), .init(255, 150, 190),
        .init(130, 200, 240), .init(80, 185, 230), .init(160, 220, 130), .init(200, 170, 230), .init(245, 245, 240),
    ]
    static let printed: [RGBImage.Color] = [
        .init(20, 20, 20), .init(45, 45, 50), .init(25, 60, 140), .init(170, 30, 35), .init(90, 90, 95),
    ]
    static let signs: [RGBImage.Color] = [
        .init(25, 90, 170), .init(20, 120, 70), .init(190, 30, 40), .init(30, 30, 35), .init(60, 65, 75),
        .init(230, 120, 20), .init(100, 50, 130), .init(0, 130, 140),
    ]

    static let chalkboards: [RGBImage.Color] = [
        .init(48, 92, 78), .init(40, 70, 60), .init(gray: 45), .init(gray: 28), .init(55, 60, 68),
    ]
    static let papers: [RGBImage.Color] = [
        .init(gray: 240), .init(gray: 215), .init(242, 236, 218), .init(225, 222, 235), .init(205, 175, 135),
        .init(250, 240, 160),
    ]
    static let rulings: [RGBImage.Color] = [
        .init(120, 160, 210), .init(150, 150, 155), .init(200, 140, 150), .init(110, 190, 180),
    ]
    static let walls: [RGBImage.Color] = [
        .init(gray: 200), .init(gray: 150), .init(215, 205, 185), .init(170, 180, 190), .init(gray: 95),
        .init(235, 235, 230),
    ]
    static let desks: [RGBImage.Color] = [
        .init(150, 105, 65), .init(95, 62, 40), .init(gray: 50), .init(gray: 25), .init(190, 160, 120),
        .init(60, 65, 80), .init(200, 200, 198),
    ]
    static let frames: [RGBImage.Color] = [
        .init(gray: 165), .init(gray: 120), .init(gray: 210), .init(gray: 50), .init(150, 110, 70),
    ]
    static let skins: [RGBImage.Color] = [.init(205, 160, 130), .init(140, 95, 70), .init(60, 45, 38)]

    /// Any colour that can be seen on a surface.
    static func any(on surface: RGBImage.Color, using random: inout SplitMix64) -> RGBImage.Color {
        if random.chance(0.2) { return visible([.init(gray: 15), .init(gray: 250)], on: surface)[0] }
        while true {
            let colour = RGBImage.Color.any(using: &random)
            if colour.contrast(to: surface) >= 50 { return colour }
        }
    }

    /// Those of some colours that can be seen on a surface; black or white when none can.
    static func visible(_ colors: [RGBImage.Color], on surface: RGBImage.Color, contrast: Float = 55) -> [RGBImage
        .Color]
    {
        let found = colors.filter { $0.contrast(to: surface) >= contrast }
        if !found.isEmpty { return found }
        return [surface.luminance > 110 ? RGBImage.Color(gray: 25) : RGBImage.Color(gray: 240)]
    }
}
