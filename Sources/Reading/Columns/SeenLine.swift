import GlyphClassifier
import NetworkKernels
import Segmentation

/// A line as the line network sees it: its ink, and what each column of it may be.
public struct SeenLine: Sendable {
    /// The line's ink and its pieces.
    public var line: TextLine
    /// For each column, the probability of each character, of a space, and of nothing.
    public var columns: ColumnProbabilities

    /// A line of which it is known what its columns may be.
    public init(line: TextLine, columns: ColumnProbabilities) {
        (self.line, self.columns) = (line, columns)
    }

    /// Shows lines to the network.
    public static func see(_ lines: [TextLine], with network: LineNetwork, threads: Int = 1) -> [SeenLine] {
        ParallelMap.map(lines.count, threads: threads) { index in
            let line = lines[index]
            return SeenLine(
                line: line, columns: network.probabilities(of: LineInput(line.mask, contrast: line.contrast)))
        }
    }
}
