import Testing

@testable import GlyphTraining

@Suite struct ClassifierSpeedTests {
    @Test func measuresSomething() throws {
        let state = try TrainingState(recipe: .tiny, characterSet: twoCharacters)
        let speed = try ClassifierSpeed(
            modelBytes: state.modelFile().bytes(), glyphs: SyntheticGlyphs().pixels(ofFirst: 8))
        #expect(speed.glyphsPerSecond > 0 && speed.glyphsPerSecond.isFinite)
        #expect(speed.microsecondsForOne > 0 && speed.loadMilliseconds > 0)
    }
}
