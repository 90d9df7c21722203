import DocumentModel
import Preprocessing

/// What segmentation hands on: blocks of lines, drawings among them, in which each line's neighbours help to tell whether it
/// is writing. The order of the document is settled when that is known.
public struct SegmentedPage: Sendable {
    public var scale: PageScale?
    /// Of writing much larger than most of the ink, where there is such.
    public var coarserScale: PageScale?
    public var blocks: [[TextLine]]
    /// The ink after rules were taken out, same size as the photo.
    public var withoutRules: InkMask
    /// The level ones of the rules that were drawn.
    public var drawnRules: [DrawnRule] = []
}

/// Ink mask → connected components → lines → primitives.
public struct Segmenter: Sendable {
    private let layout: PageLayout
    private let omitted: Set<SegmentationStep>
    private let expected: ExpectedCharacters
    private let contrast: ContrastMap?

    /// - Parameters:
    ///   - expected: what is known of the characters.
    ///   - omitted: steps to leave out.
    ///   - contrast: the ink's, of the same size as the mask, which tells traces from writing and gaps from strokes; `nil` when it is not known.
    public init(
        layout: PageLayout = .automatic, expecting expected: ExpectedCharacters = ExpectedCharacters(),
        omitting omitted: Set<SegmentationStep> = [], contrast: ContrastMap? = nil
    ) {
        self.layout = layout
        self.contrast = contrast
        self.expected = expected
        self.omitted = omitted
    }

    /// - Parameters:
    ///   - mask: all ink.
    ///   - inParts: whether that is the ink of some parts of a photo alone.
    ///   - scale: the page's, where it is known.
    ///   - telling: the ink that tells the page's scale, if it tells any; all of it by default.
    public func segment(
        _ mask: InkMask, inParts: Bool = false, scale known: PageScale? = nil, telling: InkMask? = nil
    ) -> SegmentedPage {
        let told = known ?? telling.flatMap { PageScale(of: $0, inParts: true) }
        guard let firstScale = told ?? PageScale(of: mask, inParts: inParts) else {
            return SegmentedPage(scale: nil, blocks: [], withoutRules: mask)
        }
        let isKnown = (contrast?.width, contrast?.height) == (mask.width, mask.height)
        let contrast = isKnown && layout == .automatic ? contrast : nil
        let mask = contrast.map { PaintedAreas(scale: firstScale, contrast: $0).removed(from: mask) } ?? mask
        let ink = contrast.map { PenContrast(of: mask, in: $0) }
        var (withoutRules, drawnRules, components) = writing(in: mask, scale: firstScale, ink: ink)
        var found = told ?? PageScale(of: components, inParts: inParts)
        if told == nil, let writing = found, writing.isUnlike(firstScale) {
            (withoutRules, drawnRules, components) = self.writing(in: mask, scale: writing, ink: ink)
            found = PageScale(of: components, inParts: inParts)
        }
        guard let scale = found else {
            return SegmentedPage(scale: firstScale, blocks: [], withoutRules: withoutRules)
        }
        var lines = lines(of: TextComponents(components, scale: scale), scale: scale)
        if let contrast, !omitted.contains(.traceRemoval) {
            let traces = FaintTraces(contrast: contrast)
            for index in lines.indices { lines[index].components = traces.removed(from: lines[index].components) }
        }
        let textLines = lines.map(textLine)
        let order = ReadingOrder(rules: drawnRules).blocks(
            of: textLines.map(\.box), heights: textLines.map(\.height))
        return SegmentedPage(
            scale: scale, coarserScale: known == nil ? scale.coarser(of: components) : nil,
            blocks: order.map { $0.map { textLines[$0] } }, withoutRules: withoutRules, drawnRules: drawnRules)
    }

    /// The ink without rules, those that were drawn, and the ink's components without specks, which neither the scale nor the text is made of.
    private func writing(in mask: InkMask, scale: PageScale, ink pen: PenContrast?)
        -> (ink: InkMask, drawnRules: [DrawnRule], components: [Component])
    {
        let (ink, drawn) =
            omitted.contains(.ruleRemoval) ? (mask, []) : RuleRemoval(scale: scale, ink: pen).removeRules(from: mask)
        let speck = Int(0.25 * scale.strokeWidth * scale.strokeWidth)
        var components = ConnectedComponents.label(ink, leastArea: max(1, min(PageScale.leastArea, speck)))
        if !omitted.contains(.ruleRemoval) {
            components = Underlines(scale: scale).removed(from: components)
            components = CircledCharacters(scale: scale).removed(from: components)
        }
        guard layout == .automatic else { return (ink, drawn, components) }
        return (ink, drawn, PictureEdges(width: mask.width, height: mask.height).cleared(components, scale: scale))
    }

    /// Other lines that a page's ink may stand on, for reading to choose from; none where the layout is given.
    ///
    /// - Parameter isNew: of each of the lines whether it is to be asked about, alone or with others.
    public func regroupings(of lines: [TextLine], isNew: [Bool]) -> [LineRegrouping] {
        let found = lines.compactMap(\.found)
        guard layout == .automatic, !omitted.contains(.regrouping), found.count == lines.count else { return [] }
        return LineRegrouper().proposals(for: found).filter { $0.causes.contains { isNew[$0] } }.map {
            LineRegrouping(replaced: $0.replaced, causes: $0.causes, lines: $0.lines.map(textLine))
        }
    }

    private func lines(of text: TextComponents, scale: PageScale) -> [FoundLine] {
        guard layout == .automatic else { return SingleLine(scale: scale).line(of: text).map { [$0] } ?? [] }
        let finder = TextLineFinder(scale: scale, joinsSlantedChains: !omitted.contains(.slantedJoining))
        return finder.lines(of: text)
    }

    private func textLine(_ line: FoundLine) -> TextLine {
        let (mask, frame) = LineRectifier().rectify(line)
        let segmenter = OverSegmenter(
            cuts: !omitted.contains(.cutting), expecting: expected,
            contrast: contrast.map { LineContrast($0, frame: frame) })
        var textLine = TextLine(
            mask: mask, primitives: segmenter.primitives(of: mask), frame: frame, box: line.box, height: line.height)
        textLine.found = line
        return layout == .singleCharacter ? textLine.asSingleCharacter() : textLine
    }
}
