import DocumentModel
import Testing

@testable import Reading

@Suite struct LineGeometryTests {
    /// A line in which each character has the proportions it should have.
    private func written(_ text: String, slope: Double = 0, xHeight: Double = 24) -> (line: ScoredLine, path: ReadPath)
    {
        let boxes = text.enumerated().map { index, character in
            let proportions = GlyphProportions(of: character)
            let x = 10 + 40 * index
            let ground = 80 + slope * (Double(x) + 10)
            let top = Int((ground - proportions.top * xHeight).rounded())
            return PixelBox(
                x: x, y: top, width: 20, height: Int((ground - proportions.bottom * xHeight).rounded()) - top)
        }
        let set = Array("xohpbnOL7,'.-")
        let line = TestLattice.singles(boxes, String(set), text.map { own in set.map { $0 == own ? -0.1 : -5 } })
        let steps = text.enumerated().map { index, character in
            ReadPath.Step(
                candidate: TestLattice.single(index, in: line), classIndex: set.firstIndex(of: character) ?? 0,
                spaceBefore: false)
        }
        return (line, ReadPath(steps: steps, score: 0))
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
