import CTesseract
import DocumentModel

/// Collects Tesseract's words into blocks and lines.
struct TesseractWords {
    let library: boardscan_tesseract
    let iterator: TesseractLibrary.Iterator
    /// The iterator again, as what asks for places takes it.
    private var place: TesseractLibrary.Iterator? { library.pageIterator(iterator) }
    /// Size of the picture in pixels.
    let image: (width: Int, height: Int)

    /// Walks from the iterator's first word to its last.
    func blocks() -> [Block] {
        var blocks: [Block] = []
        var wordIndex = 0
        repeat {
            if library.isAtBeginning(place, RIL_BLOCK) != 0 || blocks.isEmpty {
                blocks.append(Block(box: box(RIL_BLOCK), lines: []))
            }
            let current = blocks.count - 1
            if library.isAtBeginning(place, RIL_TEXTLINE) != 0 || blocks[current].lines.isEmpty {
                blocks[current].lines.append(emptyLine())
            }
            guard let word = word(index: wordIndex) else { continue }
            blocks[current].lines[blocks[current].lines.count - 1].words.append(word)
            wordIndex += 1
        } while library.next(iterator, RIL_WORD) != 0
        return blocks.compactMap(\.withoutEmptyLines)
    }

    /// Tesseract says nothing of single characters here: each has the word's box and confidence.
    private func word(index: Int) -> Word? {
        guard let start = library.text(iterator, RIL_WORD) else { return nil }
        defer { library.deleteText(start) }
        let text = String(cString: start)
        guard text.contains(where: { !$0.isWhitespace }) else { return nil }
        let box = box(RIL_WORD)
        let confidence = Double(max(0, min(100, library.confidence(iterator, RIL_WORD)))) / 100
        let characters = text.enumerated().map { position, character in
            RecognizedCharacter(
                text: String(character), box: box, confidence: confidence, wordIndex: index, index: position)
        }
        return Word(index: index, box: box, confidence: confidence, characters: characters)
    }

    private func box(_ level: TessPageIteratorLevel) -> PixelBox {
        var (left, top, right, bottom) = (CInt(0), CInt(0), CInt(0), CInt(0))
        guard library.boundingBox(place, level, &left, &top, &right, &bottom) != 0 else {
            return PixelBox(x: 0, y: 0, width: 0, height: 0)
        }
        return PixelBox(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
    }

    private func emptyLine() -> Line {
        let box = box(RIL_TEXTLINE)
        var line = Line(box: box, baseline: Baseline(slope: 0, offset: Double(box.maxY)), words: [])
        var (x1, y1, x2, y2) = (CInt(0), CInt(0), CInt(0), CInt(0))
        guard library.baseline(place, RIL_TEXTLINE, &x1, &y1, &x2, &y2) != 0, (x1, y1) != (x2, y2) else { return line }
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
