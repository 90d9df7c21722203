import Glibc
import GlyphClassifier

extension SeenLine {
    /// Characters that the glyph network takes for less probable, in natural logarithms, are not tried for its sake.
    private static let leastNamed: Float = -5

    /// The line once it is known what the glyph network says of a text's glyphs.
    ///
    /// In the columns of each character that the text has, what they say and what the glyph network says of its ink are
    /// put together: the product of both, each to the power of its share (Hinton 2002, doi:10.1162/089976602760128018).
    /// Whether there is a character at all stays as it was. A character that the glyph network does not know keeps what
    /// the columns say.
    ///
    /// `named` holds the glyphs' names, whose share is how much they count; only what is allowed is tried for their sake,
    /// a flag for each character.
    func saying(_ text: LineTexts.Text?, _ named: ScoredLine, share: Float, allowed: [Bool]) -> SeenLine {
        guard let text, share > 0 else { return self }
        var characters = (0..<columns.columns).map { Array(columns[$0]) }
        let classes = named.characterSet.classCount
        for step in text.steps {
            guard let candidate = named.graph.index(of: step.pieces) else { continue }
            let names = named.logProbabilities[candidate * classes..<(candidate + 1) * classes]
            let likely = allowed.indices.filter { allowed[$0] && names[names.startIndex + $0] > Self.leastNamed }
            for column in step.borders where characters.indices.contains(column) {
                characters[column] = fused(characters[column], column, names, likely, share)
            }
        }
        var line = self
        line.columns = ColumnProbabilities(
            characters: characters, space: columns.space, nothing: columns.nothing, classes: columns.classes)
        return line
    }

    private func fused(
        _ own: [ColumnProbabilities.Entry], _ column: Int, _ names: ArraySlice<Float>, _ likely: [Int], _ share: Float
    ) -> [ColumnProbabilities.Entry] {
        let mass = own.reduce(Float(0)) { $0 + exp($1.logarithm) }
        guard mass > 0 else { return own }
        let scale = log(mass)
        let labels = Set(own.map { Int($0.label) } + likely).sorted()
        let values = labels.map { label -> Float in
            let seen = columns.logarithm(of: label, in: column) - scale
            let name = names[names.startIndex + label]
            return name == -.infinity ? seen : seen + share * (name - seen)
        }
        let most = values.max() ?? 0
        let norm = scale - most - log(values.reduce(Float(0)) { $0 + exp($1 - most) })
        return zip(labels, values).map { ColumnProbabilities.Entry(label: $0, logarithm: $1 + norm) }
            .filter { $0.logarithm > ColumnProbabilities.leastKept }
    }
}
