import Foundation
import GlyphTraining

extension TrainingProgress {
    /// One line for a person who waits.
    var line: String {
        return String(
            format: "epoch %.2f of %d  loss %.3f  accuracy %.3f  %.0f glyphs/s  %.0f s left", epoch, epochs, loss,
            accuracy, glyphsPerSecond, secondsLeft)
    }
}

extension Evaluation {
    var line: String {
        String(
            format: "%d glyphs  accuracy %.4f  case-folded %.4f  calibration error %.4f", samples, accuracy,
            caseFoldedAccuracy, calibrationError)
    }
}
