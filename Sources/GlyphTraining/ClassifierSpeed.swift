import Dispatch
import GlyphClassifier

/// How fast a classifier is on one core of this machine.
public struct ClassifierSpeed: Hashable, Codable, Sendable {
    /// In one call with many glyphs.
    public var glyphsPerSecond: Double
    /// One glyph in a call of its own, median.
    public var microsecondsForOne: Double
    /// Bytes in memory to a classifier that is ready, median.
    public var loadMilliseconds: Double

    /// Measures a model on glyphs that are ready.
    ///
    /// The best of several batches counts, as other programs can only slow it down.
    ///
    /// - Parameters:
    ///   - bytes: a weights file.
    ///   - glyphs: at least one, 28×28 floats each.
    /// - Throws: `ModelFileError`.
    public init(modelBytes bytes: [UInt8], glyphs: [Float]) throws {
        let classifier = try ConvolutionalClassifier(ModelFile(bytes: bytes))
        let size = NetworkArchitecture.inputShape.count
        let count = glyphs.count / size
        var loads: [Double] = []
        for _ in 0..<21 {
            loads.append(try Self.seconds { _ = try ConvolutionalClassifier(ModelFile(bytes: bytes)) })
        }
        let single = Array(glyphs.prefix(size))
        let singles = (0..<1000).map { _ in Self.seconds { _ = classifier.logProbabilities(of: single, count: 1) } }
        let batches = (0..<15).map { _ in Self.seconds { _ = classifier.logProbabilities(of: glyphs, count: count) } }
        loadMilliseconds = 1e3 * Self.median(loads)
        microsecondsForOne = 1e6 * Self.median(singles)
        glyphsPerSecond = Double(count) / max(batches.min() ?? 1, 1e-9)
    }

    private static func seconds(_ work: () throws -> Void) rethrows -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        try work()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
