import DocumentModel
import Foundation

@testable import Comparison

/// A reading of lines, each word with the same confidence.
func reading(_ text: String, confidence: Double = 0.9, failure: String? = nil) -> EngineReading {
    var words = 0
    let lines = text.split(separator: "\n").enumerated().map { row, line -> Line in
        let box = PixelBox(x: 0, y: row * 20, width: line.count * 10, height: 16)
        let parts = line.split(separator: " ").enumerated().map { column, part -> Word in
            defer { words += 1 }
            let box = PixelBox(x: column * 50, y: row * 20, width: 40, height: 16)
            return Word(
                index: words, box: box, confidence: confidence,
                characters: part.enumerated().map {
                    RecognizedCharacter(
                        text: String($1), box: box, confidence: confidence, wordIndex: words, index: $0)
                })
        }
        return Line(box: box, baseline: Baseline(slope: 0, offset: Double(box.maxY)), words: parts)
    }
    let block = Block(box: PixelBox(x: 0, y: 0, width: 200, height: 100), lines: lines)
    let page = Page(width: 200, height: 100, blocks: [block])
    return EngineReading(
        document: Document(pages: text.isEmpty ? [] : [page]), seconds: 0.25, peakMemory: 50_000_000, failure: failure)
}

func input(
    _ name: String, truth: String?, boardscan: String, psm3: String, psm6: String, pages: [ReportPage] = []
) -> ComparedInput {
    ComparedInput(
        name: name, file: name + ".jpg", truth: truth, boardscan: reading(boardscan),
        tesseract: [(3, reading(psm3)), (6, reading(psm6))], pages: pages)
}
