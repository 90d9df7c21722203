import GlyphClassifier
import Testing

@Suite struct LineInputUpsideDownTests {
    @Test func pixelsChangePlacesAndChannelsStay() {
        let count = 3 * LineInput.height * LineInput.channels
        let input = LineInput(width: 3, values: (0..<count).map(Float.init))
        let turned = input.upsideDown
        #expect(turned.values.prefix(2) == [Float(count - 2), Float(count - 1)])
        #expect(turned.upsideDown.values == input.values)
    }
}
