import Dispatch
import DocumentModel
import Glibc
import GlyphClassifier

/// How fast a classifier is on one core of this machine.
public struct ClassifierSpeed: Hashable, Codable, Sendable {
    /// In calls with many glyphs, by the time that the core spends on them.
    public var glyphsPerSecond: Double
    /// One glyph in a call of its own, median.
    public var microsecondsForOne: Double
    /// Bytes in memory to a classifier that is ready, median.
    public var loadMilliseconds: Double

    /// Measures a model on glyphs that are ready.
    ///
    /// Medians, and the core's own time for batches: other programs on the machine should not count.
    ///
    /// - Parameters:
    ///   - bytes: a weights file.
    ///   - glyphs: at least one, as the model's input shows them.
    /// - Throws: `ModelFileError`.
    public init(modelBytes bytes: [UInt8], glyphs: [Float]) throws {
        let classifier = try ConvolutionalClassifier(ModelFile(bytes: bytes))
        let size = classifier.input.valueCount
        let count = glyphs.count / size
        var loads: [Double] = []
        for _ in 0..<21 {
            loads.append(try Self.seconds { _ = try ConvolutionalClassifier(ModelFile(bytes: bytes)) })
        }
        let single = Array(glyphs.prefix(size))
        let singles = (0..<1000).map { _ in Self.seconds { _ = classifier.logProbabilities(of: single, count: 1) } }
        let batches = (0..<15).map { _ in Self.coreSeconds { _ = classifier.logProbabilities(of: glyphs, count: count) }
        }
        loadMilliseconds = 1e3 * (loads.median ?? 0)
        microsecondsForOne = 1e6 * (singles.median ?? 0)
        glyphsPerSecond = Double(count) / max(batches.median ?? 0, 1e-9)
    }

    private static func seconds(_ work: () throws -> Void) rethrows -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        try work()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    }

    /// Time that this thread has had a core.
    private static func coreSeconds(_ work: () -> Void) -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let start = now()
        work()
        return now() - start
    }
}
