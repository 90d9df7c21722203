import Preprocessing

/// Strokes of a picture that are longer than letters': borders, arrows, rules of squared paper.
struct DrawnStrokes: Sendable {
    /// All ink.
    let mask: InkMask
    /// What of it is as dark as words (``PenInk``).
    let pen: InkMask
    /// Strokes of all ink, and of the pen's alone.
    private let all: Both
    private let drawn: Both

    /// Strokes downwards and across: those that may lean and bend, and the straight ones.
    private struct Both {
        let down: StrokeLengths
        let across: StrokeLengths
        let straightDown: StrokeLengths
        let straightAcross: StrokeLengths

        init(_ mask: InkMask) {
            down = StrokeLengths(mask, .down)
            across = StrokeLengths(mask, .across)
            straightDown = StrokeLengths(mask, .down, straight: true)
            straightAcross = StrokeLengths(mask, .across, straight: true)
        }

        func isLong(_ x: Int, _ y: Int, _ box: TurnedBox, along: Float, across length: Float) -> Bool {
            box.isUpright
                ? straightAcross[x, y] >= along || down[x, y] >= length
                : straightDown[x, y] >= along || across[x, y] >= length
        }

        func isStraight(_ x: Int, _ y: Int, _ box: TurnedBox, along: Float, across length: Float) -> Bool {
            box.isUpright
                ? straightAcross[x, y] >= along || straightDown[x, y] >= length
                : straightDown[x, y] >= along || straightAcross[x, y] >= length
        }
    }

    init(_ mask: InkMask, pen: InkMask) {
        self.mask = mask
        self.pen = pen
        all = Both(mask)
        drawn = Both(pen)
    }

    /// Of the pen's straight strokes that go as writing does in a box.
    func penStrokes(along box: TurnedBox) -> StrokeLengths { box.isUpright ? drawn.straightAcross : drawn.straightDown }

    /// Of the pen's strokes that go from the tops of letters to their bottoms.
    func penStrokes(across box: TurnedBox) -> StrokeLengths { box.isUpright ? drawn.down : drawn.across }

    /// What a pixel of ink is by the strokes through it.
    enum Kind {
        /// Of letters as well as of anything else.
        case short
        /// Of a stroke that is longer than any letter's.
        case long
        /// Ink of the pen that makes a long straight stroke with what is paler: the paper's rule is nearly as dark, or
        /// a stem stands on it.
        case doubtful
    }

    /// `box` is the writing that is near.
    ///
    /// Straight strokes along the writing are long from `along` pixels on, strokes across it from `across` pixels on.
    func kind(x: Int, y: Int, near box: TurnedBox, along: Float, across: Float) -> Kind {
        guard pen[x, y] else { return all.isLong(x, y, box, along: along, across: across) ? .long : .short }
        if drawn.isLong(x, y, box, along: along, across: across) { return .long }
        return all.isStraight(x, y, box, along: along, across: across) ? .doubtful : .short
    }
}

extension TurnedBox {
    /// Whether its writing goes more across the picture than down.
    var isUpright: Bool { abs(along.x) > abs(along.y) }
}
