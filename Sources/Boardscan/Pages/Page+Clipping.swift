import DocumentModel

extension Page {
    /// The page with all boxes clipped to it: those of slanted letters at its edge may reach beyond.
    func clipped() -> Page {
        var page = self
        for block in page.blocks.indices {
            for line in page.blocks[block].lines.indices {
                for word in page.blocks[block].lines[line].words.indices {
                    page.blocks[block].lines[line].words[word].clip(width: width, height: height)
                }
                page.blocks[block].lines[line].box.clip(width: width, height: height)
            }
            page.blocks[block].box.clip(width: width, height: height)
        }
        return page
    }
}

extension Word {
    fileprivate mutating func clip(width: Int, height: Int) {
        box.clip(width: width, height: height)
        for position in characters.indices { characters[position].box.clip(width: width, height: height) }
    }
}
