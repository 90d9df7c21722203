import GlyphClassifier

@testable import Reading

extension LineReader {
    /// Reads a line by itself, its glyphs named by a classifier.
    func reading(of seen: SeenLine, by classifier: some GlyphClassifying) -> LineReading? {
        let line = restricted(seen)
        let texts = texts(of: line, count: Self.texts)
        return GlyphNames(of: [texts], by: classifier).lines.first.flatMap { reading(texts, $0, in: line) }
    }

    /// What a line says; nothing where it cannot be read.
    func text(of seen: SeenLine, by classifier: some GlyphClassifying) -> String {
        reading(of: seen, by: classifier).map { $0.path.text(of: characterSet) } ?? ""
    }
}

extension ReadPath {
    /// What the path says.
    func text(of characterSet: CharacterSet) -> String {
        steps.reduce(into: "") { text, step in
            if step.spaceBefore { text.append(" ") }
            text.append(characterSet.characters[step.classIndex])
        }
    }
}
