import GlyphTraining

/// Something that makes lines of known characters, one after another.
public protocol ContextLineSource: Sendable {
    /// A line; `nil` when these random numbers give none.
    func line(using random: inout SplitMix64) -> ComposedLine?
}

/// Lines as somebody wrote them, of which each character's strokes are known, and the spaces of some.
public struct WrittenLines: ContextLineSource {
    private let lines: [ComposedLine]

    /// Lines to draw from; those without a letter are left out.
    public init(_ lines: [InkLine]) {
        self.lines = lines.compactMap { line in
            var rest = line.text.map(Array.init) ?? []
            let glyphs = line.characters.compactMap { sample -> ComposedLine.Glyph? in
                let followsSpace = rest.first == " "
                rest.removeFirst(min(rest.count, followsSpace ? 2 : 1))
                return sample.label.first.map {
                    ComposedLine.Glyph(character: $0, shape: .strokes(sample.strokes), followsSpace: followsSpace)
                }
            }
            return ComposedLine(glyphs: glyphs)
        }
    }

    /// One of the lines by chance; `nil` when there is none.
    public func line(using random: inout SplitMix64) -> ComposedLine? { lines.randomElement(using: &random) }
}
