import GlyphTraining
import Reading

/// Sets lines from single characters of one writer, close and uneven as people write, so that letters touch, overhang
/// and vary while it stays known which ink is whose.
struct LineComposer: Sendable {
    private let writers: [[Character: [[[SIMD2<Float>]]]]]
    /// Every writer's samples, for characters a writer never wrote.
    private let everybody: [Character: [[[SIMD2<Float>]]]]
    private let words: [String]

    /// A writer must have written this many different characters to set lines from.
    private static let leastRepertoire = 20

    /// - Parameters:
    ///   - samples: isolated characters.
    ///   - words: what is written, any case.
    init(samples: [InkSample], words: [String]) {
        var byWriter: [String: [Character: [[[SIMD2<Float>]]]]] = [:]
        var everybody: [Character: [[[SIMD2<Float>]]]] = [:]
        for sample in samples {
            guard sample.label.count == 1, let character = sample.label.first else { continue }
            byWriter[sample.writer, default: [:]][character, default: []].append(sample.strokes)
            everybody[character, default: []].append(sample.strokes)
        }
        writers = byWriter.sorted { $0.key < $1.key }.map(\.value).filter { $0.count >= Self.leastRepertoire }
        self.everybody = everybody
        self.words = words
    }

    var isUsable: Bool { !writers.isEmpty && !words.isEmpty }

    func line(using random: inout SplitMix64) -> ComposedLine? {
        guard let writer = writers.randomElement(using: &random) else { return nil }
        let hand = Hand(using: &random)
        var glyphs: [ComposedLine.Glyph] = []
        var pen = Float(0)
        for word in text(using: &random) {
            for character in word {
                guard let samples = writer[character] ?? everybody[character],
                    let strokes = samples.randomElement(using: &random)
                else { continue }
                let placed = hand.place(strokes, as: character, using: &random)
                let bounds = InkBounds(placed)
                guard !bounds.isEmpty else { continue }
                let shift = SIMD2(pen - bounds.minimum.x, 0)
                glyphs.append(ComposedLine.Glyph(character: character, strokes: placed.map { $0.map { $0 + shift } }))
                pen += bounds.width + hand.letterGap(using: &random)
            }
            pen += hand.wordGap(using: &random)
        }
        return ComposedLine(glyphs: hand.slanted(glyphs))
    }

    // MARK: Text

    private func text(using random: inout SplitMix64) -> [String] {
        let style = random.unit()
        return (0..<Int.random(in: 1...4, using: &random)).map { _ in
            if random.chance(0.22) { return Self.signs(using: &random) }
            let word = words.randomElement(using: &random) ?? "text"
            switch style {
            case ..<0.4: return word.uppercased()
            case ..<0.85: return word
            default: return word.prefix(1).uppercased() + word.dropFirst().lowercased()
            }
        }
    }

    /// Numbers, code and punctuation: anything printable may follow anything.
    private static func signs(using random: inout SplitMix64) -> String {
        let kinds = [
            "0123456789", "()[]{}<>", "+-=*/%", ".,;:!?'\"", "_&|@#$^~\\`", "abcdefghijklmnopqrstuvwxyz",
            "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        ].map(Array.init)
        let kind = kinds.randomElement(using: &random) ?? []
        return String(
            (0..<Int.random(in: 1...5, using: &random)).compactMap { _ in
                (random.chance(0.55) ? kind : kinds.randomElement(using: &random) ?? kind).randomElement(using: &random)
            })
    }
}

/// One way of writing: how large, how close, how slanted.
private struct Hand {
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
            var glyph = glyph
            glyph.strokes = glyph.strokes.map { $0.map { SIMD2($0.x - slant * $0.y, $0.y) } }
            return glyph
        }
    }
}
