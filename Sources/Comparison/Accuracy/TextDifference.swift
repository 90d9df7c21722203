/// Two texts line by line, each line beside its partner with what differs within: for showing and for counting.
///
/// Lines are folded as ``TextFolding`` does it and paired as for ``PageScore``.
public struct TextDifference: Hashable, Sendable {
    /// A line of the truth beside its partner, or a line of either that has none.
    public struct Row: Hashable, Sendable {
        /// The line of the truth, counted from 0 among its lines that are not empty.
        public var truthLine: Int?
        /// The line of the text, counted likewise.
        public var textLine: Int?
        /// The way from the line of the truth to that of the text, character by character.
        public var steps: [EditStep<Character>]
    }

    /// The truth's lines in their order, then the text's that have no partner.
    public var rows: [Row]

    /// Sets two texts side by side.
    public init(truth: String, text: String) {
        let (truthLines, textLines) = (Self.lines(truth), Self.lines(text))
        rows = LinePairing(truthLines, textLines).pairs.map { pair in
            Row(
                truthLine: pair.first, textLine: pair.second,
                steps: EditAlignment.steps(
                    truth: pair.first.map { truthLines[$0] } ?? [], text: pair.second.map { textLines[$0] } ?? []))
        }
    }

    /// The lines of a text as they are compared, without empty ones.
    public static func lines(_ text: String) -> [[Character]] {
        TextFolding.lines(text).map { scalars in
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars)
            return Array(String(view))
        }
    }
}
