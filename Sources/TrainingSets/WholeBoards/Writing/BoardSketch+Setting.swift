import GlyphTraining

/// Setting text before it is written: how wide it gets is known before it has a place.
extension BoardSketch {
    /// A stretch of text at one height: exponents stand higher and are smaller.
    struct Run {
        var text: String
        /// In heights of the line's capitals.
        var size: Float = 1
        /// How far above the baseline, in heights of the line's capitals.
        var raise: Float = 0

        init(_ text: String, size: Float = 1, raise: Float = 0) {
            self.text = text
            self.size = size
            self.raise = raise
        }

        static func exponent(_ text: String) -> Run { Run(text, size: 0.62, raise: 0.62) }
        static func index(_ text: String) -> Run { Run(text, size: 0.6, raise: -0.25) }
    }

    mutating func set(_ text: String, capital: Float) -> SetLine {
        hand.set(BoardPhrases.lettered(text, lettering), height: capital, using: &random)
    }

    /// Sets runs side by side; blanks at their ends stay.
    mutating func set(_ runs: [Run], capital: Float) -> SetLine {
        var line = SetLine(text: "", pieces: [], width: 0)
        var word = 0
        for run in runs {
            let own = hand.set(run.text.trimmed, height: capital * run.size, using: &random)
            if run.text.hasPrefix(" "), !line.pieces.isEmpty {
                line.width += capital * 0.5
                line.text += " "
                word += 1
            }
            let shift = SIMD2(line.width + (line.pieces.isEmpty ? 0 : capital * 0.12), -run.raise * capital)
            for piece in own.pieces {
                line.pieces.append(
                    SetLine.Piece(
                        text: piece.text, shape: piece.shape.mapped { $0 + shift }, word: piece.word + word))
            }
            line.width = shift.x + own.width
            line.text += own.text
            word += own.pieces.last?.word ?? 0
            if run.text.hasSuffix(" ") {
                line.width += capital * 0.5
                line.text += " "
                word += 1
            }
        }
        return line
    }

    /// As many words of a text as a width has room for; `nil` when there is no room for one.
    mutating func fitted(_ text: String, width: Float, capital: Float) -> SetLine? {
        var words = text.split(separator: " ").map(String.init)
        while !words.isEmpty {
            let line = set(words.joined(separator: " "), capital: capital)
            if line.width <= width, !line.pieces.isEmpty { return line }
            let keep = Int(Float(words.count) * width / max(line.width, 1))
            words.removeLast(words.count - max(0, min(words.count - 1, keep)))
        }
        return nil
    }

    /// A text broken into lines of a width.
    mutating func broken(_ text: String, width: Float, capital: Float, lines limit: Int) -> [SetLine] {
        var words = text.split(separator: " ").map(String.init)[...]
        var lines: [SetLine] = []
        while !words.isEmpty, lines.count < limit {
            var count = min(words.count, max(1, Int(width / (capital * 1.6))))
            var line = set(words.prefix(count).joined(separator: " "), capital: capital)
            while line.width > width, count > 1 {
                count = max(1, min(count - 1, Int(Float(count) * width / line.width)))
                line = set(words.prefix(count).joined(separator: " "), capital: capital)
            }
            words = words.dropFirst(count)
            if line.width <= width, !line.pieces.isEmpty { lines.append(line) }
        }
        return lines
    }
}

extension String {
    fileprivate var trimmed: String {
        let end = lastIndex { $0 != " " }
        return end.map { String(self[...$0].drop { $0 == " " }) } ?? ""
    }
}
