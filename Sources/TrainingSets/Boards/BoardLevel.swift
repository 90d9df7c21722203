import DocumentModel
import Imaging

/// What a synthetic board is a test of.
public enum BoardLevel: String, Hashable, Sendable, Codable, CaseIterable {
    /// Even light, black ink, one column.
    case clean
    /// Uneven light, a shadow, a glare spot.
    case shaded
    /// Inks of all colours.
    case coloured
    /// Two columns.
    case twoColumn = "two-column"
    /// Printed letters.
    case print
    /// Light ink on a dark board.
    case dark
    /// Everything at once, with boxes and arrows drawn among the text.
    case hard
}

/// What the board, the light and the camera are like.
struct BoardConditions {
    /// How far corners may stray inwards, as a share of the board's width.
    var perspective: Float = 0.01
    /// Deviation of a line's slope.
    var slope: Float = 0.006
    /// Pen width as a share of the capitals' height.
    var pen: ClosedRange<Float> = 0.08...0.13
    /// Height of capitals as a share of the board's height.
    var capital: ClosedRange<Float> = 0.034...0.042
    var inks = [Self.black]
    var board = RGBImage.Color(red: 240, green: 241, blue: 240)
    var columns = 1
    /// How much darker one side is than the other, 0…1.
    var gradient: Float = 0.06
    var vignette: Float = 0.05
    /// Depth of a cast shadow, 0…1.
    var shadow: Float = 0
    /// Strength of a glare spot, 0…1.
    var glare: Float = 0
    /// Deviation of the sensor's noise in gray levels.
    var noise: Float = 1.5
    /// Passes of a (1 2 1)/4 blur.
    var blur = 1
    /// How often a marker runs dry.
    var dryness: Float = 0
    var hasDrawings = false
    /// Smears of wiped ink.
    var smears = 0

    private static let black = RGBImage.Color(red: 28, green: 28, blue: 34)
    private static let blue = RGBImage.Color(red: 30, green: 60, blue: 160)
    private static let red = RGBImage.Color(red: 190, green: 40, blue: 45)
    private static let green = RGBImage.Color(red: 25, green: 125, blue: 70)
    private static let orange = RGBImage.Color(red: 215, green: 110, blue: 25)
    private static let purple = RGBImage.Color(red: 120, green: 50, blue: 140)
    private static let white = RGBImage.Color(red: 232, green: 232, blue: 224)
    private static let colours = [black, blue, red, green, orange, purple]

    /// What the inks are called.
    static let names: [RGBImage.Color: Ink.Name] = [
        black: .black, blue: .blue, red: .red, green: .green, orange: .orange, purple: .purple, white: .white,
    ]

    init(_ level: BoardLevel) {
        switch level {
        case .clean: break
        case .shaded:
            (gradient, vignette, shadow, glare, noise) = (0.4, 0.25, 0.3, 0.5, 2.5)
        case .coloured:
            inks = Self.colours
            gradient = 0.15
        case .twoColumn:
            columns = 2
            capital = 0.03...0.034
            gradient = 0.12
        case .print:
            capital = 0.026...0.032
            (slope, perspective) = (0, 0.006)
        case .dark:
            board = .init(red: 42, green: 58, blue: 52)
            inks = [Self.white]
            (gradient, noise) = (0.2, 2.5)
        case .hard:
            inks = Self.colours
            columns = 2
            capital = 0.026...0.036
            pen = 0.06...0.16
            (perspective, slope, gradient, vignette, shadow) = (0.05, 0.03, 0.45, 0.3, 0.35)
            (glare, noise, blur, dryness, smears) = (0.7, 5, 2, 0.3, 4)
            hasDrawings = true
        }
    }
}
