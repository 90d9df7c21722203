import DocumentModel

/// Collects Tesseract's words into blocks and lines.
struct TesseractWords {
    let library: TesseractLibrary
    let iterator: TesseractLibrary.Iterator
    /// Size of the picture in pixels.
    let image: (width: Int, height: Int)

    /// TessPageIteratorLevel.
    private enum Level {
        static let block: CInt = 0
        static let line: CInt = 2
        static let word: CInt = 3
    }

    /// Walks from the iterator's first word to its last.
    func blocks() -> [Block] {
        var blocks: [Block] = []
        var wordIndex = 0
        repeat {
            if library.isAtBeginning(iterator, Level.block) != 0 || blocks.isEmpty {
                blocks.append(Block(box: box(Level.block), lines: []))
            }
            let current = blocks.count - 1
            if library.isAtBeginning(iterator, Level.line) != 0 || blocks[current].lines.isEmpty {
                blocks[current].lines.append(emptyLine())
            }
            guard let word = word(index: wordIndex) else { continue }
            blocks[current].lines[blocks[current].lines.count - 1].words.append(word)
            wordIndex += 1
        } while library.next(iterator, Level.word) != 0
        return blocks.compactMap(\.withoutEmptyLines)
    }

    /// Tesseract says nothing of single characters here: each has the word's box and confidence.
    private func word(index: Int) -> Word? {
        guard let start = library.text(iterator, Level.word) else { return nil }
        defer { library.deleteText(start) }
        let text = String(cString: start)
        guard text.contains(where: { !$0.isWhitespace }) else { return nil }
        let box = box(Level.word)
        let confidence = Double(max(0, min(100, library.confidence(iterator, Level.word)))) / 100
        let characters = text.enumerated().map { position, character in
            RecognizedCharacter(
                text: String(character), box: box, confidence: confidence, wordIndex: index, index: position)
        }
        return Word(index: index, box: box, confidence: confidence, characters: characters)
    }

    private func box(_ level: CInt) -> PixelBox {
        var (left, top, right, bottom) = (CInt(0), CInt(0), CInt(0), CInt(0))
        guard library.boundingBox(iterator, level, &left, &top, &right, &bottom) != 0 else {
            return PixelBox(x: 0, y: 0, width: 0, height: 0)
        }
        return PixelBox(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
    }

    private func emptyLine() -> Line {
        let box = box(Level.line)
        var line = Line(box: box, baseline: Baseline(slope: 0, offset: Double(box.maxY)), words: [])
        var (x1, y1, x2, y2) = (CInt(0), CInt(0), CInt(0), CInt(0))
        guard library.baseline(iterator, Level.line, &x1, &y1, &x2, &y2) != 0, (x1, y1) != (x2, y2) else { return line }
        line.stand(
            from: (Double(x1), Double(y1)), to: (Double(x2), Double(y2)), width: image.width, height: image.height)
        return line
    }
}

extension Block {
    fileprivate var withoutEmptyLines: Block? {
        var block = self
        block.lines = lines.filter { !$0.words.isEmpty }
        return block.lines.isEmpty ? nil : block
    }
}
