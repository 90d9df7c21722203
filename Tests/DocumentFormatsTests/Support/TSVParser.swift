import DocumentModel

@testable import DocumentFormats

/// Reads TSV back: words, by their rows of level 5.
enum TSVParser {
    static func words(_ text: String) -> [FoundWord] {
        rows(text).filter { $0[0] == "5" }.map { row in
            let numbers = row[..<10].map { Int($0) ?? -1 }
            return FoundWord(
                page: numbers[1] - 1, block: numbers[2] - 1, line: numbers[4] - 1, text: row[11],
                box: PixelBox(x: numbers[6], y: numbers[7], width: numbers[8], height: numbers[9]),
                percent: Int((Double(row[10]) ?? -1).rounded()))
        }
    }

    /// All rows but the header; each of as many fields as there are columns, or it is left out.
    static func rows(_ text: String) -> [[String]] {
        text.split(separator: "\n").dropFirst().map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }.filter { $0.count == TSVWriter.columns.count }
    }
}
