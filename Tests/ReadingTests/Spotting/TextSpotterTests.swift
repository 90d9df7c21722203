import GlyphClassifier
import Testing

@testable import Reading

@Suite struct TextSpotterTests {
    private func spotter(_ seen: SeenLine, by classifier: some GlyphClassifying) throws -> TextSpotter {
        let reader = PageReader(classifier: classifier, prior: nil, layout: .singleLine)
        return TextSpotter(seen, try #require(reader.readings([seen]).first))
    }

    private func spotter(_ text: String) throws -> TextSpotter {
        try spotter(.written(text), by: TemplateClassifier())
    }

    @Test(arguments: ["hotel", "HO TEL", "hot", "otel"]) func whatIsReadIsFound(_ text: String) throws {
        let found = try #require(spotter("HOTEL").find(WantedText(text)))
        #expect(abs(found.freeLag) < 0.01)
        #expect(abs(found.readLag) < 0.01)
        #expect(found.length == WantedText(text).characters.count)
    }

    @Test func somethingLikeItIsWorseAndSomethingElseWorst() throws {
        let spotter = try spotter("HOTEL")
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
        #expect(found.goesOnBefore < 0.1, "a word begins here")
        #expect(found.goesOnAfter == 0, "the line ends here")
        let inside = try #require(spotter("XXHOTEL").find(WantedText("hot")))
        #expect(inside.box.x == 80 && inside.box.width == 2 * 36 + 30)
        #expect(inside.goesOnBefore > 0.95 && inside.goesOnAfter > 0.95, "the word goes on on both sides")
    }

    @Test func ofSeveralPlacesTheBestIsTaken() throws {
        let found = try #require(spotter("HOX TOE HOE HOT").find(WantedText("hoe")))
        #expect(found.box.x == 8 + 8 * 36)
    }

    @Test func aCharacterMayBeMissing() throws {
        let found = try #require(spotter("HOEL").find(WantedText("hotel")))
        let none = try #require(spotter("XXHX").find(WantedText("hotel")))
        #expect(found.freeLag > none.freeLag + 0.5)
    }

    /// Something else was read, but the columns say that it may as well be the text.
    @Test func whatWasNotReadMayBeFound() throws {
        let boxes = TestScoredLines.boxes(gaps: [4, 4])
        let seen = TestColumns.boxes(boxes, "abcx", [[-0.05, -9, -9, -9], [-9, -1, -0.5, -9], [-9, -9, -9, -0.05]])
        let spotter = try spotter(seen, by: SameAnswer("abcx"))
        let (read, other) = (
            try #require(spotter.find(WantedText("acx"))), try #require(spotter.find(WantedText("abx")))
        )
        #expect(abs(read.freeLag) < 0.01 && abs(read.readLag) < 0.01)
        #expect(other.freeLag < read.freeLag && other.freeLag > -0.3 && abs(other.readLag - other.freeLag) < 0.01)
    }

    @Test func equalsNeedNothingBetweenThem() throws {
        let single = try #require(spotter("HOE").find(WantedText("hooe")))
        let double = try #require(spotter("HOOE").find(WantedText("hooe")))
        #expect(abs(double.freeLag) < 0.01 && single.freeLag < -0.5)
    }

    @Test func caseAndAccentsCountForNothing() throws {
        let seen = TestColumns.boxes(
            TestScoredLines.boxes(gaps: [4, 4, 4]), "CafeéF",
            [0, 1, 5, 4].map { own in (0..<6).map { $0 == own ? -0.02 : -9 } })
        let spotter = try spotter(seen, by: SameAnswer("CafeéF"))
        for text in ["cafe", "CAFÉ", "Cafe\u{301}"] {
            let found = try #require(spotter.find(WantedText(text)))
            #expect(abs(found.freeLag) < 0.01, "\(text)")
        }
        let other = try #require(spotter.find(WantedText("cefe")))
        #expect(other.freeLag < -0.5)
    }

    @Test func nothingToFind() throws {
        #expect(try spotter("HOTEL").find(WantedText("  ")) == nil)
        let unknown = try #require(spotter("HOTEL").find(WantedText("日本")))
        #expect(SpottingModel.fitted.probability(unknown) < 0.001, "no character of it is known")
    }
}
