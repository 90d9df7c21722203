import Foundation
import GlyphTraining

extension TrainingProgress {
    /// One line for a person who waits.
    var line: String {
        let lines = latticeLoss.map { String(format: "  lines %.3f", $0) } ?? ""
        return String(
            format: "epoch %.2f of %d  loss %.3f  accuracy %.3f%@  %.0f glyphs/s  %.0f s left", epoch, epochs, loss,
            accuracy, lines, glyphsPerSecond, secondsLeft)
    }
}

extension Evaluation {
    var line: String {
        String(
            format: "%d glyphs  accuracy %.4f  case-folded %.4f  calibration error %.4f", samples, accuracy,
            caseFoldedAccuracy, calibrationError)
    }
}
