import DocumentModel

extension Document {
    /// Puts what a person says in a word's place; a word without text is taken out, so is a line or block without words.
    ///
    /// - Parameters:
    ///   - page: its position among the pages.
    ///   - index: the word's number on the page.
    ///   - text: what is written there.
    /// - Returns: the word as it was; `nil` where there is none.
    mutating func correct(page: Int, word index: Int, to text: String) -> Word? {
        guard pages.indices.contains(page) else { return nil }
        for block in pages[page].blocks.indices {
            for line in pages[page].blocks[block].lines.indices {
                let words = pages[page].blocks[block].lines[line].words
                guard let position = words.firstIndex(where: { $0.index == index }) else { continue }
                if text.isEmpty {
                    pages[page].blocks[block].lines[line].words.remove(at: position)
                    pages[page].removeEmpty()
                } else {
                    pages[page].blocks[block].lines[line].words[position] = words[position].saying(text)
                }
                return words[position]
            }
        }
        return nil
    }
}

extension Page {
    fileprivate mutating func removeEmpty() {
        for block in blocks.indices { blocks[block].lines.removeAll(where: \.words.isEmpty) }
        blocks.removeAll(where: \.lines.isEmpty)
    }
}

extension Word {
    /// The word with another text, of which there is no doubt: characters keep their places where there are as many, else they share
    /// the word's box evenly.
    fileprivate func saying(_ text: String) -> Word {
        let texts = text.map(String.init)
        var word = self
        word.confidence = 1
        word.characters = texts.enumerated().map { position, text in
            RecognizedCharacter(
                text: text,
                box: texts.count == characters.count ? characters[position].box : share(position, of: texts.count),
                confidence: 1, wordIndex: index, index: position, ink: ink)
        }
        return word
    }

    private func share(_ position: Int, of count: Int) -> PixelBox {
        let (start, end) = (box.width * position / count, box.width * (position + 1) / count)
        return PixelBox(x: box.x + start, y: box.y, width: max(1, end - start), height: box.height)
    }
}
