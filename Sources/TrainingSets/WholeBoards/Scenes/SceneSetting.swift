import GlyphTraining
import Imaging

/// What a made-up scene shows and how it was taken, before anything is drawn.
struct SceneSetting {
    enum Kind: CaseIterable {
        /// Sticky notes; pages and cards on tables; lanes of a kanban board; a poster; chalk; writing on glass.
        case notes, pages, lanes, poster, chalk, glass
        /// Hardly anything but dust; and a texture without any writing.
        case dust, texture

        /// How often, in hundredths.
        var share: Float {
            switch self {
            case .pages: 33
            case .notes: 25
            case .lanes, .poster, .dust: 8
            case .texture: 7
            case .chalk: 6
            case .glass: 5
            }
        }
    }

    let kind: Kind
    /// Of the picture, in pixels.
    let width: Int
    let height: Int
    /// Of most capitals, in pixels.
    let capital: Float
    let quality: Int
    /// A scan: no camera, no light.
    let isClean: Bool
    let camera: BoardView.Camera
    /// Where the content lies in the picture, in pixels.
    let place: BoardArea

    init(using random: inout SplitMix64) {
        kind = random.nextPlace(byShares: Kind.allCases.map(\.share)).map { Kind.allCases[$0] } ?? .pages
        let long = random.logUniform(500, 1400)
        let short = long * random.pick([0.75, 0.75, 0.75, 0.5625, 0.66, 0.9])
        let isUpright = random.chance(kind == .pages ? 0.6 : 0.3)
        (width, height) = isUpright ? (Int(short), Int(long)) : (Int(long), Int(short))
        let wanted = random.chance(0.7) ? random.logUniform(9, 34) : random.logUniform(7, 60)
        capital = min(wanted, short / (kind == .notes ? 14 : 10))
        isClean = kind == .dust && random.chance(0.4)
        quality = random.integer(50...95)
        camera = isClean ? BoardView.Camera(distance: 100) : Self.camera(kind, using: &random)
        let picture = BoardArea(.zero, SIMD2(Float(width), Float(height)))
        // A picture that is held askew shows no corner of what it is of.
        let isAskew = abs(camera.roll) > 12
        place = picture.grown(by: long * (isAskew ? 0.2 : random.chance(0.4) ? random.uniform(0, 0.1) : 0))
    }

    private static func camera(_ kind: Kind, using random: inout SplitMix64) -> BoardView.Camera {
        let yaw = random.pick([
            random.normal() * 5, random.normal() * 5, random.uniform(-25, 25), random.uniform(-50, 50),
        ])
        let pitch = kind == .pages ? random.pick([random.normal() * 6, random.uniform(-40, 40)]) : random.normal() * 7
        let roll = random.chance(0.15) ? random.uniform(-45, 45) : random.normal() * 3
        return BoardView.Camera(
            yaw: yaw, pitch: pitch, roll: roll, turns: random.chance(0.12) ? random.pick([1, 1, 3, 3, 2]) : 0,
            distance: random.uniform(1, 2.5), bend: random.chance(0.3) ? random.uniform(-0.03, 0.03) : 0)
    }
}
