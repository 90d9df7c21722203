import Preprocessing

/// The two lengths of a page that every other length is a multiple of.
public struct PageScale: Hashable, Sendable {
    /// Mean width of a pen stroke in pixels.
    public var strokeWidth: Double
    /// Median height of the components that look like letters, in pixels.
    public var textHeight: Double

    /// Components of fewer ink pixels tell nothing.
    static let leastArea = 6
    /// Heights of letters in stroke widths, from the fattest marker to the finest pen; beyond are rules and frames.
    private static let leastHeight = 2.5
    private static let greatestHeight = 32.0

    /// Shares that one component has in telling how wide strokes are, and how high letters are, at most.
    private static let greatestShareOfInk = 0.03
    private static let greatestShareOfLength = 0.15
    /// How many times as wide as most a component's own strokes are taken to be at most.
    private static let greatestBoldness = 1.5
    /// What a component counts that has none like it beside it.
    private static let shareAlone = 0.05

    /// `nil` when there is no ink that could be a letter.
    ///
    /// - Parameter inParts: whether the ink is that of some parts of a photo, and of what lies around them; then strokes count
    ///   by their length, as fat edges would outweigh the letters by their ink.
    public init?(of components: [Component], inParts: Bool = false) {
        let inked = components.filter { $0.area >= Self.leastArea && $0.box.height >= 4 }
        let shares = inParts ? inked.map { _ in 1 } : Companions.exist(for: inked).map { $0 ? 1 : Self.shareAlone }
        guard let stroke = Self.strokeWidth(of: inked, shares: shares, inParts: inParts) else { return nil }
        strokeWidth = max(1, stroke)
        let surroundings = Surroundings.indices(in: inked, leastHeight: Self.leastHeight * stroke)
        let letters = inked.indices.filter { index in
            let box = inked[index].box
            return !surroundings.contains(index) && Double(box.height) >= Self.leastHeight * stroke
                && Double(box.height) <= Self.greatestHeight * stroke
                && box.width <= 6 * box.height && box.height <= 8 * box.width
        }
        // Weighted by stroke length: specks are many, but short. A drawing that letters run into is one, but long. A bold price
        // is no longer than other letters, but furniture must not count for less because it is fat.
        let lengths = letters.map { index in
            let width = min(max(stroke, inked[index].strokeWidth), Self.greatestBoldness * stroke)
            return shares[index] * Double(inked[index].area) / width
        }
        let weights = Self.limited(lengths, toShare: Self.greatestShareOfLength)
        guard let height = Self.weightedMedian(zip(letters, weights).map { (Double(inked[$0].box.height), $1) })
        else { return nil }
        textHeight = height
    }

    /// By the ink, of which a board's frame or a shadow's edge may have more than all that is written.
    private static func strokeWidth(of components: [Component], shares: [Double], inParts: Bool) -> Double? {
        let widths = components.map(\.strokeWidth)
        if inParts { return weightedMedian(zip(widths, components).map { ($0, Double($1.area) / max(1, $0)) }) }
        var weights = zip(components, shares).map { Double($0.area) * $1 }
        // Beside two giants a share of all the ink would still be more than the letters have: once more, of what is left.
        for _ in 0..<2 { weights = limited(weights, toShare: greatestShareOfInk) }
        return weightedMedian(Array(zip(widths, weights)))
    }

    /// The weights with none of them above a share of their sum.
    private static func limited(_ weights: [Double], toShare share: Double) -> [Double] {
        let greatest = share * weights.reduce(0, +)
        return weights.map { min($0, greatest) }
    }

    /// The scale of a mask's connected components.
    public init?(of mask: InkMask, inParts: Bool = false) {
        self.init(of: ConnectedComponents.label(mask, leastArea: Self.leastArea), inParts: inParts)
    }

    /// Writing with strokes this many times as wide, in letters as many times as high, is not the page's small print.
    private static let coarseness = 1.8

    /// The scale of writing that is much larger and bolder than what there is most of, as when most of the ink is the grain
    /// that a reflection shows; `nil` when there is none.
    func coarser(of components: [Component]) -> PageScale? {
        let large = components.filter { Double($0.box.height) > Self.coarseness * textHeight }
        guard let coarse = PageScale(of: large), coarse.textHeight > Self.coarseness * textHeight,
            coarse.strokeWidth > Self.coarseness * strokeWidth
        else { return nil }
        return coarse
    }

    /// How much two scales of the same page may differ.
    private static let likeness = 1.3

    /// Whether its lengths are others than those of a scale that rules and frames had a part in.
    func isUnlike(_ other: PageScale) -> Bool {
        [strokeWidth / other.strokeWidth, textHeight / other.textHeight].contains { max($0, 1 / $0) > Self.likeness }
    }

    public init(strokeWidth: Double, textHeight: Double) {
        self.strokeWidth = strokeWidth
        self.textHeight = textHeight
    }

    package static func weightedMedian(_ values: [(value: Double, weight: Double)]) -> Double? {
        weightedQuantile(values, share: 0.5)
    }

    /// The least value that, with those below it, has this share of the weight; `nil` without values.
    package static func weightedQuantile(_ values: [(value: Double, weight: Double)], share: Double) -> Double? {
        let sorted = values.sorted { $0.value < $1.value }
        var rest = sorted.reduce(0) { $0 + $1.weight } * share
        for item in sorted {
            rest -= item.weight
            if rest <= 0 { return item.value }
        }
        return nil
    }
}
