import GlyphTraining
import Imaging

/// What a made-up picture shows and how it was taken, before anything is drawn.
struct BoardSetting {
    enum Theme {
        case mixed, diagram, page, notes, kanban, table, formulas, print, fragment, silent, short
    }

    enum Ground {
        case whiteboard, chalkboard, paper, colored, anyColor
    }

    let theme: Theme
    let ground: Ground
    /// Of the picture, in pixels.
    let width: Int
    let height: Int
    /// Of most capitals, in pixels.
    let capital: Float
    /// A picture from a screen or a scanner: no camera, no light.
    let isClean: Bool
    let quality: Int
    let surface: RGBImage.Color
    let camera: BoardView.Camera
    /// Where the content lies in the picture, in pixels.
    let place: BoardArea
    /// How far the board reaches beyond its content, as a share of the longer side.
    let margin: Float

    init(isShort: Bool, using random: inout SplitMix64) {
        theme = isShort ? .short : Self.theme(using: &random)
        ground = Self.ground(for: theme, using: &random)
        (width, height) = Self.size(theme, using: &random)
        capital = Self.capital(theme, width: width, height: height, using: &random)
        isClean = random.chance(theme == .short ? 0.7 : theme == .print || theme == .fragment ? 0.3 : 0.1)
        quality = random.integer(isClean ? 70...95 : 50...95)
        surface = Self.surface(ground, isClean: isClean, using: &random)
        let isClose = theme == .fragment || random.chance(0.45)
        camera = isClean ? Self.scanner(using: &random) : Self.camera(using: &random)
        let picture = BoardArea(.zero, SIMD2(Float(width), Float(height)))
        let side = Float(max(width, height))
        if isClose || isClean {
            let isCut = !isClean && random.chance(0.2)
            place = picture.grown(by: side * (isCut ? random.uniform(0, 0.12) : -random.uniform(0.005, 0.05)))
            margin = isClean || random.chance(0.75) ? 3 : random.uniform(0.01, 0.1)
        } else {
            let size = picture.size * (random.chance(0.25) ? random.uniform(0.55, 0.8) : random.uniform(0.8, 0.98))
            place = picture.place(for: size, using: &random)
            margin = random.uniform(0.005, 0.05)
        }
    }

    private static func theme(using random: inout SplitMix64) -> Theme {
        let shares: [(Theme, Float)] = [
            (.mixed, 34), (.diagram, 13), (.page, 13), (.notes, 4), (.kanban, 4), (.table, 4), (.formulas, 4),
            (.print, 11), (.fragment, 9), (.silent, 4),
        ]
        return random.nextPlace(byShares: shares.map(\.1)).map { shares[$0].0 } ?? .mixed
    }

    private static func ground(for theme: Theme, using random: inout SplitMix64) -> Ground {
        let shares: [Float] =
            switch theme {
            case .page: [0.2, 0.05, 0.7, 0.05]
            case .notes, .kanban: [0.7, 0.05, 0.1, 0.15]
            case .print: [0.3, 0, 0.3, 0.4]
            case .short: [0.25, 0.05, 0.1, 0.1, 0.5]
            default: [0.66, 0.1, 0.2, 0.04]
            }
        let grounds: [Ground] = [.whiteboard, .chalkboard, .paper, .colored, .anyColor]
        return random.nextPlace(byShares: shares).map { grounds[$0] } ?? .whiteboard
    }

    private static func size(_ theme: Theme, using random: inout SplitMix64) -> (Int, Int) {
        let isSmall = theme == .fragment || theme == .short
        let long =
            theme == .short
            ? random.logUniform(150, 900) : isSmall ? random.uniform(120, 400) : random.logUniform(500, 1400)
        let aspect: Float = isSmall ? random.uniform(0.2, 1) : random.pick([0.75, 0.75, 0.75, 0.5625, 0.66, 0.9, 0.45])
        let short = max(40, long * aspect)
        let isUpright = random.chance(theme == .page ? 0.6 : isSmall ? 0.1 : 0.25)
        return isUpright ? (Int(short), Int(long)) : (Int(long), Int(short))
    }

    private static func capital(_ theme: Theme, width: Int, height: Int, using random: inout SplitMix64) -> Float {
        let short = Float(min(width, height))
        if theme == .fragment { return min(110, max(8, short * random.logUniform(0.12, 0.6))) }
        if theme == .short { return min(90, max(8, short * random.logUniform(0.05, 0.33))) }
        let kind = random.unit()
        let wanted =
            kind < 0.72
            ? random.logUniform(10, 36) : kind < 0.88 ? random.logUniform(7, 12) : random.logUniform(30, 110)
        return min(wanted, short / (random.chance(0.2) ? 6 : 11))
    }

    private static func surface(_ ground: Ground, isClean: Bool, using random: inout SplitMix64) -> RGBImage.Color {
        switch ground {
        case .whiteboard:
            let gray =
                isClean ? random.uniform(240, 255) : random.pick([random.uniform(205, 250), random.uniform(145, 215)])
            return RGBImage.Color(gray: gray).varied(by: isClean ? 1 : 3, using: &random)
        case .chalkboard:
            return random.pick(BoardPalette.chalkboards).varied(by: 7, using: &random)
        case .paper:
            return random.pick(BoardPalette.papers).varied(by: 6, using: &random)
        case .colored: return random.pick(BoardPalette.signs + BoardPalette.notes).varied(by: 10, using: &random)
        case .anyColor: return RGBImage.Color.any(using: &random)
        }
    }

    private static func scanner(using random: inout SplitMix64) -> BoardView.Camera {
        BoardView.Camera(
            roll: random.chance(0.2) ? random.normal() * 0.7 : 0,
            turns: random.chance(0.06) ? random.integer(1...3) : 0, distance: 100)
    }

    private static func camera(using random: inout SplitMix64) -> BoardView.Camera {
        let yaw = random.pick([
            random.normal() * 5, random.normal() * 5, random.uniform(-22, 22), random.uniform(-35, 35),
        ])
        return BoardView.Camera(
            yaw: yaw, pitch: random.normal() * 6, roll: random.normal() * (random.chance(0.2) ? 7 : 1.8),
            turns: random.chance(0.12) ? random.pick([1, 1, 3, 3, 2]) : 0, distance: random.uniform(1, 2.5),
            bend: random.chance(0.3) ? random.uniform(-0.03, 0.03) : 0)
    }
}
