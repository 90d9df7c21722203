import DocumentModel

/// Documents whose words have characters, boxes and runners-up that differ from each other.
enum TestDocument {
    /// Two pages with blocks, a line that slants, and one empty page between.
    static var sample: Document {
        Document(
            source: "boards/a.jpg", language: "en",
            pages: [
                page(
                    [[["let", "x<y;"], ["a&b", "'q'", "\"z\""]], [["→", "𝔸𝄞"]]], index: 0, source: "boards/a.jpg",
                    resolution: Resolution(x: 150, y: 200)),
                page([], index: 1, source: "boards/a.jpg"),
                page([[["]]>", "-->", "&amp;"]]], index: 2, source: "boards/a.jpg", slope: -0.1),
            ])
    }

    /// One page of one word.
    static func word(_ text: String, source: String? = "a.jpg") -> Document {
        Document(source: source, pages: [page([[[text]]], index: 0, source: source)])
    }

    static func page(
        _ blocks: [[[String]]], index: Int, source: String?, resolution: Resolution? = nil, slope: Double = 0
    ) -> Page {
        var top = 20
        var nextWord = 0
        let blocks = blocks.map { lines in
            let lines = lines.map { words in
                defer { top += 60 }
                return line(words, top: top, slope: slope, nextWord: &nextWord)
            }
            return Block(box: lines.map(\.box).union() ?? PixelBox(x: 0, y: 0, width: 1, height: 1), lines: lines)
        }
        return Page(
            index: index, source: source, frame: index, resolution: resolution, width: 1000, height: 800,
            blocks: blocks)
    }

    static func line(_ words: [String], top: Int, slope: Double = 0, nextWord: inout Int) -> Line {
        var left = 30
        let words = words.map { text in
            defer { left += 40 * text.count + 25 }
            defer { nextWord += 1 }
            let drop = Int((slope * Double(left)).rounded())
            return word(text, left: left, top: top + drop, index: nextWord)
        }
        let box = words.map(\.box).union() ?? PixelBox(x: 0, y: 0, width: 1, height: 1)
        return Line(box: box, baseline: Baseline(slope: slope, offset: Double(top) + 38), words: words)
    }

    static func word(_ text: String, left: Int, top: Int, index: Int) -> Word {
        let characters = text.enumerated().map { position, character in
            RecognizedCharacter(
                text: String(character),
                box: PixelBox(x: left + 40 * position, y: top + position % 3, width: 37, height: 40 - position % 2),
                confidence: 0.9 - 0.05 * Double(position),
                alternatives: [Alternative(text: "O", confidence: 0.04), Alternative(text: "<", confidence: 0.01)],
                wordIndex: index, index: position, ink: ink)
        }
        let box = characters.map(\.box).union() ?? PixelBox(x: left, y: top, width: 1, height: 1)
        return Word(index: index, box: box, confidence: 0.625, characters: characters, ink: ink)
    }

    static let ink = Ink(name: .red, red: 200, green: 10, blue: 31)
}
