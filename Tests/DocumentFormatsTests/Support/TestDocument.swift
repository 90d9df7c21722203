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

    /// One page of a level line, and of another one that starts at (500, 400) and runs at an angle.
    static func page(withLineAt angle: Double) -> Page {
        var page = page([[["level"]], []], index: 0, source: "a.jpg")
        let view = LevelView(angle: angle, width: page.width, height: page.height)
        let start = view(x: 500, y: 400)
        var next = 1
        let level = line(["turn", "ed"], top: 0, nextWord: &next)
        // The level line begins at (30, 38).
        let turned = level.mappingBoxes { box in
            let (x, y) = (start.x - 30, start.y - 38)
            return view.imageBox(
                of: LevelBox(
                    left: x + Double(box.x), top: y + Double(box.y), right: x + Double(box.maxX),
                    bottom: y + Double(box.maxY)))
        }
        let box = turned.words.map(\.box).union() ?? turned.box
        page.blocks[1] = Block(
            box: box,
            lines: [
                Line(box: box, angle: angle, baseline: Baseline(slope: 0, offset: start.y), words: turned.words)
            ])
        return page
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
