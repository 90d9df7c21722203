/// Measures the height by which a line's letters are brought to a common size.
public enum LetterHeight {
    /// Components lower than this part of the tallest one are marks, not letters.
    static let leastShare = 0.3

    /// The median height of a line's letters, weighted by their widths.
    package static func median(of letters: [Component]) -> Double? {
        WeightedQuantile.median(of: letters.map { (Double($0.box.height), Double(max(1, $0.box.width))) })
    }

    /// The median height of a line's components except its marks, weighted by their widths; `nil` without ink.
    public static func measured(in components: [Component]) -> Double? { median(of: letters(of: components)) }

    /// A line's components without its marks.
    package static func letters(of components: [Component]) -> [Component] {
        let tallest = components.map(\.box.height).max() ?? 0
        return components.filter { Double($0.box.height) > leastShare * Double(tallest) }
    }
}
