import DocumentModel
import GlyphClassifier
import Testing

@testable import Reading

@Suite struct LineGeometryTests {
    /// A line in which each character has the proportions it should have.
    private func written(
        _ text: String, slope: Double = 0, xHeight: Double = 24, high: ((Character) -> Double)? = nil
    ) -> (line: ScoredLine, path: ReadPath) {
        let boxes = text.enumerated().map { index, character in
            let proportions = GlyphProportions(of: character)
            let x = 10 + 40 * index
            let ground = 80 + slope * (Double(x) + 10)
            let top = Int((ground - (high?(character) ?? proportions.top) * xHeight).rounded())
            return PixelBox(
                x: x, y: top, width: 20, height: Int((ground - proportions.bottom * xHeight).rounded()) - top)
        }
        let set = Array("xohpbnOL7,'.-")
        let line = TestScoredLines.singles(boxes, String(set), text.map { own in set.map { $0 == own ? -0.1 : -5 } })
        let steps = text.enumerated().map { index, character in
            ReadPath.Step(
                candidate: TestScoredLines.single(index, in: line), classIndex: set.firstIndex(of: character) ?? 0,
                spaceBefore: false)
        }
        return (line, ReadPath(steps: steps, score: 0))
    }

    @Test func placesAreThoseOfTheAlignedCharacters() throws {
        let set = CharacterSet(Array("xohpbnOL7,'.-"))
        func places(_ text: String) throws -> [GlyphPlace]? {
            let (line, _) = written(text)
            let boxes = line.line.primitives.map(\.box)
            let said = text.map { own in set.characters.map { $0 == own ? Float(-0.1) : -5 } }
            let seen = TestColumns.boxes(boxes, String(set.characters), said, space: .max)
            return try #require(AlignedText(of: text, in: seen, set)).places(set)
        }
        let found = try #require(try places("xhponb7x"))
        #expect(found.count == 8)
        for (place, character) in zip(found, "xhponb7x") {
            let usual = GlyphProportions(of: character)
            #expect(abs(place.top - usual.top) < 0.1 && abs(place.bottom - usual.bottom) < 0.1)
        }
        #expect(try places("-.,") == nil)
    }

    @Test func proportionsOfOneHandAreFollowed() throws {
        // Who writes a p on the line writes what others would take for a capital o.
        let (line, path) = written("xhponb7x")
        let set = line.characterSet
        let own = set.characters.map { character in
            let places = [GlyphPlace](repeating: GlyphPlace(top: 1.75, bottom: 0), count: 20)
            return GlyphProportions(of: character).adapted(to: character == "p" ? places : [])
        }
        let geometry = try #require(LineGeometry(of: line, path: path, proportions: own))
        let usual = try #require(LineGeometry(of: line, path: path))
        let p = try #require(set.index(of: "p"))
        let tall = GlyphPlace(top: 1.75, bottom: 0)
        #expect(geometry.logLikelihood(tall, p) > usual.logLikelihood(tall, p) + 1)
    }

    /// In print capitals are a third higher than a small x.
    @Test func capitalsOfPrintAreCapitals() throws {
        let height = { (character: Character) -> Double in "xopn".contains(character) ? 1 : 1.35 }
        let (line, path) = written("xhoLnObOLx", high: height)
        let geometry = try #require(LineGeometry(of: line, path: path))
        let place = geometry.place(of: line.graph.candidates[TestScoredLines.single(5, in: line)].box)
        #expect(abs(place.top - 1.75) < 0.2)
        let (small, capital) = (GlyphProportions(of: "o"), GlyphProportions(of: "O"))
        #expect(capital.logLikelihood(place) > small.logLikelihood(place) + 1)
    }

    @Test func findsBaselineAndXHeight() throws {
        let (line, path) = written("xhponb7x")
        let geometry = try #require(LineGeometry(of: line, path: path))
        #expect(abs(geometry.baseline - 80) < 0.6 && abs(geometry.xHeight - 24) < 0.6)
        #expect(abs(geometry.slope) < 0.003)
    }

    @Test func aSlightSlopeIsFollowedInPart() throws {
        let (line, path) = written("xhponbxhopnbxxoh", slope: 0.03)
        let geometry = try #require(LineGeometry(of: line, path: path))
        #expect(geometry.slope > 0.005 && geometry.slope <= 0.031)
    }

    @Test func signsAloneTellNothing() {
        for text in ["-,.'-", "xh", ""] {
            let (line, path) = written(text)
            #expect(LineGeometry(of: line, path: path) == nil)
        }
    }

    @Test func tellsAlikeShapesApartByHeightAndPlace() throws {
        let (line, path) = written("xohpnOb,'")
        let geometry = try #require(LineGeometry(of: line, path: path))
        func likelihood(_ primitive: Int, _ character: Character) throws -> Float {
            let index = try #require(line.characterSet.index(of: character))
            return geometry.logLikelihood(line.line.primitives[primitive].box, index)
        }
        #expect(try likelihood(1, "o") > likelihood(1, "O") + 1)
        #expect(try likelihood(5, "O") > likelihood(5, "o") + 1)
        #expect(try likelihood(7, ",") > likelihood(7, "'") + 1)
        #expect(try likelihood(8, "'") > likelihood(8, ",") + 1)
        #expect(try likelihood(0, "x") <= 0 && likelihood(0, "x") > -0.1)
    }
}
