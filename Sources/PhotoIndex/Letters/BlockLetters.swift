import DocumentModel

/// The letters of a block in the order in which they are read, as a search compares them.
struct BlockLetters: Sendable {
    private(set) var letters: [Letter] = []

    /// All that is compared of a letter.
    struct Letter: Sendable {
        /// What it may be (``IndexedCharacter/options``).
        var options: SIMD4<UInt32>
        /// Cost of each option in nats: how much less probable it is than the most probable one.
        var costs: SIMD4<Float>
        /// Negative logarithm of the most probable option's probability, in nats.
        var shapeDoubt: Float
        /// Negative logarithm of the word's confidence, in nats.
        var wordDoubt: Float
        /// What stands between it and the letter before.
        var border: WordBorder
        /// Counted from 0 in the block.
        var line: Int32
        /// Counted from 0 in the block.
        var word: Int32
        /// Where it stands in the block's text (``BlockText``), in bytes of UTF-8.
        var bytes: Range<Int>
    }

    /// Cost of a letter that is neither what was read nor a runner-up, in nats; no option costs more.
    ///
    /// The reader keeps no runner-up below 0.5 %, which is 5.3.
    static let floor: Float = 7
    /// Most that what was read costs, in nats: where a runner-up is more probable by its shape, the words spoke for
    /// what was read.
    fileprivate static let mostCostOfRead: Float = 1

    init(_ block: IndexedBlock) {
        letters.reserveCapacity(64)
        var (word, bytes) = (Int32(0), 0)
        for (line, content) in zip(Int32(0)..., block.lines) {
            // A hyphen at a line's end divides a word.
            var border = letters.last?.isSilent ?? false ? WordBorder.either : .start
            for spelled in content.words {
                for character in spelled.characters {
                    let length = character.text.utf8.count
                    let place = (line: line, word: word, bytes: bytes..<bytes + length)
                    letters.append(Letter(character, wordDoubt: spelled.confidence.cost, border: border, at: place))
                    if length > 1 { appendFurther(of: character) }
                    border = character.options.x == IndexedCharacter.none ? .either : .none
                    bytes += length
                }
                // A blank or a line feed stands behind a word.
                bytes += 1
                word += 1
                border = .start
            }
        }
    }

    /// The letters behind the first one, where several were read as one.
    private mutating func appendFurther(of character: IndexedCharacter) {
        for further in SearchFolding.letters(character.text).dropFirst() {
            guard var letter = letters.last else { return }
            letter.options = SIMD4(repeating: IndexedCharacter.unused)
            letter.options.x = further.value
            letter.border = .none
            letters.append(letter)
        }
    }
}

/// What stands between a letter and the one before.
enum WordBorder: Sendable {
    /// Nothing.
    case none
    /// A blank, or a line's end.
    case start
    /// A hyphen, which may be there or not.
    case either

    /// Whether both may be of one word, or both of two.
    func fits(_ other: WordBorder) -> Bool { self == other || self == .either || other == .either }
}

extension BlockLetters.Letter {
    fileprivate init(
        _ character: IndexedCharacter, wordDoubt: Float, border: WordBorder,
        at place: (line: Int32, word: Int32, bytes: Range<Int>)
    ) {
        var costs = PackedProbability.costs(character.probabilities)
        let least = costs.min()
        costs -= least
        costs.clamp(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: BlockLetters.floor))
        costs.x = min(costs.x, BlockLetters.mostCostOfRead)
        self.init(
            options: character.options, costs: costs, shapeDoubt: least, wordDoubt: wordDoubt, border: border,
            line: place.line, word: place.word, bytes: place.bytes)
    }

    /// What it costs to be a letter, in nats.
    func cost(of wanted: UInt32) -> Float {
        if options.x == wanted { return costs.x }
        if options.y == wanted { return costs.y }
        if options.z == wanted { return costs.z }
        return options.w == wanted ? costs.w : BlockLetters.floor
    }

    /// Whether what was read counts for nothing, as a hyphen does.
    var isSilent: Bool { options.x == IndexedCharacter.none }

    /// Whether what was read is a letter or a figure.
    var isInWord: Bool {
        guard let properties = Unicode.Scalar(options.x)?.properties, !isSilent else { return false }
        return properties.isAlphabetic || properties.numericType != nil
    }
}

/// The text of a block as it was read: words with a blank between them, lines with a line feed.
struct BlockText {
    let text: String
    /// Where each line stands, in bytes of UTF-8.
    let lines: [Range<Int>]
    private let block: IndexedBlock

    init(_ block: IndexedBlock) {
        self.block = block
        var text = ""
        var lines: [Range<Int>] = []
        for line in block.lines {
            if !lines.isEmpty { text += "\n" }
            let start = text.utf8.count
            text += line.words.map { $0.characters.map(\.text).joined() }.joined(separator: " ")
            lines.append(start..<text.utf8.count)
        }
        (self.text, self.lines) = (text, lines)
    }

    /// A part of the text between borders of characters, in bytes of UTF-8.
    subscript(bytes: Range<Int>) -> Substring { text[index(bytes.lowerBound)..<index(bytes.upperBound)] }

    private func index(_ offset: Int) -> String.Index {
        text.utf8.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
    }

    /// Where a range of the text stands in it, in bytes of UTF-8.
    func bytes(of range: Range<String.Index>) -> Range<Int> {
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        return start..<start + text.utf8.distance(from: range.lowerBound, to: range.upperBound)
    }

    /// The lines that letters stand on, and what of them the letters are.
    func parts(of letters: ArraySlice<BlockLetters.Letter>) -> [PhotoMatch.Part] {
        let words = block.lines.flatMap(\.words)
        return lines.indices.compactMap { number in
            let here = letters.filter { Int($0.line) == number }
            guard let first = here.first, let last = here.last else { return nil }
            let line = lines[number]
            return PhotoMatch.Part(
                before: String(self[line.lowerBound..<first.bytes.lowerBound]),
                matched: String(self[first.bytes.lowerBound..<last.bytes.upperBound]),
                after: String(self[last.bytes.upperBound..<line.upperBound]),
                box: words[Int(first.word)...Int(last.word)].map(\.box).union() ?? block.lines[number].box,
                line: block.lines[number].box)
        }
    }
}
