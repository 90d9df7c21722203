import DocumentModel
import Preprocessing

extension Page {
    /// The page with the ink of each word and each character.
    ///
    /// A character with hardly any ink, as a dot, has its word's.
    ///
    /// - Parameter colors: what tells the colours of a line.
    func coloured(by colors: (Line) -> InkColors) -> Page {
        var page = self
        for block in page.blocks.indices {
            for (index, line) in page.blocks[block].lines.enumerated() {
                let colors = colors(line)
                page.blocks[block].lines[index].words = line.words.map { Self.coloured($0, by: colors) }
            }
        }
        return page
    }

    private static let enoughPixels = 24

    private static func coloured(_ word: Word, by colors: InkColors) -> Word {
        var word = word
        let samples = word.characters.map { colors.sample(in: $0.box) }
        guard var whole = samples.first else { return word }
        for sample in samples.dropFirst() { whole.add(sample) }
        word.ink = whole.ink
        for (index, sample) in samples.enumerated() {
            word.characters[index].ink = sample.count >= enoughPixels ? sample.ink : whole.ink
        }
        return word
    }
}
