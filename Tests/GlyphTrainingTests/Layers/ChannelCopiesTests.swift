import GlyphClassifier
import Testing

@testable import GlyphTraining

@Suite struct ChannelCopiesTests {
    @Test func copiesEachChannelBeforeAnyTwice() {
        var random = SplitMix64(seed: 1)
        let copies = ChannelCopies(from: 5, to: 13, using: &random)
        #expect(copies.originals.prefix(5) == [0, 1, 2, 3, 4])
        #expect(copies.copies.map(\.count).sorted() == [2, 2, 3, 3, 3])
        for (original, places) in copies.copies.enumerated() {
            #expect(places.allSatisfy { copies.originals[$0] == original })
        }
    }

    /// What a channel sends to each output, summed over its copies, is what it sent before.
    @Test func sharesSumToOne() {
        var random = SplitMix64(seed: 2)
        let inputs = ChannelCopies(from: 3, to: 8, using: &random)
        let outputs = ChannelCopies(from: 2, to: 3, using: &random)
        let narrow = (0..<2 * 3 * 2).map { Float($0 + 1) }
        let wide = outputs.spread(narrow[...], inputs: inputs, spread: 0.5, using: &random)
        #expect(wide.count == 2 * 8 * 3)
        for position in 0..<2 {
            for input in 0..<3 {
                for output in 0..<3 {
                    let sum = inputs.copies[input].reduce(Float(0)) { $0 + wide[(position * 8 + $1) * 3 + output] }
                    #expect(abs(sum - narrow[(position * 3 + input) * 2 + outputs.originals[output]]) < 1e-4)
                }
            }
        }
    }

    @Test func aLayerAsWideAsBeforeKeepsItsWeights() {
        var random = SplitMix64(seed: 3)
        let inputs = ChannelCopies(unchanged: 3)
        let weights: [Float] = [1, 2, 3, 4, 5, 6]
        #expect(
            ChannelCopies(unchanged: 2).spread(weights[...], inputs: inputs, spread: 0.5, using: &random) == weights)
    }
}
