import GlyphClassifier

extension ScoredLine {
    /// How much the glyph network's answer counts for what a character may be; the line network's has the rest.
    private static let glyphShare: Float = 0.45

    /// Puts the glyph network's answer for a candidate and the line network's together: the product of both, each to the
    /// power of its share (Hinton 2002, doi:10.1162/089976602760128018).
    ///
    /// A character that the glyph network does not know is left to the line network.
    mutating func combine(_ candidate: Int, with columns: [Float]) {
        let classes = characterSet.classCount
        guard columns.count == classes else { return }
        var row = Array(logProbabilities[candidate * classes..<(candidate + 1) * classes])
        for index in 0..<classes {
            let name = row[index] == -.infinity ? columns[index] : row[index]
            row[index] = columns[index] + Self.glyphShare * (name - columns[index])
        }
        row.withUnsafeMutableBufferPointer { row in
            guard let first = row.baseAddress else { return }
            ConvolutionalClassifier.logSoftmax(first, classes: classes, temperature: 1)
        }
        replace(candidate, by: row)
    }
}
