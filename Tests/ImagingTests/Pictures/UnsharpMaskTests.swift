import DocumentModel
import Testing

@testable import Imaging

@Suite struct UnsharpMaskTests {
    /// A step from dark to light in the middle.
    private func step() -> RGBImage {
        var image = RGBImage(width: 40, height: 20)
        image.tint(
            .init(x: 0, y: 0, width: 20, height: 20), with: .init(red: 100, green: 60, blue: 200), opacity: 1)
        image.tint(
            .init(x: 20, y: 0, width: 20, height: 20), with: .init(red: 200, green: 160, blue: 210), opacity: 1)
        return image
    }

    /// Against the definition: a pixel and what it differs by from the mean around it.
    @Test(arguments: [(halfWidth: 1, amount: 0.5), (halfWidth: 3, amount: 1.0)])
    func addsTheDifferenceToTheMean(halfWidth: Int, amount: Double) throws {
        let image = step()
        let sharp = try #require(image.sharpened(by: UnsharpMask(halfWidth: halfWidth, amount: amount)))
        for x in 8..<32 {
            let around = (x - halfWidth...x + halfWidth).map { Double(image[$0, 10].red) }
            let (value, mean) = (Double(image[x, 10].red), around.reduce(0, +) / Double(around.count))
            let expected = max(0, min(255, value + amount * (value - mean)))
            #expect(abs(Double(sharp[x, 10].red) - expected) <= 2, "\(x)")
        }
    }

    @Test func keepsSizeAndResolution() throws {
        var image = step()
        image.resolution = Resolution(x: 300, y: 300)
        let sharp = try #require(image.sharpened(by: UnsharpMask(halfWidth: 2, amount: 1)))
        #expect(sharp.width == 40 && sharp.height == 20 && sharp.resolution == image.resolution)
        #expect(sharp[5, 10] == image[5, 10] && sharp[35, 10] == image[35, 10])
    }

    @Test func aMaskThatDoesNothing() {
        #expect(step().sharpened(by: UnsharpMask(halfWidth: 0, amount: 1)) == nil)
        #expect(step().sharpened(by: UnsharpMask(halfWidth: 2, amount: 0)) == nil)
    }
}
