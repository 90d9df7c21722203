import GlyphTraining

/// Somebody who joins letters: words as they were written, others of about the same length in place of those that were
/// not, and everything else in a made-up hand.
struct CursiveWriter: Sendable {
    /// Fewer words say the same again and again.
    private static let leastWords = 25

    private let setter: WriterLineSetter
    /// By their number of letters.
    private let words: [Int: [String]]
    private let longest: Int

    /// `nil` for who does not write cursive, or wrote too little.
    init?(samples: [PenSample]) {
        let own = samples.filter { UnipenWriters.cursiveSources.contains($0.source) && $0.label.count > 1 }
        guard own.count >= Self.leastWords else { return nil }
        setter = WriterLineSetter(samples: own.map(\.simplified))
        words = Dictionary(
            grouping: setter.writtenWords.filter { $0.allSatisfy(BoardWriters.isPlain) }, by: \.count)
        longest = words.keys.max() ?? 0
        guard words.values.map(\.count).reduce(0, +) >= Self.leastWords else { return nil }
    }

    /// `others` writes what is no word.
    func lines(others: HandLineSetter) -> CursiveLineSetter { CursiveLineSetter(writer: self, others: others) }

    fileprivate func word(like text: Substring, height: Float, using random: inout SplitMix64) -> SetLine? {
        let wanted = min(max(2, text.count), longest)
        guard let found = (0...longest).lazy.compactMap({ words[wanted - $0] ?? words[wanted + $0] }).first
        else { return nil }
        return setter.set(random.pick(found), height: height, using: &random)
    }
}

/// Sets lines of a cursive writer's own words.
struct CursiveLineSetter: LineSetter {
    fileprivate let writer: CursiveWriter
    fileprivate let others: HandLineSetter

    func canSet(_ character: Character) -> Bool { others.canSet(character) }

    func set(_ text: String, height: Float, using random: inout SplitMix64) -> SetLine {
        var line = SetLine(text: "", pieces: [], width: 0)
        for (number, word) in text.split(separator: " ").enumerated() {
            if number > 0 {
                line.text += " "
                line.width += height * random.uniform(0.45, 0.8)
            }
            for part in Self.parts(of: word) { append(part, word: number, height: height, to: &line, using: &random) }
        }
        return line
    }

    private func append(
        _ part: Substring, word: Int, height: Float, to line: inout SetLine, using random: inout SplitMix64
    ) {
        let isWord = part.count > 1 && part.allSatisfy(BoardWriters.isPlain)
        let set =
            (isWord ? writer.word(like: part, height: height, using: &random) : nil)
            ?? others.set(String(part), height: height, using: &random)
        let shift = SIMD2(line.width + (line.text.isEmpty || line.text.hasSuffix(" ") ? 0 : height * 0.12), 0)
        line.pieces += set.pieces.map {
            SetLine.Piece(text: $0.text, shape: $0.shape.mapped { $0 + shift }, word: word)
        }
        line.text += set.text
        line.width = shift.x + set.width
    }

    /// Letters, and what stands between them.
    private static func parts(of word: Substring) -> [Substring] {
        var parts: [Substring] = []
        var start = word.startIndex
        for place in word.indices.dropFirst()
        where BoardWriters.isPlain(word[place]) != BoardWriters.isPlain(word[start]) {
            parts.append(word[start..<place])
            start = place
        }
        return parts + [word[start...]]
    }
}

extension PenSample {
    /// With fewer points.
    var simplified: PenSample {
        var sample = self
        let letter = max(bounds.height, 1)
        sample.strokes = strokes.map { StrokeSimplifier.simplify($0, letter: letter) }
        return sample
    }
}

extension BoardWriters {
    /// Somebody by chance for a scene: a quarter joins letters, a third is a font of any family.
    func sceneHand(using random: inout SplitMix64) -> BoardHand {
        let kind = random.unit()
        if kind < 0.22, !cursive.isEmpty {
            let reserve = HandLineSetter(hand: Hand(using: &random, variation: random.uniform(0.7, 1.8)))
            return BoardHand(
                setter: random.pick(cursive).lines(others: reserve), choosesWords: true, reserve: reserve)
        }
        if kind < 0.55, !families.isEmpty {
            let reserve = HandLineSetter(hand: Hand(using: &random, variation: random.uniform(0.7, 1.8)))
            return BoardHand(setter: random.pick(random.pick(families)), reserve: reserve)
        }
        return hand(using: &random)
    }
}
