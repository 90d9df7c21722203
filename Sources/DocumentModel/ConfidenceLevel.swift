/// The confidences from which pictures of what was read call it sure or doubtful; below both it is unsure.
package enum ConfidenceLevel {
    package static let sure = 0.8
    package static let doubtful = 0.5
}
