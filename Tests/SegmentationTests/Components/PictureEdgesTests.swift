import Testing

@testable import Segmentation

@Suite struct PictureEdgesTests {
    @Test func onlySliversAlongTheEdgesGo() {
        let slivers: [Component] = [
            .rectangle(0, 20, 3, 40), .rectangle(97, 20, 3, 40), .rectangle(30, 0, 40, 2), .rectangle(30, 78, 40, 2),
        ]
        let writing: [Component] = [
            .rectangle(1, 20, 3, 40), .rectangle(0, 20, 5, 12), .rectangle(30, 70, 40, 2), .rectangle(40, 0, 10, 8),
        ]
        let edges = PictureEdges(width: 100, height: 80)
        #expect(edges.cleared(slivers + writing, scale: PageScale(strokeWidth: 3, textHeight: 20)) == writing)
        #expect(edges.cleared([], scale: PageScale(strokeWidth: 3, textHeight: 20)).isEmpty)
    }
}
