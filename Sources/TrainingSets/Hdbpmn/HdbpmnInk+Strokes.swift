import Preprocessing

/// Long strokes, which are drawing wherever they are.
extension HdbpmnInk {
    /// A stroke this long across the writing, in heights of capitals, is no letter's.
    private static let strokeHeight: Float = 2.3
    /// Nor if it is taller than its word's box by this factor.
    private static let strokeExcess: Float = 1.4
    /// Nor is a straight one this long along the writing, in heights of capitals: bars of a T and of double ones are
    /// shorter.
    private static let strokeLength: Float = 3
    /// Pixels of rules as dark as the pen, for each paler one, from which on all of them may be.
    private static let darkRules: Float = 0.15
    /// Nor is paper ruled where they have less than this share of the picture; a half of the rows is looked at.
    private static let ruledShare: Float = 0.0005

    /// Rules that the paper came with.
    enum PaperRules {
        case none
        /// All paler than the pen.
        case pale
        /// Some of them are as dark.
        case dark
    }

    /// The ink without what is of long strokes, so that letters that touch one are alone; marks what may be a letter's.
    mutating func withoutStrokes(on paper: PaperRules) -> InkMask {
        var result = strokes.mask
        for y in 0..<result.height {
            strokes.mask.forEachRun(inRow: y) { columns in
                for x in columns {
                    let index = y * width + x
                    let kind = kind(x, y)
                    guard kind == .long || kind == .doubtful && paper == .dark else { continue }
                    result[x, y] = false
                    if kind == .doubtful, owners.lines[index] >= 0 {
                        kinds[index] = LabelledPicture.InkKind.unknown.rawValue
                    }
                }
            }
        }
        return result
    }

    /// The paper's rules as they are away from the words.
    var paperRules: PaperRules {
        var counts = (pale: 0, dark: 0)
        for y in stride(from: 0, to: strokes.mask.height, by: 2) {
            strokes.mask.forEachRun(inRow: y) { columns in
                for x in columns where surroundings.lines[y * width + x] < 0 {
                    let kind = kind(x, y)
                    if kind == .doubtful { counts.dark += 1 }
                    if kind == .long, !strokes.pen[x, y] { counts.pale += 1 }
                }
            }
        }
        let fewest = Int(Self.ruledShare * Float(strokes.mask.pixels.count))
        if counts.dark >= fewest, Float(counts.dark) >= Self.darkRules * Float(counts.pale) { return .dark }
        return counts.pale >= fewest ? .pale : .none
    }

    /// What a pixel is by the strokes through it; away from words for those of the usual size.
    private func kind(_ x: Int, _ y: Int) -> DrawnStrokes.Kind {
        let index = y * width + x
        let number = Int(surroundings.lines[index])
        guard number >= 0 else {
            let anyBox = TurnedBox(centre: .zero, along: SIMD2(1, 0), length: 0, height: 0)
            return kind(x, y, near: anyBox, letterHeight: usualHeight)
        }
        let line = lines[number]
        return kind(x, y, near: line.words[Int(surroundings.words[index])].box, letterHeight: line.letterHeight)
    }

    private func kind(_ x: Int, _ y: Int, near box: TurnedBox, letterHeight: Float) -> DrawnStrokes.Kind {
        strokes.kind(
            x: x, y: y, near: box, along: Self.strokeLength * letterHeight,
            across: max(Self.strokeHeight * letterHeight, Self.strokeExcess * box.height))
    }
}
