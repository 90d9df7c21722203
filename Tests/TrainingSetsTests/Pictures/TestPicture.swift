import Imaging

@testable import TrainingSets

/// A pale board with a line of bars, a rule below it, a post beside it, and a patch that nobody knows anything about.
enum TestPicture {
    static let (width, height) = (240, 160)
    /// The line's box and what stands in it, in pixels.
    static let line = (x: 40.0, y: 60.0, width: 120.0, height: 24.0)
    static let letterHeight: Float = 20
    static let rule = (x: 40.0, y: 110.0, width: 120.0, height: 10.0)
    static let post = (x: 164.0, y: 56.0, width: 10.0, height: 32.0)
    static let patch = (x: 4.0, y: 4.0, width: 30.0, height: 30.0)

    typealias Box = (x: Double, y: Double, width: Double, height: Double)

    /// Seven letters, 10 wide, 18 apart.
    static let letters = (0..<7).map { Box(line.x + 2 + 18 * Double($0), line.y + 2, 10, 20) }

    /// How far within a box a place lies, in pixels; below 0 outside of it.
    static func depth(_ place: SIMD2<Double>, in box: Box) -> Double {
        min(min(place.x - box.x, box.x + box.width - place.x), min(place.y - box.y, box.y + box.height - place.y))
    }

    static func make(isLight: Bool = false) -> LabelledPicture {
        var image = RGBImage(width: width, height: height, fill: isLight ? 50 : 220)
        var ink = [UInt8](repeating: 0, count: width * height)
        func fill(_ box: Box, _ kind: LabelledPicture.InkKind) {
            for y in Int(box.y)..<Int(box.y + box.height) {
                for x in Int(box.x)..<Int(box.x + box.width) {
                    ink[y * width + x] = kind.rawValue
                    for channel in 0..<3 { image.pixels[(y * width + x) * 3 + channel] = isLight ? 230 : 40 }
                }
            }
        }
        for letter in letters { fill(letter, .writing) }
        fill(rule, .drawing)
        fill(post, .drawing)
        fill(patch, .unknown)
        let (left, top) = (Float(line.x), Float(line.y))
        let (right, bottom) = (Float(line.x + line.width), Float(line.y + line.height))
        return LabelledPicture(
            image: image, ink: ink,
            lines: [
                LabelledPicture.Line(
                    corners: [[left, top], [right, top], [right, bottom], [left, bottom]], text: "lllllll",
                    letterHeight: letterHeight, isLight: isLight, block: 0)
            ])
    }
}
