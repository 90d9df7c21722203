import DocumentModel
import GlyphClassifier
import GlyphTraining

/// Sets lines from single characters and words of one UNIPEN writer.
///
/// Isolated characters carry no baseline: each is put where the alphabet has its place on the line, at the size it
/// was written. Words are put by the characters in them: what hangs below the line and what stands tall.
public struct WriterLineSetter: LineSetter {
    private let characters: [Character: [PenSample]]
    private let words: [String: [PenSample]]
    private let heights: LetterHeights
    private let wordHeight: Float

    /// - Parameter samples: characters and words of one writer.
    public init(samples: [PenSample]) {
        heights = LetterHeights(samples)
        var characters: [Character: [PenSample]] = [:]
        var words: [String: [PenSample]] = [:]
        for sample in samples {
            if sample.label.count == 1, let label = sample.label.first {
                characters[label, default: []].append(sample)
            } else if !sample.label.contains(" ") {
                words[sample.label, default: []].append(sample)
            }
        }
        self.characters = characters
        self.words = words
        let letters = words.values.joined().map { $0.bounds.height / Self.extent(of: $0.label).total }
        wordHeight = max(letters.median ?? 1, 1)
    }

    /// Words this writer wrote, in no order that changes.
    public var writtenWords: [String] { words.keys.sorted() }
    /// Characters this writer wrote one by one.
    public var writtenCharacters: Set<Character> { Set(characters.keys) }

    /// Whether the writer wrote each letter, each digit and the commonest signs by themselves, but for a few.
    var hasAlphabet: Bool {
        let needed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:-"
        return needed.count(where: canSet) >= needed.count - 4
    }

    /// Whether the writer wrote the character by itself.
    public func canSet(_ character: Character) -> Bool { characters[character] != nil }

    /// The line in the writer's hand: whole words as they were written, the others letter by letter.
    public func set(_ text: String, height: Float, using random: inout SplitMix64) -> SetLine {
        var line = LineBuilder(height: height)
        let wordGap = random.uniform(0.5, 0.9)
        let letterGap = random.uniform(0.1, 0.2)
        let hand = Hand(using: &random, variation: 2)
        for (index, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { line.space(wordGap * (1 + 0.15 * random.normal())) }
            if let sample = words[String(word)]?.randomElement(using: &random) {
                add(sample, to: &line)
            } else {
                for character in word { add(character, gap: letterGap, hand: hand, to: &line, using: &random) }
            }
        }
        return line.finished
    }

    private func add(_ sample: PenSample, to line: inout LineBuilder) {
        let bounds = sample.bounds
        let extent = Self.extent(of: sample.label)
        // A word of another size than the writer's others is brought halfway to them.
        let own = bounds.height / extent.total
        let unit = (wordHeight * max(own, wordHeight / 3)).squareRoot()
        let baseline = SIMD2(bounds.minimum.x, bounds.maximum.y - extent.descent * own)
        let strokes = sample.strokes.map { stroke in stroke.map { ($0 - baseline) / unit } }
        line.add(sample.label, shape: .strokes(strokes), width: bounds.width / unit, gap: 0.15)
    }

    private func add(
        _ character: Character, gap: Float, hand: Hand, to line: inout LineBuilder, using random: inout SplitMix64
    ) {
        guard
            let strokes = written(character, using: &random)
                ?? drawn(character, by: hand, using: &random)
        else { return }
        let bounds = InkBounds(strokes)
        line.add(
            String(character),
            shape: .strokes(strokes.map { stroke in stroke.map { $0 - SIMD2(bounds.minimum.x, 0) } }),
            width: max(bounds.width, 0.06), gap: gap * (1 + 0.3 * random.normal()))
    }

    /// One of the writer's own samples, in heights of a capital, the baseline at 0.
    private func written(_ character: Character, using random: inout SplitMix64) -> [[SIMD2<Float>]]? {
        guard let sample = characters[character]?.randomElement(using: &random) else { return nil }
        let unit = heights.height(for: sample)
        let (anchor, target) = Self.place(of: character, bounds: sample.bounds)
        let drop = target + 0.02 * random.normal()
        return sample.strokes.map { stroke in stroke.map { SIMD2($0.x / unit, ($0.y - anchor) / unit + drop) } }
    }

    /// A letter of the writer's with a mark drawn at it, or a sign of the alphabet's that is none of ASCII's.
    private func drawn(
        _ character: Character, by hand: Hand, using random: inout SplitMix64
    ) -> [[SIMD2<Float>]]? {
        guard !character.isASCII else { return nil }
        guard let (letter, mark) = CharacterForms.parts(of: character), let strokes = written(letter, using: &random)
        else { return hand.strokes(of: character, anyForm: true, using: &random) }
        return hand.adding(mark, toWritten: strokes, of: letter, using: &random)
    }

    /// Which height of the ink stands at which height of the line: the head of what hangs below the baseline, the
    /// middle of what floats above it, the foot of all else.
    private static func place(of character: Character, bounds: InkBounds) -> (anchor: Float, target: Float) {
        guard let place = StrokeAlphabet.standard.bounds(of: character) else { return (bounds.maximum.y, 0) }
        if "gjpqy".contains(character) { return (bounds.minimum.y, place.minimum.y) }
        if place.maximum.y < -0.15 { return (bounds.center.y, place.center.y) }
        return (bounds.maximum.y, place.maximum.y)
    }

    /// How far a word's ink reaches above and below the baseline, in heights of a capital.
    private static func extent(of label: String) -> (total: Float, descent: Float) {
        let hanging = Set("gjpqy,;()[]{}|")
        let low = Set("aceimnorsuvwxzgpqy")
        let descent: Float = label.contains(where: hanging.contains) ? 0.35 : 0
        let ascent: Float = label.allSatisfy(low.contains) ? 0.62 : 1
        return (ascent + descent, descent)
    }
}
