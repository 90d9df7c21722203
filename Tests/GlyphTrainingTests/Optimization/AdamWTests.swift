import Testing

@testable import GlyphTraining

@Suite struct AdamWTests {
    @Test func theFirstStepIsTheLearningRateAgainstTheGradient() {
        var (parameters, first, second): ([Float], [Float], [Float]) = ([1, 1, 1], [0, 0, 0], [0, 0, 0])
        AdamW(weightDecay: 0).update(
            &parameters, gradients: [2, -0.1, 0], first: &first, second: &second, range: 0..<3, learningRate: 0.1,
            step: 1, decays: true)
        for (value, expected) in zip(parameters, [0.9, 1.1, 1]) { #expect(abs(value - Float(expected)) < 1e-5) }
    }

    @Test func decayDoesNotGoThroughTheMoments() {
        for decays in [true, false] {
            var (parameters, first, second): ([Float], [Float], [Float]) = ([2], [0], [0])
            AdamW(weightDecay: 0.5).update(
                &parameters, gradients: [0], first: &first, second: &second, range: 0..<1, learningRate: 0.1, step: 1,
                decays: decays)
            #expect(abs(parameters[0] - (decays ? 1.9 : 2)) < 1e-6)
            #expect(first == [0])
        }
    }

    @Test func findsTheMinimumOfAParabola() {
        var (parameters, first, second): ([Float], [Float], [Float]) = ([5], [0], [0])
        for step in 1...500 {
            AdamW(weightDecay: 0).update(
                &parameters, gradients: [2 * (parameters[0] - 3)], first: &first, second: &second, range: 0..<1,
                learningRate: 0.05, step: step, decays: false)
        }
        #expect(abs(parameters[0] - 3) < 0.01)
    }
}
