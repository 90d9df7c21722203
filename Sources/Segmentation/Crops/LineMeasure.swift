import DocumentModel
import Finding
import Glibc
import Preprocessing

/// How high a line's letters are, how it runs, and how far its ink reaches: by its ink in a crop, in pixels of that.
struct LineMeasure {
    /// The median height of its letters.
    let letterHeight: Double
    /// How much it falls to the right, in pixels a pixel.
    let slope: Double
    /// A place on the line, about which the others are.
    let centre: SIMD2<Double>
    /// How far the ink reaches to the left and to the right of the centre.
    let before: Double
    let after: Double
    /// How far it reaches above and below a straight line of that slope through the centre.
    let rise: Double
    let fall: Double

    /// Weight of the crop's own direction in the fit of the slope, in squared letter heights: a short line mostly keeps
    /// that direction.
    private static let steadiness = 40.0

    /// `nil` without ink.
    init?(_ components: [Component], width: Int, height: Int) {
        let letters = LetterHeight.letters(of: components)
        guard let tall = LetterHeight.median(of: letters) else { return nil }
        // Joined letters are higher together than each by itself.
        let mask = InkMask(width: width, height: height, components: components)
        let own = max(1, tall * CoreZone.closeShare(in: mask, height: tall))
        let middles = letters.map { SIMD2($0.box.midX, $0.box.midY) }
        guard let fit = StraightFit(middles, steadiness: Self.steadiness * own * own) else { return nil }
        var (left, right, top, bottom) = (Double.infinity, -Double.infinity, Double.infinity, -Double.infinity)
        for run in components.lazy.flatMap(\.runs) {
            for x in [Double(run.start) - fit.mean.x, Double(run.end) - fit.mean.x] {
                let y = Double(run.y) - fit.mean.y - fit.slope * x
                (left, right) = (min(left, x), max(right, x))
                (top, bottom) = (min(top, y), max(bottom, y + 1))
            }
        }
        (letterHeight, slope, centre) = (own, fit.slope, fit.mean)
        (before, after, rise, fall) = (-left, right, -top, bottom)
    }
}

extension InkMask {
    /// The ink of some components alone.
    init(width: Int, height: Int, components: [Component]) {
        self.init(width: width, height: height)
        for run in components.lazy.flatMap(\.runs) {
            let row = Int(run.y) * width
            for x in Int(run.start)..<Int(run.end) { pixels[row + x] = 1 }
        }
    }
}
