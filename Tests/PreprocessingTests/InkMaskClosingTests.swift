import Testing

@testable import Preprocessing

@Suite struct InkMaskClosingTests {
    private func row(_ art: String) -> InkMask {
        InkMask(width: art.count, height: 1, pixels: art.map { $0 == "#" ? 1 : 0 })
    }

    @Test func narrowGapsAreBridged() {
        #expect(row("....##..##....##....").closed(radius: 1) == row("....######....##...."))
        #expect(row("....##..##....##....").closed(radius: 2) == row("....############...."))
    }

    @Test func inkOfOneStrokeStaysAsItIs() {
        var mask = InkMask(width: 20, height: 20)
        for place in 3..<17 { mask[place, place] = true }
        #expect(mask.closed(radius: 0) == mask)
        let closed = mask.closed(radius: 1)
        #expect(closed[3, 3] && closed[16, 16] && !closed[3, 16] && !closed[2, 2] && !closed[17, 17])
    }
}
