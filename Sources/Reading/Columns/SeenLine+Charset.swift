import Glibc
import GlyphClassifier

extension SeenLine {
    /// Characters without body: on a board of digits, an underline or a speck is none of the digits.
    static let marks = Set("-_.,'`\":;~^*\u{2022}\u{00B0}")

    /// The line, given that every character on it is of an allowed class.
    ///
    /// By Bayes' rule: what the other classes had goes to the allowed ones in proportion, so that a stroke that might be
    /// l, I or | is a sure 1 among digits. What marks had goes to nothing.
    ///
    /// There is a flag for each character of the set, whether it may be there.
    func restricted(to allowed: [Bool], of characterSet: CharacterSet) -> SeenLine {
        guard allowed.contains(false) else { return self }
        let isMark = characterSet.characters.map(Self.marks.contains)
        let bodies = allowed.indices.filter { allowed[$0] && $0 < isMark.count && !isMark[$0] }
        var (characters, nothing) = ([[ColumnProbabilities.Entry]](), columns.nothing)
        for column in 0..<columns.columns {
            var (kept, moved) = ([ColumnProbabilities.Entry](), Float(0))
            for entry in columns[column] {
                let (index, probability) = (Int(entry.label), exp(entry.logarithm))
                if allowed[index] {
                    kept.append(entry)
                } else if isMark[index] {
                    nothing[column] = log(exp(nothing[column]) + probability)
                } else {
                    moved += probability
                }
            }
            let own = kept.reduce(Float(0)) { $0 + exp($1.logarithm) }
            guard own > 0 else {
                // None of them is likelier than another; it is for the glyph network to tell.
                let each = moved > 0 ? log(moved / Float(bodies.count)) : -.infinity
                characters.append(
                    each > ColumnProbabilities.leastKept ? bodies.map { .init(label: $0, logarithm: each) } : [])
                continue
            }
            let gain = log((own + moved) / own)
            characters.append(kept.map { .init(label: Int($0.label), logarithm: $0.logarithm + gain) })
        }
        var line = self
        line.columns = ColumnProbabilities(
            characters: characters, space: columns.space, nothing: nothing, classes: columns.classes)
        return line
    }
}
