import GlyphClassifier
import GlyphTraining
import Reading

/// Sets lines from single characters of one writer, close and uneven as people write, so that letters touch, overhang
/// and vary while it stays known which ink is whose.
public struct LineComposer: ContextLineSource {
    private let writers: [[Character: [[[SIMD2<Float>]]]]]
    /// Every writer's samples, for characters a writer never wrote.
    private let everybody: [Character: [[[SIMD2<Float>]]]]
    private let text: LineText

    /// A writer must have written this many different characters to set lines from.
    private static let leastRepertoire = 20

    /// - Parameters:
    ///   - samples: isolated characters.
    ///   - text: what is written.
    public init(samples: [PenSample], text: LineText) {
        var byWriter: [String: [Character: [[[SIMD2<Float>]]]]] = [:]
        var everybody: [Character: [[[SIMD2<Float>]]]] = [:]
        for sample in samples {
            guard sample.label.count == 1, let character = sample.label.first else { continue }
            byWriter[sample.writer, default: [:]][character, default: []].append(sample.strokes)
            everybody[character, default: []].append(sample.strokes)
        }
        writers = byWriter.sorted { $0.key < $1.key }.map(\.value).filter { $0.count >= Self.leastRepertoire }
        self.everybody = everybody
        self.text = text
    }

    /// A line of one writer by chance; `nil` when nobody wrote enough characters, or the line has no letter.
    public func line(using random: inout SplitMix64) -> ComposedLine? {
        guard let writer = writers.randomElement(using: &random) else { return nil }
        let hand = Script(using: &random)
        var glyphs: [ComposedLine.Glyph] = []
        var pen = Float(0)
        for word in text.line(using: &random) {
            var followsSpace = !glyphs.isEmpty
            for character in word {
                guard let strokes = strokes(of: character, by: writer, using: &random) else { continue }
                let placed = hand.place(strokes, as: character, using: &random)
                let bounds = InkBounds(placed)
                guard !bounds.isEmpty else { continue }
                let shift = SIMD2(pen - bounds.minimum.x, 0)
                glyphs.append(
                    ComposedLine.Glyph(
                        character: character, shape: .strokes(placed.map { $0.map { $0 + shift } }),
                        followsSpace: followsSpace))
                followsSpace = false
                pen += bounds.width + hand.letterGap(using: &random)
            }
            pen += hand.wordGap(using: &random)
        }
        return ComposedLine(glyphs: hand.slanted(glyphs))
    }

    /// One of the writer's own, somebody else's where there is none, a letter of these with a mark drawn at it, or one of
    /// the alphabet's for signs nobody wrote.
    private func strokes(
        of character: Character, by writer: [Character: [[[SIMD2<Float>]]]], using random: inout SplitMix64
    ) -> [[SIMD2<Float>]]? {
        if let samples = writer[character] ?? everybody[character] { return samples.randomElement(using: &random) }
        let hand = Hand(using: &random, variation: 2)
        if let (letter, mark) = CharacterForms.parts(of: character), let samples = writer[letter] ?? everybody[letter],
            let sample = samples.randomElement(using: &random)
        {
            return hand.adding(mark, toWritten: Self.scaled(sample, as: letter), of: letter, using: &random)
        }
        return hand.strokes(of: character, anyForm: true, using: &random)
    }

    /// The strokes in heights of a capital, the baseline anywhere.
    private static func scaled(_ strokes: [[SIMD2<Float>]], as letter: Character) -> [[SIMD2<Float>]] {
        let proportions = GlyphProportions(of: letter)
        let capital = GlyphProportions(of: "H")
        let share = Float((proportions.top - proportions.bottom) / (capital.top - capital.bottom))
        let unit = max(InkBounds(strokes).height / share, .leastNormalMagnitude)
        return strokes.map { $0.map { $0 / unit } }
    }
}

/// One way of writing: how large, how close, how slanted.
private struct Script {
    let slant: Float
    let spacing: Float
    let unevenness: Float
    let wordSpacing: Float

    init(using random: inout SplitMix64) {
        slant = 0.12 * random.normal()
        spacing = random.uniform(-0.06, 0.32)
        unevenness = random.uniform(0.03, 0.12)
        wordSpacing = random.uniform(0.5, 1.3)
    }

    func letterGap(using random: inout SplitMix64) -> Float {
        max(-0.25, spacing + unevenness * random.normal())
    }

    func wordGap(using random: inout SplitMix64) -> Float {
        max(0.35, wordSpacing + 0.2 * random.normal())
    }

    /// Brings a character to its size and place on the line.
    func place(
        _ strokes: [[SIMD2<Float>]], as character: Character, using random: inout SplitMix64
    ) -> [[SIMD2<Float>]] {
        let proportions = GlyphProportions(of: character)
        let bounds = InkBounds(strokes)
        let height = Float(proportions.top - proportions.bottom) * (1 + unevenness * random.normal())
        let widest: Float = "-_~=→←".contains(character) ? random.uniform(0.5, 1.1) : 2.4
        let scale = min(height / max(bounds.height, 0.001), widest / max(bounds.width, 0.001))
        // Small samples (a dot, a flat dash) are centred in the height they should fill.
        let middle = -Float(proportions.top + proportions.bottom) / 2 + 0.5 * unevenness * random.normal()
        let center = bounds.center
        return strokes.map { $0.map { ($0 - center) * scale + SIMD2(0, middle) } }
    }

    func slanted(_ glyphs: [ComposedLine.Glyph]) -> [ComposedLine.Glyph] {
        glyphs.map { glyph in
            guard case .strokes(let strokes) = glyph.shape else { return glyph }
            var glyph = glyph
            glyph.shape = .strokes(strokes.map { $0.map { SIMD2($0.x - slant * $0.y, $0.y) } })
            return glyph
        }
    }
}
