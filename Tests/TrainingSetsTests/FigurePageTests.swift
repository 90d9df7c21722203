import GlyphTraining
import Testing

@testable import TrainingSets

struct FigurePageTests {
    @Test(arguments: FigureText.Kind.allCases) func figuresHaveNoWords(kind: FigureText.Kind) {
        var random = SplitMix64(seed: 3)
        for _ in 0..<100 {
            let text = FigureText.text(kind, using: &random)
            #expect(text.contains { $0.isNumber })
            #expect(!text.contains("  ") && !text.hasPrefix(" "))
        }
    }

    @Test func aPageSaysWhatIsWrittenOnIt() {
        var random = SplitMix64(seed: 5)
        let hand = HandLineSetter(hand: Hand(using: &random))
        let page = FigurePage(.phone, count: 3, setter: hand, using: &random)
        #expect(page.count == 3 && page.truth.split(separator: "\n").count == 3)
        #expect(page.image.width > 100 && page.image.height > 100)
        #expect(page.image.pixels.contains { $0 < 80 })
    }
}
