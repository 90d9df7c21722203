import DocumentModel
import Preprocessing

extension Page {
    /// The page with the ink of each word and each character.
    ///
    /// A character with hardly any ink, as a dot, has its word's.
    func coloured(by colors: InkColors) -> Page {
        mapWords { word in
            var word = word
            let samples = word.characters.map { colors.sample(in: $0.box) }
            guard var whole = samples.first else { return word }
            for sample in samples.dropFirst() { whole.add(sample) }
            word.ink = whole.ink
            for (index, sample) in samples.enumerated() {
                word.characters[index].ink = sample.count >= Self.enoughPixels ? sample.ink : whole.ink
            }
            return word
        }
    }

    private static let enoughPixels = 24

    private func mapWords(_ transform: (Word) -> Word) -> Page {
        var page = self
        for block in page.blocks.indices {
            for line in page.blocks[block].lines.indices {
                page.blocks[block].lines[line].words = page.blocks[block].lines[line].words.map(transform)
            }
        }
        return page
    }
}
