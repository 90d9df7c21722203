import DocumentModel

/// Writes the twelve columns of Tesseract's TSV: a row for each page, block, paragraph, line and word.
///
/// Pages, blocks, lines and words are counted from 1 within what holds them; each block is one paragraph. Confidence is
/// in per cent, -1 where there is none. Control characters, which would break rows,
/// become U+FFFD.
struct TSVWriter {
    static let columns = [
        "level", "page_num", "block_num", "par_num", "line_num", "word_num", "left", "top", "width", "height", "conf",
        "text",
    ]

    func render(_ document: Document) -> String {
        var result = Self.columns.joined(separator: "\t") + "\n"
        for (number, page) in document.pages.enumerated() { append(page, number + 1, to: &result) }
        return result
    }

    private func append(_ page: Page, _ number: Int, to result: inout String) {
        result += row(1, [number], PixelBox(x: 0, y: 0, width: page.width, height: page.height))
        for (blockNumber, block) in page.blocks.enumerated() {
            let place = [number, blockNumber + 1]
            result += row(2, place, block.box)
            result += row(3, place + [1], block.box)
            for (lineNumber, line) in block.lines.enumerated() {
                let place = place + [1, lineNumber + 1]
                result += row(4, place, line.box)
                for (wordNumber, word) in line.words.enumerated() {
                    result += row(5, place + [wordNumber + 1], word.box, word: word)
                }
            }
        }
    }

    private func row(_ level: Int, _ place: [Int], _ box: PixelBox, word: Word? = nil) -> String {
        let numbers =
            [level] + place + Array(repeating: 0, count: 5 - place.count) + [box.x, box.y, box.width, box.height]
        let confidence = word.map { Numbers.decimal(Numbers.percent($0.confidence), places: 2) } ?? "-1"
        let fields = numbers.map(String.init) + [confidence, word.map { PrintableText.text($0.text) } ?? ""]
        return fields.joined(separator: "\t") + "\n"
    }
}
