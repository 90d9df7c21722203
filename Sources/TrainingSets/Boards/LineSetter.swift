import GlyphTraining

/// A line of text as shapes: the baseline starts at the origin, x to the right, y down, in pixels of the board.
public struct SetLine: Hashable, Sendable {
    /// One character's ink, or one word's where the data does not say which ink is whose.
    public struct Piece: Hashable, Sendable {
        /// What the ink says.
        public var text: String
        /// The ink, where it stands in the line.
        public var shape: GlyphShape
        /// Counted from 0 within the line.
        public var word: Int

        /// A piece put together from its parts.
        public init(text: String, shape: GlyphShape, word: Int) {
            self.text = text
            self.shape = shape
            self.word = word
        }
    }

    /// What the line says, without what the setter does not have.
    public var text: String
    /// The ink, from the left to the right.
    public var pieces: [Piece]
    /// How far the line reaches to the right.
    public var width: Float

    /// A line put together from its parts.
    public init(text: String, pieces: [Piece], width: Float) {
        self.text = text
        self.pieces = pieces
        self.width = width
    }
}

/// Turns text into shapes, with one hand or one font.
public protocol LineSetter: Sendable {
    /// `text` is words with single spaces between them; `height` is that of a capital, in pixels.
    ///
    /// - Returns: the line; characters the setter does not have are missing from its text too.
    func set(_ text: String, height: Float, using random: inout SplitMix64) -> SetLine

    /// True when the setter has the character.
    func canSet(_ character: Character) -> Bool
}

/// Sets lines with the project's own alphabet in one writer's hand.
public struct HandLineSetter: LineSetter {
    private let hand: Hand

    /// A setter of one hand.
    public init(hand: Hand) { self.hand = hand }

    /// Whether the alphabet has the character.
    public func canSet(_ character: Character) -> Bool { StrokeAlphabet.standard.bounds(of: character) != nil }

    /// The line in the writer's hand, drawn anew each time.
    public func set(_ text: String, height: Float, using random: inout SplitMix64) -> SetLine {
        var line = LineBuilder(height: height)
        for character in text {
            guard character != " " else {
                line.space(hand.wordGap * (1 + 0.12 * random.normal()))
                continue
            }
            guard let strokes = hand.strokes(of: character, using: &random) else { continue }
            let bounds = InkBounds(strokes)
            let left = SIMD2(bounds.minimum.x, 0)
            line.add(
                String(character), shape: .strokes(strokes.map { stroke in stroke.map { $0 - left } }),
                width: max(bounds.width, 0.06), gap: hand.letterGap * (1 + 0.15 * random.normal()))
        }
        return line.finished
    }
}

/// Puts pieces side by side; everything given to it is in heights of a capital.
public struct LineBuilder {
    private let height: Float
    private var pen: Float = 0
    private var gap: Float = 0
    private var word = 0
    private var text = ""
    private var pieces: [SetLine.Piece] = []

    /// An empty line whose capitals are so many pixels high.
    public init(height: Float) { self.height = height }

    /// Moves on to the next word; at the start of a line it indents.
    public mutating func space(_ width: Float) {
        pen += width
        gap = 0
        guard !text.isEmpty else { return }
        if !text.hasSuffix(" ") { word += 1 }
        text.append(" ")
    }

    /// Adds a piece whose left edge is at 0.
    ///
    /// `gap` is kept free on its right unless a space follows.
    public mutating func add(_ piece: String, shape: GlyphShape, width: Float, gap: Float) {
        pen += self.gap
        let shift = SIMD2(pen, 0)
        let scale = height
        pieces.append(SetLine.Piece(text: piece, shape: shape.mapped { ($0 + shift) * scale }, word: word))
        text += piece
        pen += width
        self.gap = gap
    }

    /// The line as it stands by now, in pixels, without spaces at its end.
    public var finished: SetLine {
        let end = text.lastIndex { $0 != " " }
        return SetLine(text: end.map { String(text[...$0]) } ?? "", pieces: pieces, width: pen * height)
    }
}
