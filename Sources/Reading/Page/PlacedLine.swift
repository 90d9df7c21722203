import DocumentModel
import Layout
import Segmentation

/// A line that was read, and what its order depends on.
public struct PlacedLine: Sendable {
    /// Its words are numbered within it.
    public var line: Line
    /// Has as many words.
    public var place: LayoutLine
}

extension LayoutLine {
    /// Lines shorter than this tell nothing of their slope, in line pixels: as long as letters are high.
    private static let longEnough = LineCropper.letterHeight

    /// The place of a line, whose words reach as far as told, in line pixels.
    init(_ line: Line, _ cut: TextLine, _ geometry: LineGeometry?, extents: [ClosedRange<Double>]) {
        let from = extents.map(\.lowerBound).min() ?? 0
        let to = max(from + 1, extents.map(\.upperBound).max() ?? 0)
        let slope = to - from < Self.longEnough ? 0 : geometry?.slope ?? 0
        let fallback = Double(cut.primitives.map(\.box.maxY).median ?? 0)
        let baseline = geometry.map { $0.baseline + $0.slope * from } ?? fallback
        let start = cut.frame.page(x: from, y: baseline)
        let end = cut.frame.page(x: to, y: baseline + slope * (to - from))
        let scale = cut.frame.scale
        self.init(
            start: SIMD2(start.x, start.y), end: SIMD2(end.x, end.y), letterHeight: cut.height, isLight: cut.isLight,
            words: extents.map { ($0.lowerBound - from) / scale...($0.upperBound - from) / scale },
            texts: line.words.map(\.text))
    }
}
