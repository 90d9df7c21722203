/// Thresholds of the confidence in overlays and debug pictures; a reading below both is unsure.
package enum ConfidenceLevel {
    package static let sure = 0.8
    package static let doubtful = 0.5
}
