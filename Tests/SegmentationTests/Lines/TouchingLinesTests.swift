import DocumentModel
import Preprocessing
import Testing

@testable import Segmentation

@Suite struct TouchingLinesTests {
    private let scale = PageScale(strokeWidth: 3, textHeight: 20)

    /// Two lines of five letters, where a leg of the third one above reaches into the letter below it.
    private func mask(isTouching: Bool = true) -> InkMask {
        var mask = InkMask(width: 140, height: 90)
        mask.drawLine(x: 10, y: 10, count: 5)
        mask.drawLine(x: 10, y: 48, count: 5)
        if isTouching { mask.fill(PixelBox(x: 61, y: 30, width: 3, height: 18)) }
        return mask
    }

    private func lines(of mask: InkMask) -> [FoundLine] {
        TextLineFinder(scale: scale).lines(of: TextComponents(ConnectedComponents.label(mask), scale: scale))
    }

    @Test func areFoundAnewWithTheLettersParted() throws {
        let mask = mask()
        let before = lines(of: mask)
        let found = TouchingLines(scale: scale).proposals(for: before)
        let proposal = try #require(found.first)
        #expect(proposal.replaced == Array(before.indices))
        #expect(proposal.lines.map(\.components.count) == [5, 5])
        #expect(proposal.lines.joined.map(\.area).reduce(0, +) == mask.inkCount)
        let boxes = proposal.lines.map(\.box).sorted { $0.y < $1.y }
        #expect(boxes[0].y == 10 && boxes[1].maxY == 68)
        #expect(boxes[0].maxY == boxes[1].y, "the leg is parted, and nothing else")
    }

    @Test func areNoneWhereNothingTouches() {
        #expect(TouchingLines(scale: scale).proposals(for: lines(of: mask(isTouching: false))).isEmpty)
    }

    @Test func reachingUpLikeABracketIsNotTouching() {
        var mask = InkMask(width: 140, height: 90)
        mask.drawLine(x: 30, y: 30, count: 4)
        mask.fill(PixelBox(x: 10, y: 10, width: 3, height: 60))
        #expect(TouchingLines(scale: scale).proposals(for: lines(of: mask)).isEmpty)
    }

    @Test(arguments: [(14, 60, 3), (14, 40, 0), (6, 60, 0)])
    func onlyTallInkWithAThinPlaceIsParted(width: Int, height: Int, ways: Int) {
        // Full ink has no thin place; two blots joined by a stroke have one.
        var mask = InkMask(width: 40, height: 80)
        if ways > 0 {
            mask.fill(PixelBox(x: 5, y: 5, width: width, height: 20))
            mask.fill(PixelBox(x: 5, y: 45, width: width, height: 20))
            mask.fill(PixelBox(x: 10, y: 25, width: 3, height: 20))
        } else {
            mask.fill(PixelBox(x: 5, y: 5, width: width, height: height))
        }
        let components = ConnectedComponents.label(mask)
        let found = TouchingLines(scale: scale).ways(ofParting: components[0])
        #expect(found.isEmpty == (ways == 0))
        for parts in found {
            #expect(parts.count == 2)
            #expect(parts.map(\.area).reduce(0, +) == mask.inkCount)
        }
    }
}

extension [FoundLine] {
    fileprivate var joined: [Component] { flatMap(\.components) }
}
