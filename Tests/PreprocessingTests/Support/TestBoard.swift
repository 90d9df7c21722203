import DocumentModel
import Imaging
import TestSupport

@testable import Preprocessing

/// A small made-up photo of a board of which every ink pixel is known.
struct TestBoard: Sendable {
    var width = 320
    var height = 240
    /// Where ink is.
    var strokes: [PixelBox] = TestBoard.bars(rows: 4, columns: 14)
    /// The share of the light that ink leaves, per channel.
    var ink: [Double] = [0.3, 0.3, 0.3]
    /// Greatest deviation of a sample.
    var noise = 0
    /// The light on the empty board, 0…255.
    var light: @Sendable (Int, Int) -> Double = { _, _ in 220 }

    /// Upright bars in rows, 4 by 24 pixels, like words without spaces.
    static func bars(rows: Int, columns: Int) -> [PixelBox] {
        (0..<rows).flatMap { row in
            (0..<columns).map { PixelBox(x: 20 + 20 * $0, y: 20 + 56 * row, width: 4, height: 24) }
        }
    }

    var truth: InkMask {
        var mask = InkMask(width: width, height: height)
        for box in strokes {
            for y in box.y..<box.maxY {
                for x in box.x..<box.maxX { mask[x, y] = true }
            }
        }
        return mask
    }

    var image: RGBImage {
        let truth = truth
        var random = TestRandom(seed: 1)
        var result = RGBImage(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                for channel in 0..<3 {
                    let shaken = noise > 0 ? Double(Int.random(in: -noise...noise, using: &random)) : 0
                    let value = light(x, y) * (truth[x, y] ? ink[channel] : 1) + shaken
                    result.pixels[(y * width + x) * 3 + channel] = UInt8(max(0, min(255, value.rounded())))
                }
            }
        }
        return result
    }

    /// The share of the ink that `mask` has, and its wrong pixels as a share of the empty board.
    func agreement(with mask: InkMask) -> (found: Double, wrong: Double) {
        let pairs = zip(truth.pixels, mask.pixels)
        let ink = truth.pixels.count { $0 != 0 }
        let found = pairs.count { $0 != 0 && $1 != 0 }
        let wrong = pairs.count { $0 == 0 && $1 != 0 }
        return (Double(found) / Double(max(1, ink)), Double(wrong) / Double(width * height - ink))
    }
}

extension ContrastMap {
    /// A map of the samples a function tells.
    init(width: Int, height: Int, _ sample: (Int, Int) -> UInt8) {
        let blank = RGBImage(width: width, height: height)
        self.init(of: blank, over: BoardBackground.ofPhoto(blank))
        for y in 0..<height {
            for x in 0..<width { pixels[y * width + x] = sample(x, y) }
        }
    }
}

extension BoardBackground {
    /// Of a photo whose writing is of unknown size.
    static func ofPhoto(_ image: RGBImage) -> BoardBackground {
        let window = Window.ofPhoto(image)
        return BoardBackground(ofReduced: reduce(image, by: window.reduction), window: window)
    }
}
