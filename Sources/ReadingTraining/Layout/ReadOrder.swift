import Comparison
import DocumentModel
import Layout
import Reading

/// The order of lines that were read on a photo, by its text: the lines are found again in the text.
public struct ReadOrder: LayoutTruth {
    private let lines: [PlacedLine]
    /// Lines of the truth, folded, with the number of empty lines before each.
    private let truth: [(text: [Unicode.Scalar], block: Int)]
    /// Of each line that was read the one of the truth; `nil` where it was not found.
    private let partners: [Int?]

    /// A line is found again if it has fewer wrong characters than this share.
    private static let greatestError = 0.5
    /// A piece is found within a line of the truth with fewer than this share of wrong characters, and a line is a whole
    /// one of the truth if it has fewer than the second share; one that goes with another may have more.
    private static let (pieceError, wholeError, otherError) = (0.3, 0.34, 0.4)
    /// Fewest characters of two pieces by which they are found.
    private static let fewestCharacters = 4

    /// The order of lines that were read, by the text that was to be read; blocks are parted by empty lines.
    public init(_ lines: [PlacedLine], truth text: String) {
        self.lines = lines
        var block = 0
        truth = text.lowercased().split(separator: "\n", omittingEmptySubsequences: false).compactMap {
            line -> (text: [Unicode.Scalar], block: Int)? in
            let folded = TextFolding.fold(String(line))
            if folded.isEmpty { block += 1 }
            return folded.isEmpty ? nil : (folded, block)
        }
        let read = lines.map { Self.folded($0.line.words[...]) }
        let known = self.truth.map(\.text)
        var partners = [Int?](repeating: nil, count: lines.count)
        for pair in LinePairing(read, known).pairs {
            guard let first = pair.first, let second = pair.second else { continue }
            let errors = editDistance(read[first], known[second])
            if Double(errors) < Self.greatestError * Double(max(read[first].count, known[second].count)) {
                partners[first] = second
            }
        }
        self.partners = partners
    }

    /// The places of the lines.
    public var places: [LayoutLine] { lines.map(\.place) }

    private static func folded(_ words: ArraySlice<Word>) -> [Unicode.Scalar] {
        TextFolding.fold(words.map(\.text).joined(separator: " ").lowercased())
    }

    private func text(_ pieces: [LinePiece]) -> [Unicode.Scalar] {
        TextFolding.fold(
            pieces.map { String(String.UnicodeScalarView(Self.folded(lines[$0.line].line.words[$0.words]))) }
                .joined(separator: " "))
    }

    /// Whether a line of the truth has both, one after the other.
    public func isOneRow(_ left: [LinePiece], _ right: [LinePiece], rungs: Int) -> Bool? {
        let (first, second) = (text(left), text(right))
        guard !first.isEmpty, !second.isEmpty, !truth.isEmpty else { return nil }
        let both = first + [" "] + second
        if both.count >= Self.fewestCharacters {
            let errors = Double(errors(within: both))
            // What is found with half of the shorter one missing is not found.
            let most = 0.5 * Double(min(first.count, second.count)) + 1
            if errors <= Self.pieceError * Double(both.count), errors < most { return true }
        }
        let isApart = [(first, second), (second, first)].contains { whole, other in
            wholeErrors(whole) <= Self.wholeError
                && Double(errors(within: other)) <= Self.otherError * Double(other.count)
        }
        return isApart ? false : nil
    }

    private func errors(within text: [Unicode.Scalar]) -> Int {
        truth.map { infixDistance(of: text, in: $0.text) }.min() ?? text.count
    }

    private func wholeErrors(_ text: [Unicode.Scalar]) -> Double {
        truth.map { Double(editDistance(text, $0.text)) / Double(max(1, text.count, $0.text.count)) }.min() ?? 1
    }

    /// Neighbours in the truth without an empty line between them.
    ///
    /// Where the truth has no empty lines, blocks are not told apart: whether lines far from each other belong together
    /// is not known then.
    public func follows(_ first: Int, _ second: Int, isFar: Bool) -> Bool? {
        guard let upper = partners[first] else { return nil }
        let hasNext = upper + 1 < truth.count && truth[upper + 1].block == truth[upper].block
        guard let lower = partners[second] else {
            // The one that follows was found elsewhere.
            return hasNext && partners.contains(upper + 1) ? false : nil
        }
        let follows = hasNext && lower == upper + 1
        return follows && isFar && truth.last?.block == 0 ? nil : follows
    }
}
