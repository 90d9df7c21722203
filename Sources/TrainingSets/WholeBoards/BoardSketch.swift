import GlyphTraining
import Imaging

/// A board while it is drawn: everything is given in units of the board, seen through its view and laid on the picture
/// at once.
struct BoardSketch {
    /// What is written or drawn with.
    struct Ink {
        var color: RGBImage.Color
        /// Width of the pen in units of the board.
        var pen: Float
        /// How much the ink hides, 0…1.
        var density: Float = 0.92
        /// The share of the way on which the pen runs dry.
        var dryness: Float = 0
        /// See ``LabelledCanvas/lay(_:color:density:kind:grain:)``.
        var grain: Float = 0
    }

    /// A line as it was written, with what is needed to see later whether it is still there.
    struct Written {
        var line: LabelledPicture.Line
        /// Pixels of its ink when it was written.
        var inkCount: Int
    }

    var canvas: LabelledCanvas
    private(set) var view: BoardView
    /// Units of the board per pixel, about the middle.
    let unit: Float
    let writers: BoardWriters
    var random: SplitMix64
    var hand: BoardHand
    var ink: Ink
    /// Colours of the pens at hand.
    var inks: [RGBImage.Color]
    var lettering = BoardPhrases.Lettering.asIs
    /// How straight lines are drawn: 0 with a ruler, 1 as most people do.
    var unsteadiness: Float = 1
    /// How far lines of writing may lean, deviation in radians.
    var slant: Float = 0.012
    /// From one rule of the paper to the next, where lines of writing stand on them.
    var rulePitch: Float?
    /// How far down the last things written reach, in units of the board.
    var lowest: Float = 0
    /// Whether a line must be left nearly whole: where sheets overlap, one whose end is hidden would end in the wrong
    /// place.
    var isStrict = false
    private(set) var written: [Written] = []
    private var blocks = 0

    init(
        canvas: LabelledCanvas, view: BoardView, writers: BoardWriters, hand: BoardHand, ink: Ink,
        inks: [RGBImage.Color], random: SplitMix64
    ) {
        self.canvas = canvas
        self.view = view
        self.writers = writers
        self.hand = hand
        self.ink = ink
        self.inks = inks
        self.random = random
        unit = 1 / max(view.scale(at: view.content / 2), 0.01)
    }

    var phrases: BoardPhrases { writers.phrases }

    /// A number for the lines of one label, paragraph or cell.
    mutating func newBlock() -> Int {
        blocks += 1
        return blocks - 1
    }

    mutating func add(_ line: Written) { written.append(line) }

    /// Whether hardly any ink lies in an area.
    func isFree(_ area: BoardArea) -> Bool {
        canvas.busyShare(in: view.outline(of: area)) < 0.02
    }

    /// Another pen.
    mutating func changeInk() { ink.color = random.pick(inks) }

    /// Draws with something else for a while.
    mutating func with(_ other: Ink, _ work: (inout BoardSketch) -> Void) {
        let own = ink
        ink = other
        work(&self)
        ink = own
    }

    /// Draws on a sheet for a while: all that is given is in the sheet's own units.
    mutating func on(_ sheet: SheetPlacement, _ work: (inout BoardSketch) -> Void) {
        let own = (view, rulePitch, lowest)
        view = view.of(sheet)
        work(&self)
        (view, rulePitch, lowest) = own
    }

    /// Fills an area of the board.
    mutating func fill(
        _ area: BoardArea, color: RGBImage.Color, opacity: Float = 1, kind: LabelledPicture.InkKind?,
        texture: SurfaceTexture? = nil
    ) {
        let outline = view.outline(of: area)
        canvas.fill(outline, color: color, opacity: opacity, kind: kind, texture: texture)
        if isStrict, kind != nil { dropHidden(by: outline) }
    }

    /// Fills a polygon of the board.
    mutating func fill(
        _ corners: [SIMD2<Float>], color: RGBImage.Color, opacity: Float = 1, kind: LabelledPicture.InkKind?
    ) {
        let outline = corners.map { view($0) }
        canvas.fill(outline, color: color, opacity: opacity, kind: kind)
        if isStrict, kind != nil { dropHidden(by: outline) }
    }

    /// Lines that something has just been laid on, before anything is written there anew: they are lines no more.
    private mutating func dropHidden(by outline: [SIMD2<Float>]) {
        let covered = InkBounds([outline])
        let hidden = written.indices.filter {
            InkBounds([written[$0].line.corners]).intersects(covered) && !isLeft(written[$0])
        }
        for index in hidden.reversed() { canvas.forget(written.remove(at: index).line) }
    }

    /// Whether enough of a line can be seen.
    private func isLeft(_ item: Written) -> Bool {
        canvas.count([.writing], in: item.line.corners).found * 10 >= item.inkCount * (isStrict ? 9 : 6)
    }

    /// The lines that can still be read, in the order they were written; the ink of others becomes unknown.
    mutating func finishedLines() -> [LabelledPicture.Line] {
        var lines: [LabelledPicture.Line] = []
        for item in written {
            if isLeft(item) {
                lines.append(item.line)
            } else {
                canvas.forget(item.line)
            }
        }
        return lines
    }
}
