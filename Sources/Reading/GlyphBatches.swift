import GlyphClassifier
import Segmentation

/// Hands candidates to the classifier in batches, so that the pictures of a page's candidates never fill the memory.
enum GlyphBatches {
    /// Large enough that the classifier's matrices fill its caches, small enough to stay there.
    private static let batch = 256

    /// - Returns: the classifier's answers, request after request.
    static func logProbabilities(
        of requests: [(line: TextLine, candidate: GlyphCandidate)], with classifier: some GlyphClassifying
    ) -> [Float] {
        let size = GlyphNormalizer.side * GlyphNormalizer.side
        var answers: [Float] = []
        answers.reserveCapacity(requests.count * classifier.characterSet.classCount)
        var rest = requests[...]
        while !rest.isEmpty {
            let part = rest.prefix(batch)
            rest = rest.dropFirst(batch)
            let glyphs = [Float](unsafeUninitializedCapacity: part.count * size) { glyphs, initialized in
                for (position, request) in part.enumerated() {
                    let glyph = glyphs[position * size..<(position + 1) * size]
                    request.line.normalizedGlyph(
                        of: request.candidate, into: UnsafeMutableBufferPointer(rebasing: glyph))
                }
                initialized = part.count * size
            }
            answers += classifier.logProbabilities(of: glyphs, count: part.count)
        }
        return answers
    }
}
