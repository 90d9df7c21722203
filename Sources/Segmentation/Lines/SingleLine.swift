import DocumentModel

/// Puts all text of a page on one line, whatever its gaps.
struct SingleLine {
    let scale: PageScale

    /// - Returns: `nil` without anything that could be text.
    func line(of text: TextComponents) -> FoundLine? {
        let letters = text.letters.isEmpty ? text.marks : text.letters
        guard !letters.isEmpty else { return nil }
        let height = LetterHeight.median(of: letters) ?? scale.textHeight
        // A line must be long to prove a slope: some ten heights, as in TextLineFinder.
        let middle = LineFit(
            points: letters.map { ($0.box.midX, $0.box.midY) }, prior: (0, 40 * height * height))
        let components = (text.letters + text.marks).sorted { $0.box.x < $1.box.x }
        return FoundLine(components: components, middle: middle, height: height)
    }
}

extension TextLine {
    /// The line with all its ink in one primitive, which is then its only candidate.
    func asSingleCharacter() -> TextLine {
        guard !primitives.isEmpty else { return self }
        var line = self
        let runs = primitives.flatMap(\.runs).sorted { ($0.y, $0.start) < ($1.y, $1.start) }
        line.primitives = [Primitive(runs: runs, component: 0)]
        return line
    }
}
