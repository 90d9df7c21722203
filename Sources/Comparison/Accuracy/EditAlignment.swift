import DocumentModel

/// One step on the way from the truth to a text.
public enum EditStep<Element: Hashable & Sendable>: Hashable, Sendable {
    /// Both have it.
    case match(Element)
    /// The text has another one in its place.
    case substitution(truth: Element, text: Element)
    /// The text has it too much.
    case insertion(Element)
    /// The text lacks it.
    case deletion(Element)

    /// The element of the truth this step is about.
    public var truth: Element? {
        switch self {
        case .match(let element), .deletion(let element): element
        case .substitution(let truth, _): truth
        case .insertion: nil
        }
    }

    /// The element of the text this step is about.
    public var text: Element? {
        switch self {
        case .match(let element), .insertion(let element): element
        case .substitution(_, let text): text
        case .deletion: nil
        }
    }

    /// Whether the step changes nothing.
    public var isMatch: Bool { if case .match = self { true } else { false } }
}

/// The steps of a least edit script, as ``EditCounts`` counts them; for lines, as it keeps the whole table.
public enum EditAlignment {
    /// A table of more cells is not made: the texts are then taken for wholly different.
    ///
    /// Lines of 2,000 characters have one.
    static let largestTable = 1 << 22

    /// The steps in the order of the texts; for texts too long for the table, all of the truth deleted and all of the
    /// text inserted.
    public static func steps<Element: Hashable & Sendable>(truth: [Element], text: [Element]) -> [EditStep<Element>] {
        let width = text.count + 1
        guard (truth.count + 1) * width <= largestTable else {
            return truth.map { .deletion($0) } + text.map { .insertion($0) }
        }
        var numbers = ElementNumbers<Element>()
        let cost = table(numbers.numbers(of: truth), numbers.numbers(of: text))
        var steps: [EditStep<Element>] = []
        var (i, j) = (truth.count, text.count)
        while i > 0 || j > 0 {
            let here = cost[i * width + j]
            if i > 0, j > 0, here == cost[(i - 1) * width + j - 1] + pairCost(truth[i - 1] == text[j - 1]) {
                let (old, new) = (truth[i - 1], text[j - 1])
                steps.append(old == new ? .match(old) : .substitution(truth: old, text: new))
                (i, j) = (i - 1, j - 1)
            } else if i > 0, here == cost[(i - 1) * width + j] + edit {
                steps.append(.deletion(truth[i - 1]))
                i -= 1
            } else {
                steps.append(.insertion(text[j - 1]))
                j -= 1
            }
        }
        return steps.reversed()
    }

    /// An edit, large enough for the number of substitutions to be counted beside it.
    private static let edit = 1 << 32

    private static func pairCost(_ isMatch: Bool) -> Int { isMatch ? 0 : edit + 1 }

    private static func table(_ truth: [Int], _ text: [Int]) -> [Int] {
        let width = text.count + 1
        var cost = [Int](repeating: 0, count: (truth.count + 1) * width)
        for j in 0..<width { cost[j] = j * edit }
        for (i, element) in truth.enumerated() {
            let (above, row) = (i * width, (i + 1) * width)
            cost[row] = (i + 1) * edit
            for (j, other) in text.enumerated() {
                let paired = cost[above + j] + pairCost(element == other)
                cost[row + j + 1] = min(paired, min(cost[above + j + 1], cost[row + j]) + edit)
            }
        }
        return cost
    }
}
