import GlyphTraining
import Imaging
import Preprocessing
import Testing
import TrainingSets

@testable import Boardscan

@Suite struct UnsharpMaskFocusingTests {
    private static let letterHeight = 30.0

    /// A board whose letters are about 30 pixels high, blurred by making it smaller and larger again.
    ///
    /// `ink` is the share of the ink's contrast that is left, `noise` the greatest deviation of a sample.
    private func board(blurredBy factor: Double, ink: Double = 1, noise: Int = 0) -> PreprocessedImage {
        let recipe = BoardRecipe(name: "blurred", level: .twoColumn, seed: 73, width: 1600, height: 1200)
        var image = SyntheticBoard(recipe: recipe).image.scaled(by: 1 / factor).scaled(by: factor)
        var random = SplitMix64(seed: 1)
        for pixel in stride(from: 0, to: image.pixels.count, by: 3) {
            let grain = Int.random(in: -noise...noise, using: &random)
            for index in pixel..<pixel + 3 {
                let value = 235 - Int(ink * Double(255 - image.pixels[index])) + grain
                image.pixels[index] = UInt8(max(0, min(255, value)))
            }
        }
        return Preprocessor().preprocess(image)
    }

    private func mask(blurredBy factor: Double) -> UnsharpMask? {
        UnsharpMask(focusing: board(blurredBy: factor), letterHeight: Self.letterHeight)
    }

    @Test func aPhotoInFocusNeedsNone() {
        #expect(mask(blurredBy: 1) == nil)
    }

    /// Edges as wide as these are sharp for letters that are so much higher.
    @Test func largeLettersNeedNone() {
        let blurred = board(blurredBy: 3)
        #expect(UnsharpMask(focusing: blurred, letterHeight: 90) == nil)
        #expect(UnsharpMask(focusing: blurred, letterHeight: nil) == nil, "there is nothing to read")
    }

    @Test func moreBlurNeedsMore() throws {
        let (some, more) = try (#require(mask(blurredBy: 3)), #require(mask(blurredBy: 4)))
        #expect(some.amount > 0.5 && more.amount > some.amount && more.amount <= 2)
    }

    /// What would be raised is the noise.
    @Test func inkThatHardlyStandsOutIsLeftAlone() throws {
        let clear = board(blurredBy: 3, ink: 0.2, noise: 1)
        #expect(UnsharpMask(focusing: clear, letterHeight: Self.letterHeight) != nil)
        let faint = try #require(
            (6...24).lazy.map { board(blurredBy: 3, ink: 0.2, noise: $0) }.first {
                InkEdges(of: $0).map { $0.width >= 2.6 && $0.prominence < 9 } ?? false
            })
        #expect(UnsharpMask(focusing: faint, letterHeight: Self.letterHeight) == nil)
    }
}
