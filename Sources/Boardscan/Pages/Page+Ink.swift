import DocumentModel
import Preprocessing

extension Page {
    /// The page with the ink of each word and each character.
    ///
    /// A character with hardly any ink, such as a dot, gets that of its word.
    ///
    /// - Parameter colors: gives the ink colours that a line's words are sampled from.
    /// - Returns: the page, and how strong the ink of each word is, by the word's index.
    func coloured(by colors: (Line) -> InkColors) -> (page: Page, strengths: [Int: Float]) {
        var page = self
        var strengths: [Int: Float] = [:]
        for block in page.blocks.indices {
            for (index, line) in page.blocks[block].lines.enumerated() {
                let colors = colors(line)
                page.blocks[block].lines[index].words = line.words.map { word in
                    let (word, strength) = Self.coloured(word, by: colors)
                    strengths[word.index] = strength
                    return word
                }
            }
        }
        return (page, strengths)
    }

    private static let enoughPixels = 24

    private static func coloured(_ word: Word, by colors: InkColors) -> (Word, strength: Float) {
        var word = word
        let samples = word.characters.map { colors.sample(in: $0.box) }
        guard var whole = samples.first else { return (word, 0) }
        for sample in samples.dropFirst() { whole.add(sample) }
        word.ink = whole.ink
        for (index, sample) in samples.enumerated() {
            word.characters[index].ink = sample.count >= enoughPixels ? sample.ink : whole.ink
        }
        return (word, whole.strength)
    }
}
