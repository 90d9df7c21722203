import Segmentation

/// Takes drawings off the ends of lines of writing: an icon beside a poster's text, a doodle, a bracket over several lines.
///
/// They read as words, but as words that tower above all others of their line and hardly match.
struct DrawingTrimming {
    /// Least height of a drawing's tallest candidate over the median of the other words' candidates. A capital or a bracket
    /// among small letters comes to 3.
    private static let leastHeight = 4.0
    /// Greatest mean log-probability of a drawing's characters, and the least number of other words.
    private static let greatestShape: Float = -0.5
    private static let leastOthers = 2

    /// The path without drawings before its first word and after its last.
    func trimmed(_ path: ReadPath, of line: ScoredLine) -> ReadPath {
        var words = Self.words(of: path)
        let count = words.count
        if let first = words.first, isDrawing(first, besides: words.dropFirst(), in: line) { words.removeFirst() }
        if let last = words.last, isDrawing(last, besides: words.dropLast(), in: line) { words.removeLast() }
        guard words.count < count else { return path }
        var result = path
        result.steps = Array(words.joined())
        if !result.steps.isEmpty { result.steps[0].spaceBefore = false }
        return result
    }

    private static func words(of path: ReadPath) -> [[ReadPath.Step]] {
        path.steps.reduce(into: []) { words, step in
            if step.spaceBefore || words.isEmpty { words.append([]) }
            words[words.count - 1].append(step)
        }
    }

    private func isDrawing(
        _ word: [ReadPath.Step], besides others: some Collection<[ReadPath.Step]>, in line: ScoredLine
    ) -> Bool {
        guard others.count >= Self.leastOthers else { return false }
        let heights = others.joined().map { line.graph.candidates[$0.candidate].box.height }.sorted()
        let tallest = word.map { line.graph.candidates[$0.candidate].box.height }.max() ?? 0
        guard Double(tallest) >= Self.leastHeight * Double(heights[heights.count / 2]) else { return false }
        let shape = word.reduce(0) { $0 + line.logProbability(candidate: $1.candidate, class: $1.classIndex) }
        return shape <= Self.greatestShape * Float(word.count)
    }
}
