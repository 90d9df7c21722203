import GlyphClassifier
import NetworkKernels
import Segmentation

/// Hands candidates to the classifier in batches, so that the pictures of a page's candidates never fill the memory.
enum GlyphBatches {
    /// Large enough that the classifier's matrices fill its caches, small enough to stay there.
    private static let batch = 256

    /// Classifies candidates, each given with the index of its line; as many batches are at work at once as there are
    /// threads.
    ///
    /// - Returns: the classifier's answers, request after request.
    static func logProbabilities(
        of requests: [(line: Int, candidate: GlyphCandidate)], in lines: [TextLine],
        with classifier: some GlyphClassifying,
        threads: Int = 1
    ) -> [Float] {
        let size = classifier.input.valueCount
        let batches = (requests.count + batch - 1) / batch
        let answers = ParallelMap.map(batches, threads: threads) { index in
            let part = requests[index * batch..<min(requests.count, (index + 1) * batch)]
            let glyphs = [Float](unsafeUninitializedCapacity: part.count * size) { glyphs, initialized in
                var (ink, inked): (LineInk?, Int?) = (nil, nil)
                for (position, request) in part.enumerated() {
                    if request.line != inked {
                        (ink, inked) = (LineInk(of: lines[request.line], for: classifier.input), request.line)
                    }
                    ink?.draw(
                        request.candidate,
                        into: UnsafeMutableBufferPointer(rebasing: glyphs[position * size..<(position + 1) * size]))
                }
                initialized = part.count * size
            }
            return classifier.logProbabilities(of: glyphs, count: part.count)
        }
        return answers.count == 1 ? answers[0] : Array(answers.joined())
    }
}
