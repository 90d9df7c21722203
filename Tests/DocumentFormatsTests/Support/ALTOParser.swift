import DocumentModel

@testable import DocumentFormats

/// Reads ALTO back: pages, blocks, lines, words and glyphs with their variants.
struct ALTOParser {
    private(set) var document = Document(pages: [])

    init(_ text: String) {
        var scanner = MarkupScanner(Array(text.utf8))
        while let event = scanner.next() {
            guard case .start(let name, let attributes, _) = event else { continue }
            take(name, attributes)
        }
    }

    private mutating func take(_ name: String, _ attributes: [String: String]) {
        func number(_ name: String) -> Int { Int(attributes[name] ?? "") ?? -1 }
        func probability(_ name: String) -> Double { Double(attributes[name] ?? "") ?? -1 }
        let box = PixelBox(x: number("hpos"), y: number("vpos"), width: number("width"), height: number("height"))
        let content = attributes["content"] ?? ""
        guard let page = document.pages.indices.last ?? (name == "page" ? 0 : nil) else { return }
        if name == "page" {
            let index = document.pages.count
            return document.pages.append(Page(index: index, width: box.width, height: box.height, blocks: []))
        }
        if name == "textblock" { return document.pages[page].blocks.append(Block(box: box, lines: [])) }
        guard let block = document.pages[page].blocks.indices.last else { return }
        if name == "textline" {
            return document.pages[page].blocks[block].lines.append(
                Line(box: box, baseline: Self.baseline(attributes["baseline"] ?? ""), words: []))
        }
        guard var line = document.pages[page].blocks[block].lines.popLast() else { return }
        defer { document.pages[page].blocks[block].lines.append(line) }
        if name == "string" {
            line.words.append(Word(index: 0, box: box, confidence: probability("wc"), characters: []))
        }
        guard var word = line.words.popLast() else { return }
        defer { line.words.append(word) }
        if name == "glyph" {
            word.characters.append(
                RecognizedCharacter(
                    text: content, box: box, confidence: probability("gc"), wordIndex: 0, index: word.characters.count))
        } else if name == "variant", let last = word.characters.indices.last {
            word.characters[last].alternatives.append(Alternative(text: content, confidence: probability("vc")))
        }
    }

    private static func baseline(_ points: String) -> Baseline {
        let numbers = points.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        guard numbers.count == 4 else { return Baseline(slope: .nan, offset: .nan) }
        let slope = (numbers[3] - numbers[1]) / (numbers[2] - numbers[0])
        return Baseline(slope: slope, offset: numbers[1] - slope * numbers[0])
    }
}
