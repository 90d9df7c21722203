import Testing

@testable import GlyphClassifier

@Suite struct GlyphInputTests {
    @Test func channelsNameTheInput() {
        for input in GlyphInput.allCases { #expect(GlyphInput(channels: input.channels) == input) }
        #expect(GlyphInput(channels: 2) == nil && GlyphInput(channels: 0) == nil)
        #expect(GlyphInput.ink.valueCount == 784 && GlyphInput.inkInLine.valueCount == 4 * 784)
    }

    @Test(arguments: GlyphInput.allCases) func aGlyphAloneHasNoLine(input: GlyphInput) {
        let ink = arbitraryGlyphs(1)
        let values = input.values(ofGlyphsAlone: ink)
        #expect(values.count == input.valueCount)
        for pixel in 0..<784 {
            let found = values[pixel * input.channels..<(pixel + 1) * input.channels]
            #expect(Array(found) == (input == .ink ? [ink[pixel]] : [ink[pixel], ink[pixel], 0, 0]))
        }
        var inPlace = ink + [Float](repeating: 9, count: input.valueCount - 784)
        inPlace.withUnsafeMutableBufferPointer { input.spreadGlyphAlone(in: $0) }
        #expect(inPlace == values)
    }

    @Test func aNetworkSeesWhatItsFirstLayerTakes() throws {
        func network(_ channels: Int) -> NetworkArchitecture {
            NetworkArchitecture(layers: [
                .convolution(.init(from: channels, to: 5, stride: 3)), .relu, .dense(.init(from: 405, to: 11)),
            ])
        }
        #expect(network(1).input == .ink && network(4).input == .inkInLine)
        #expect(try network(4).classCount() == 11)
        #expect(throws: ArchitectureError.self) { try network(2).outputShapes() }
    }
}
