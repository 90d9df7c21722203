import DocumentModel

extension Page {
    /// The page without words less sure than `confidence`; words are numbered anew.
    func keepingWords(from confidence: Double) -> Page {
        confidence > 0 ? keepingWords { $0.confidence >= confidence } : self
    }

    /// The page without words of other inks; words are numbered anew.
    func keepingWords(of inks: Set<Ink.Name>?) -> Page {
        guard let inks else { return self }
        return keepingWords { word in word.ink.map { inks.contains($0.name) } ?? false }
    }

    /// The page with only some of its words; lines and blocks that lose words shrink to what is left.
    func keepingWords(where isKept: (Word) -> Bool) -> Page {
        var page = self
        var next = 0
        page.blocks = blocks.compactMap { block in
            var block = block
            let before = block.lines.map(\.box)
            block.lines = block.lines.compactMap { line in
                var line = line
                let kept = line.words.filter(isKept)
                if kept.count < line.words.count, let box = kept.map(\.box).union() { line.box = box }
                line.words = kept.map { $0.numbered(&next) }
                return kept.isEmpty ? nil : line
            }
            guard let box = block.lines.map(\.box).union() else { return nil }
            if block.lines.map(\.box) != before { block.box = box }
            return block
        }
        return page
    }
}
