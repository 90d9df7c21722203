import GlyphClassifier
import Testing

@testable import GlyphTraining

@Suite struct LineDegradationTests {
    private static let width = 60

    /// Two upright strokes, two columns wide and two apart.
    private var strokes: [Float] {
        (0..<Self.width * LineInput.height).map { index in
            let (x, y) = (index % Self.width, index / Self.width)
            return (14..<34).contains(y) && [20, 21, 24, 25].contains(x) ? 1 : 0
        }
    }

    @Test func itIsDarkWhereTheInkIs() {
        var random = SplitMix64(seed: 3)
        for _ in 0..<40 {
            var ink = strokes
            let contrast = LineDegradation(using: &random).expose(&ink, width: Self.width, using: &random)
            #expect(contrast.count == ink.count && ink.allSatisfy { (0...1).contains($0) })
            let (row, beside) = (24 * Self.width, 5)
            let stroke = (18..<28).map { contrast[row + $0] }.max() ?? 0
            #expect(stroke > 2 * abs(contrast[row + beside]))
        }
    }

    @Test func smallLettersRunTogether() {
        var random = SplitMix64(seed: 4)
        var joined = 0
        for _ in 0..<40 {
            var ink = strokes
            _ = LineDegradation(using: &random).expose(&ink, width: Self.width, using: &random)
            joined += (22...23).contains { ink[24 * Self.width + $0] > 0.5 } ? 1 : 0
        }
        #expect((5..<35).contains(joined))
    }
}

@Suite struct PictureTests {
    @Test func valuesLieBetweenSamples() {
        var picture = Picture(width: 2, height: 2)
        picture.values = [0, 1, 2, 3]
        #expect(picture.value(0.5, 0.5) == 1.5 && picture.value(1, 0) == 1 && picture.value(5, 5) == 0)
    }

    @Test func blurringKeepsTheSum() {
        var picture = Picture(width: 9, height: 9)
        picture.values[40] = 16
        picture.blur()
        #expect(picture.values.reduce(0, +) == 16 && picture.values[40] == 4 && picture.values[30] == 1)
    }
}
