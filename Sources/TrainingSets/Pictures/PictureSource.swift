import Finding
import Glibc
import GlyphTraining
import Imaging

/// Pieces of pictures whose writing is known: turned, scaled, and photographed otherwise at random.
public struct PictureSource: FindingSource {
    private let pictures: [LabelledPicture]

    /// `nil` without pictures.
    public init?(_ pictures: [LabelledPicture]) {
        guard !pictures.isEmpty else { return nil }
        self.pictures = pictures
    }

    /// A square piece of a picture by chance, most often about one of its lines.
    public func sample(side: Int, using random: inout SplitMix64) -> FindingSample {
        let picture = pictures[Int.random(in: pictures.indices, using: &random)]
        let view = PieceView(of: picture, side: side, using: &random)
        let exposure = PieceExposure(using: &random)
        var piece = view.pixels(of: picture.image)
        var targets = PieceTargets(side: side, view: view).targets(of: picture, isInside: piece.isInside)
        if random.chance(ShowThrough.share), targets.core.contains(1) {
            let back = pictures[Int.random(in: pictures.indices, using: &random)]
            let other = PieceView(of: back, side: side, using: &random).pixels(of: back.image)
            ShowThrough(of: other.pixels, side: side, using: &random).add(to: &piece.pixels, &targets)
        }
        exposure.apply(to: &piece.pixels, width: side, using: &random)
        if exposure.isNegative { for cell in targets.light.indices { targets.light[cell] = 1 - targets.light[cell] } }
        return FindingSample(
            input: FindingInput(width: side, height: side, pixels: piece.pixels), targets: targets)
    }
}

/// Where a piece lies in its picture.
struct PieceView {
    let side: Int
    /// The piece's middle in the picture.
    private let middle: SIMD2<Float>
    /// From a step to the right in the piece to one in the picture.
    private let right: SIMD2<Float>
    /// From a step down in the piece to one in the picture.
    private let down: SIMD2<Float>

    /// Shares of pieces about a line of writing, turned by right angles, and turned anyhow: writing lies at all angles
    /// on notes and tables.
    private static let aboutLines: Float = 0.8
    private static let turned: Float = 0.1
    private static let anyhow: Float = 0.45
    /// Deviation of the angle of all others, in radians.
    private static let tilt: Float = 0.06
    /// The share of pieces that are seen from the side, and how much narrower they are then at most.
    private static let aslant: Float = 0.25
    private static let narrowest: Float = 0.5
    /// Pixels of the piece for one of the picture, and the greatest ones that a share of pieces has, whose letters are
    /// given a height.
    private static let scales: ClosedRange<Float> = 0.6...1.7
    private static let extremes: ClosedRange<Float> = 0.3...5
    private static let givenHeight: Float = 0.4
    /// Heights of letters in a piece, in pixels: scales that would lead beyond them are not used.
    private static let letterHeights: ClosedRange<Float> = 6...140

    /// - Parameters:
    ///   - side: of the piece, in its pixels.
    ///   - middle: of the piece, in the picture.
    ///   - angle: by which the piece lies turned in the picture, clockwise in radians.
    ///   - scale: pixels of the piece for one of the picture.
    ///   - narrowing: by which the piece is narrower one way, as if seen from the side.
    ///   - axis: that way, clockwise in radians.
    init(side: Int, middle: SIMD2<Float>, angle: Float, scale: Float, narrowing: Float = 1, axis: Float = 0) {
        (self.side, self.middle) = (side, middle)
        let along = SIMD2(cos(axis), sin(axis))
        func step(_ way: SIMD2<Float>) -> SIMD2<Float> {
            let wider = way + along * ((way * along).sum() * (1 / narrowing - 1))
            return SIMD2(cos(angle) * wider.x - sin(angle) * wider.y, sin(angle) * wider.x + cos(angle) * wider.y)
                / scale
        }
        (right, down) = (step([1, 0]), step([0, 1]))
    }

    init(of picture: LabelledPicture, side: Int, using random: inout SplitMix64) {
        let middle: SIMD2<Float>
        var scale = random.logUniform(Self.scales.lowerBound, Self.scales.upperBound)
        let size = SIMD2(Float(picture.image.width), Float(picture.image.height))
        if random.chance(Self.aboutLines), let line = picture.lines.randomElement(using: &random) {
            let share = random.unit()
            let way = line.corners[1] - line.corners[0]
            let stray = SIMD2(random.normal(), random.normal()) * Float(side) / 5
            middle = line.corners[0] + way * share + stray
            let height = max(1, line.letterHeight)
            if random.chance(Self.givenHeight) {
                scale = random.logUniform(Self.letterHeights.lowerBound, Self.letterHeights.upperBound) / height
            }
            scale = max(Self.letterHeights.lowerBound / height, min(Self.letterHeights.upperBound / height, scale))
            scale = max(Self.extremes.lowerBound, min(Self.extremes.upperBound, scale))
        } else {
            middle = SIMD2(random.unit(), random.unit()) * size
        }
        var angle = random.normal() * Self.tilt
        let kind = random.unit()
        if kind < Self.turned {
            angle += Float(Int.random(in: 1...3, using: &random)) * .pi / 2
        } else if kind < Self.turned + Self.anyhow {
            angle = random.uniform(-.pi, .pi)
        }
        let narrowing = random.chance(Self.aslant) ? random.uniform(Self.narrowest, 1) : 1
        let axis = random.uniform(0, .pi)
        self.init(side: side, middle: middle, angle: angle, scale: scale, narrowing: narrowing, axis: axis)
    }

    /// A place in the picture.
    func place(x: Float, y: Float) -> SIMD2<Float> {
        let (u, v) = (x - Float(side) / 2, y - Float(side) / 2)
        return middle + right * u + down * v
    }

    /// Where a place of the picture is in the piece.
    func piece(_ place: SIMD2<Float>) -> SIMD2<Float> {
        let way = place - middle
        let determinant = right.x * down.y - right.y * down.x
        return SIMD2(way.x * down.y - way.y * down.x, right.x * way.y - right.y * way.x) / determinant
            + Float(side) / 2
    }

    /// The piece's colours, bilinear between those of the picture, and whether each pixel lies in it.
    func pixels(of image: RGBImage) -> (pixels: [UInt8], isInside: [Bool]) {
        var result = [UInt8](repeating: 0, count: side * side * 3)
        var inside = [Bool](repeating: false, count: side * side)
        let (width, height) = (image.width, image.height)
        image.pixels.withUnsafeBufferPointer { source in
            result.withUnsafeMutableBufferPointer { result in
                for y in 0..<side {
                    var point = place(x: 0.5, y: Float(y) + 0.5) - 0.5
                    for x in 0..<side {
                        let isIn =
                            point.x >= -0.5 && point.y >= -0.5 && point.x < Float(width) - 0.5
                            && point.y < Float(height) - 0.5
                        inside[y * side + x] = isIn
                        let px = max(0, min(Float(width - 1), point.x))
                        let py = max(0, min(Float(height - 1), point.y))
                        let (left, top) = (Int(px), Int(py))
                        let (right, bottom) = (min(width - 1, left + 1), min(height - 1, top + 1))
                        let (fx, fy) = (px - Float(left), py - Float(top))
                        let a = (top &* width &+ left) &* 3
                        let b = (top &* width &+ right) &* 3
                        let c = (bottom &* width &+ left) &* 3
                        let d = (bottom &* width &+ right) &* 3
                        let target = (y &* side &+ x) &* 3
                        for channel in 0..<3 {
                            let upper = Float(source[a &+ channel]) * (1 - fx) + Float(source[b &+ channel]) * fx
                            let lower = Float(source[c &+ channel]) * (1 - fx) + Float(source[d &+ channel]) * fx
                            result[target &+ channel] = UInt8(upper * (1 - fy) + lower * fy + 0.5)
                        }
                        point += self.right
                    }
                }
            }
        }
        return (result, inside)
    }
}
