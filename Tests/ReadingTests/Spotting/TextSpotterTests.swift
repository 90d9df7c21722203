import Testing

@testable import Reading

@Suite struct TextSpotterTests {
    private func spotter(_ text: String) -> TextSpotter {
        let line = ScoredLine.score([.written(text)], with: TemplateClassifier())[0]
        let reader = LineReader(characterSet: line.characterSet, prior: nil)
        return TextSpotter(line, path: reader.read(line)?.path)
    }

    @Test(arguments: ["hotel", "HO TEL", "hot", "otel"]) func whatIsReadIsFound(_ text: String) throws {
        let found = try #require(spotter("HOTEL").find(WantedText(text)))
        #expect(abs(found.freeLag) < 0.01)
        #expect(abs(found.readLag) < 0.01)
        #expect(found.length == WantedText(text).characters.count)
    }

    @Test func somethingLikeItIsWorseAndSomethingElseWorst() throws {
        let spotter = spotter("HOTEL")
        let close = try #require(spotter.find(WantedText("hotex")))
        let far = try #require(spotter.find(WantedText("texxo")))
        #expect(close.freeLag < -0.5)
        #expect(far.freeLag < close.freeLag - 0.5)
        #expect(SpottingModel.fitted.probability(far) < SpottingModel.fitted.probability(close))
    }

    @Test func placeAndNeighbours() throws {
        let found = try #require(spotter("XX HOT").find(WantedText("hot")))
        #expect(found.box.x == 116)
        #expect(found.box.width == 2 * 36 + 30)
        #expect(found.gapBefore > 0.5, "a word begins here")
        #expect(found.gapAfter == SpottedText.widestGap, "the line ends here")
        let inside = try #require(spotter("XXHOTEL").find(WantedText("hot")))
        #expect(
            inside.value(of: .goesOnBefore) == 1 && inside.value(of: .goesOnAfter) == 1,
            "the word goes on on both sides")
    }

    @Test func aCharacterMayBeMissing() throws {
        let found = try #require(spotter("HOEL").find(WantedText("hotel")))
        let none = try #require(spotter("XXHX").find(WantedText("hotel")))
        #expect(found.freeLag > none.freeLag + 0.5)
    }

    @Test func nothingToFind() {
        #expect(spotter("HOTEL").find(WantedText("  ")) == nil)
        #expect(spotter("").find(WantedText("hotel")) == nil)
        #expect(spotter("HOTEL").find(WantedText("日本")) == nil, "no character of it is known")
    }
}
