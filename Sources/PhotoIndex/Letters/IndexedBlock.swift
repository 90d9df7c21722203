import DocumentModel
import Glibc

/// A block of a page as the index keeps it: what was read, what else it may be, and where it stands.
struct IndexedBlock: Hashable, Sendable {
    var lines: [IndexedLine]
}

struct IndexedLine: Hashable, Sendable {
    /// On the page's image, in pixels.
    var box: PixelBox
    var words: [IndexedWord]
}

struct IndexedWord: Hashable, Sendable {
    /// On the page's image, in pixels.
    var box: PixelBox
    /// That the whole word is right.
    var confidence: PackedProbability
    var characters: [IndexedCharacter]
}

extension IndexedBlock {
    /// Leaves lines and words out that have no characters.
    init(_ block: Block) {
        lines = block.lines.map { line in
            let words = line.words.map { word in
                IndexedWord(
                    box: word.box, confidence: PackedProbability(word.confidence),
                    characters: word.characters.filter { !$0.text.isEmpty }.map(IndexedCharacter.init))
            }
            return IndexedLine(box: line.box, words: words.filter { !$0.characters.isEmpty })
        }.filter { !$0.words.isEmpty }
    }
}

struct IndexedCharacter: Hashable, Sendable {
    /// As it was read; not empty.
    var text: String
    /// What it may be, as folded scalars: what was read, of several letters the first, then up to three runners-up, most
    /// probable first; ``none`` for what counts for nothing, as a hyphen does, and ``unused`` where there are fewer.
    private(set) var options: SIMD4<UInt32>
    /// Of each option, packed.
    private(set) var probabilities: SIMD4<UInt8>

    static let none: UInt32 = 0
    static let unused = UInt32.max

    /// - Parameters:
    ///   - text: as it was read.
    ///   - probability: that this is right, in either case.
    init(text: String, probability: PackedProbability) {
        self.text = text
        options = SIMD4(SearchFolding.letters(text).first?.value ?? Self.none, Self.unused, Self.unused, Self.unused)
        probabilities = SIMD4(probability.rawValue, .max, .max, .max)
    }

    /// Sets a runner-up, 1 to 3.
    mutating func setOption(_ place: Int, _ letter: UInt32, _ probability: PackedProbability) {
        options[place] = letter
        probabilities[place] = probability.rawValue
    }

    /// How many runners-up there are.
    var runnersUp: Int { (1...3).count { options[$0] != Self.unused } }

    /// What folds to the same letter counts together: whether "C" or "c" was written does not matter to a search.
    init(_ character: RecognizedCharacter) {
        let read = SearchFolding.letters(character.text)
        var sum = character.confidence
        var others: [(letter: UInt32, probability: Double)] = []
        for alternative in character.alternatives {
            let folded = SearchFolding.letters(alternative.text)
            let letter = folded.first?.value ?? Self.none
            if folded == read {
                sum += alternative.confidence
            } else if folded.count > 1 || letter == read.first?.value ?? Self.none {
                // Several letters for one, or one for several: nothing that can be compared.
            } else if let same = others.firstIndex(where: { $0.letter == letter }) {
                others[same].probability += alternative.confidence
            } else {
                others.append((letter, alternative.confidence))
            }
        }
        self.init(text: character.text, probability: PackedProbability(sum))
        for (place, other) in zip(1...3, others.sorted { $0.probability > $1.probability }) {
            setOption(place, other.letter, PackedProbability(other.probability))
        }
    }
}

/// A probability in a byte, to within 2 %: −24 times its natural logarithm, so that 0 is certain and 255 is 1 in 40,000.
struct PackedProbability: Hashable, Sendable {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// - Parameter probability: what is no number, or above 1, counts as the nearest that is possible.
    init(_ probability: Double) {
        let steps = probability > 0 ? -log(probability) * Double(Self.scale) : 255
        rawValue = UInt8(max(0, min(255, steps.rounded())))
    }

    private static let scale: Float = 24

    /// The negative natural logarithm, in nats.
    var cost: Float { Float(rawValue) / Self.scale }

    /// The negative natural logarithms of some, in nats.
    static func costs(_ rawValues: SIMD4<UInt8>) -> SIMD4<Float> { SIMD4<Float>(rawValues) / scale }
}

extension SearchFolding {
    /// What is left of a text where hyphens are nothing, too: at a line's end they divide words.
    static func letters(_ text: String) -> [Unicode.Scalar] { fold(text).filter { $0 != "-" } }
}
