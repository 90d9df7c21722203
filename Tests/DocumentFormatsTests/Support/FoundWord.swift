import DocumentModel

@testable import DocumentFormats

/// A word as it can be told from every format with places.
struct FoundWord: Hashable, CustomStringConvertible {
    var page: Int
    var block: Int
    var line: Int
    var text: String
    var box: PixelBox
    var percent: Int

    var description: String {
        "\(page)/\(block)/\(line) \(text) \(box.x),\(box.y) \(box.width)×\(box.height) \(percent)%"
    }

    static func words(of document: Document) -> [FoundWord] {
        document.pages.enumerated().flatMap { page, content in
            content.blocks.enumerated().flatMap { block, content in
                content.lines.enumerated().flatMap { line, content in
                    content.words.map {
                        FoundWord(
                            page: page, block: block, line: line, text: $0.text, box: $0.box,
                            percent: Numbers.wholePercent($0.confidence))
                    }
                }
            }
        }
    }
}
