import GlyphClassifier

/// Lines with what the glyph network says of all glyphs that their best texts have.
struct GlyphNames {
    /// In the order of the texts.
    let lines: [ScoredLine]

    init(of texts: [LineTexts], by classifier: any GlyphClassifying, threads: Int = 1) {
        let graphs = texts.map { line in
            CandidateGraph(line.texts.flatMap { $0.steps.map(\.pieces) }, of: line.line)
        }
        lines = ScoredLine.score(texts.map(\.line), graphs, with: classifier, threads: threads)
    }
}
