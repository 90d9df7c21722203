import DocumentModel

/// Finds room for the labels of a page: each above its word, as high as the space between lines lets it be.
struct LabelPlacement {
    private let picture: PixelBox
    private let words: [PixelBox]

    /// Heights of labels in parts of the picture's longer side: the least that can be read, and all that is needed.
    private static let leastPart = 108
    private static let mostPart = 36

    init(picture: PixelBox, words: [PixelBox]) {
        self.picture = picture
        self.words = words
    }

    /// One height for all labels of a line: smaller than its letters, and mostly clear of the line above.
    func labelHeight(of line: Line) -> Int {
        let side = max(picture.width, picture.height)
        let letters = line.words.flatMap(\.characters).map(\.box.height)
        let gaps = line.words.map { gap(above: $0.box) }.sorted()
        guard let letter = letters.median, !gaps.isEmpty else { return side / Self.leastPart }
        let wanted = min(side / Self.mostPart, letter * 3 / 4)
        return max(side / Self.leastPart, min(wanted, gaps[gaps.count / 3]))
    }

    /// The place of a label above its word, within the picture.
    func place(width: Int, height: Int, above word: PixelBox) -> PixelBox {
        PixelBox(
            x: max(0, min(word.x, picture.width - width)), y: max(0, word.y - height), width: width, height: height)
    }

    /// The room a label has to the right until the next word of its line begins.
    func room(for word: PixelBox, in line: Line) -> Int {
        let next = line.words.map(\.box.x).filter { $0 > word.x }.min() ?? picture.width
        return max(word.width, next - word.x)
    }

    /// Empty rows above a word.
    private func gap(above word: PixelBox) -> Int {
        let above = words.filter { $0.x < word.maxX && word.x < $0.maxX && $0.midY < Double(word.y) }
        return max(0, word.y - (above.map(\.maxY).max() ?? 0))
    }
}
