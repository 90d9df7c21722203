import DocumentModel

/// Made-up photos of made-up words, which occur as often as words do (Zipf's law); letters are read as on handwriting.
struct MadeUpPhotos {
    private(set) var words: [String] = []
    private var cumulative: [Double] = []
    private var state: UInt64 = 42

    /// Characters of a photo.
    private static let characters = 500
    /// Shares of characters that were read surely, and that were misread with the truth as first runner-up.
    private static let (sure, misread) = (0.4, 0.05)
    private static let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789.,:;!()")

    init(wordCount: Int = 30_000) {
        let onsets = ["b", "c", "d", "f", "g", "h", "l", "m", "n", "p", "r", "s", "t", "v", "w", "st", "tr", "ch", ""]
        let nuclei = ["a", "e", "i", "o", "u", "e", "a", "io", "ea", "ou"]
        let codas = ["", "", "n", "r", "s", "t", "l", "nt", "ng", "d", "m", "st"]
        var known: Set<String> = []
        while words.count < wordCount {
            // Frequent words are short.
            let syllables = words.count < 200 ? 1 : 1 + Int(next() % 4)
            let word = (0..<syllables).map { _ in pick(onsets) + pick(nuclei) + pick(codas) }.joined()
            if known.insert(word).inserted { words.append(word) }
        }
        var sum = 0.0
        for rank in 1...wordCount {
            sum += 1 / Double(rank)
            cumulative.append(sum)
        }
    }

    /// SplitMix64 (Steele, Lea & Flood 2014, doi:10.1145/2660193.2660195).
    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    private mutating func unit() -> Double { Double(next() >> 11) / Double(UInt64(1) << 53) }
    private mutating func pick(_ list: [String]) -> String { list[Int(next() % UInt64(list.count))] }
    private mutating func letter() -> String { String(Self.letters[Int(next() % UInt64(Self.letters.count))]) }

    private mutating func word() -> String {
        let sought = unit() * (cumulative.last ?? 1)
        var (low, high) = (0, cumulative.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if cumulative[middle] < sought { low = middle + 1 } else { high = middle }
        }
        return words[low]
    }

    /// Blocks of three lines of four words.
    mutating func page() -> Page {
        var total = 0
        var index = 0
        var blocks: [Block] = []
        while total < Self.characters {
            let lines = (0..<3).map { row in
                let words = (0..<4).map { _ in
                    index += 1
                    return word(index, row: row)
                }
                total += words.reduce(0) { $0 + $1.characters.count }
                return Line(box: Self.box(words.map(\.box)), baseline: Baseline(slope: 0, offset: 0), words: words)
            }
            blocks.append(Block(box: Self.box(lines.map(\.box)), lines: lines))
        }
        return Page(width: 4000, height: 3000, blocks: blocks)
    }

    private static func box(_ boxes: [PixelBox]) -> PixelBox {
        boxes.union() ?? PixelBox(x: 0, y: 0, width: 1, height: 1)
    }

    private mutating func word(_ index: Int, row: Int) -> Word {
        let text = word()
        let box = PixelBox(x: 100 * (index % 4), y: 100 + 50 * row, width: 20 * text.count, height: 30)
        let characters = text.enumerated().map { place, truth in
            character(truth, box: PixelBox(x: box.x + 20 * place, y: box.y, width: 18, height: 30), index, place)
        }
        return Word(index: index, box: box, confidence: 0.8, characters: characters)
    }

    private mutating func character(
        _ truth: Character, box: PixelBox, _ word: Int, _ index: Int
    ) -> RecognizedCharacter {
        guard unit() >= Self.sure else {
            return RecognizedCharacter(
                text: String(truth), box: box, confidence: 0.96, wordIndex: word, index: index)
        }
        let own = 0.15 + 0.6 * unit()
        var rest = 1 - own
        var others: [Alternative] = (0..<3).map { _ in
            let share = rest * (0.2 + 0.5 * unit())
            rest -= share
            return Alternative(text: letter(), confidence: share * 0.6)
        }
        var read = String(truth)
        if unit() < Self.misread { (read, others[0].text) = (others[0].text, read) }
        return RecognizedCharacter(
            text: read, box: box, confidence: own, alternatives: others, wordIndex: word, index: index)
    }
}
