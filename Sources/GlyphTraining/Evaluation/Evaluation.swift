/// How well a classifier names the glyphs of one source.
public struct Evaluation: Hashable, Codable, Sendable {
    /// Number of glyphs that were named.
    public var samples = 0
    /// Share named as labelled.
    public var accuracy = 0.0
    /// Share named as labelled when both cases of a letter are one class, whose probability is the sum of theirs.
    public var caseFoldedAccuracy = 0.0
    /// Mean negative log-probability of the label.
    public var loss = 0.0
    /// Expected calibration error: mean distance between confidence and accuracy over 15 bins of confidence.
    ///
    /// It is that of Guo et al. 2017, arXiv:1706.04599.
    public var calibrationError = 0.0
    /// Glyphs made and named in a second, on all cores.
    public var glyphsPerSecond = 0.0

    /// Nothing measured.
    public init() {}
}
