import GlyphTraining
import Imaging
import Testing

@testable import TrainingSets

@Suite struct BatteryPictureTests {
    private static let fonts: [any LineSetter] = {
        var random = SplitMix64(seed: 1)
        return [HandLineSetter(hand: Hand(using: &random, variation: 0))]
    }()

    private static func items(_ count: Int = 2) -> [BatteryDesign.Item] {
        BatteryDesign(seed: 1, count: count, fonts: 1).items
    }

    @Test func sameItemSamePicture() {
        for item in Self.items(1).prefix(4) {
            let pictures = (0..<2).map { _ in BatteryPicture(item, seed: 1, fonts: Self.fonts) }
            #expect(pictures[0].image == pictures[1].image && pictures[0].truth == pictures[1].truth)
        }
    }

    @Test func hasTextAndASizeThatCanBeRead() {
        for item in Self.items() {
            let picture = BatteryPicture(item, seed: 1, fonts: Self.fonts)
            #expect(!picture.truth.isEmpty && picture.truth.allSatisfy { $0.isASCII || $0 == "°" }, "\(item.name)")
            #expect(picture.image.width <= 3200 && picture.image.height <= 2500, "\(item.name)")
        }
    }

    /// Twenty fonts stand in for one another; one character is one character in each.
    @Test func oneCharacterIsOne() {
        for item in Self.items(6) where item.kind == .character {
            #expect(BatteryPicture(item, seed: 1, fonts: Self.fonts).truth.count == 1)
        }
    }

    @Test func contrastIsThatOfTheStandard() {
        let (black, white) = (RGBImage.Color(gray: 0), RGBImage.Color(gray: 255))
        let red = RGBImage.Color(red: 255, green: 0, blue: 0)
        #expect(black.contrastRatio(to: white) == 21 && white.contrastRatio(to: white) == 1)
        #expect(abs(red.contrastRatio(to: white) - 3.998) < 0.001)
    }

    @Test func groundsAreAsTheyAreCalled() {
        for item in Self.items(4) where item.condition == .clean && item.ground != .vivid {
            let corner = BatteryPicture(item, seed: 1, fonts: Self.fonts).image[0, 0].luminance
            #expect(item.ground == .inverted ? corner < 100 : corner > 150, "\(item.name)")
        }
    }
}
