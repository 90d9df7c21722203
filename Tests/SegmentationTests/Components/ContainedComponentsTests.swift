import DocumentModel
import Testing

@testable import Segmentation

@Suite struct ContainedComponentsTests {
    private let components: [Component] = [
        .rectangle(50, 20, 10, 10), .rectangle(5, 20, 10, 10), .rectangle(30, 20, 10, 10), .rectangle(30, 60, 10, 10),
    ]

    private func within(_ box: PixelBox) -> [PixelBox] {
        ContainedComponents(components).within(box).map(\.box)
    }

    @Test func whatLiesWithinFromTheLeft() {
        #expect(within(PixelBox(x: 20, y: 10, width: 60, height: 40)) == [components[2].box, components[0].box])
        #expect(within(PixelBox(x: 0, y: 0, width: 100, height: 100)).count == 4)
    }

    @Test func whatTouchesTheEdgesDoesNot() {
        #expect(within(components[0].box).isEmpty)
        #expect(within(PixelBox(x: 29, y: 19, width: 12, height: 11)).isEmpty, "its foot is on the edge")
        #expect(within(PixelBox(x: 35, y: 0, width: 100, height: 100)) == [components[0].box])
    }

    @Test func nothing() {
        #expect(within(PixelBox(x: 0, y: 0, width: 0, height: 0)).isEmpty)
        #expect(ContainedComponents([]).within(PixelBox(x: 0, y: 0, width: 9, height: 9)).map(\.area).isEmpty)
    }
}
