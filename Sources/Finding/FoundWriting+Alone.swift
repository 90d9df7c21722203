import DocumentModel
import Imaging
import Preprocessing

/// Pictures of one line, or of a few characters: their ink is writing whatever the network says.
extension FoundWriting {
    /// Most pixels in which such a picture's ink is looked for: its letters are large.
    private static let mostPixels = 400_000.0
    /// How far the middle of a line may lie from the chosen one's to be a part of the same line, in heights of its
    /// capitals.
    private static let greatestOffset = 0.8
    /// Most components that the ink of a whole picture may have to be taken for writing without the network's
    /// agreement: those of one to four characters.
    private static let mostLoneMarks = 4
    /// The tallest mark of a picture that is of its marks has at least this share of the picture's shorter side, or all
    /// is dust: pictures of one character are cut out about it, a speck on a page is a sixtieth of its side.
    private static let leastLoneHeight = 1.0 / 24

    /// The one line of a picture: a long one near the middle of the picture's height and what continues it, but not the
    /// lines above and below; all ink where no line was found.
    public func oneLine(in photo: RGBImage) -> FoundWriting {
        guard let chosen = cores.max(by: { $0.weight(in: photo.height) < $1.weight(in: photo.height) }) else {
            return Self.marks(in: photo).flatMap { FoundWriting(map, alone: $0, sizes: sizes) }
                ?? FoundWriting(map, cores: [], sizes: sizes)
        }
        if cores.count == 1, chosen.cells.isEmpty { return self }
        let parts = cores.filter {
            $0.isLight == chosen.isLight
                && abs(chosen.place(x: $0.middle.x, y: $0.middle.y).across) <= Self.greatestOffset * chosen.letterHeight
        }
        let whole = parts.count == 1 ? chosen : LineCores.core(of: parts.flatMap(\.cells).sorted(), in: map) ?? chosen
        return FoundWriting(map, cores: [whole.following(map)], sizes: sizes)
    }

    /// The line of a picture whose ink is a few marks, clear of the edges; this writing itself where it is not.
    ///
    /// A single character on empty ground is too little for the finding network: it may take it for a drawing, or find
    /// only a part of it. With a line that was found only the marks within a letter height of it count.
    func withLoneMarks(in photo: RGBImage) -> FoundWriting {
        guard cores.count <= 1, let ink = Self.marks(in: photo), ink.marks.count <= Self.mostLoneMarks,
            let all = ink.marks.map(\.box).union(), all.x > 0, all.y > 0, all.maxX < ink.width, all.maxY < ink.height
        else { return self }
        var wanted = ink
        if let core = cores.first {
            let around = core.surroundings
            wanted.marks = ink.marks.filter { around.union(ink.onPhoto($0.box)) == around }
        }
        return FoundWriting(map, alone: wanted, sizes: sizes) ?? self
    }

    /// The marks of a picture, in which they may have been made smaller.
    private struct Marks {
        var marks: [Component]
        var isLight: Bool
        var reduction: Int
        var width: Int
        var height: Int

        func onPhoto(_ box: PixelBox) -> PixelBox {
            PixelBox(
                x: box.x * reduction, y: box.y * reduction, width: box.width * reduction, height: box.height * reduction
            )
        }
    }

    /// All ink of a picture; `nil` where it is dust or there is none.
    private static func marks(in photo: RGBImage) -> Marks? {
        guard min(photo.width, photo.height) >= leastSide else { return nil }
        let pixels = Double(photo.width) * Double(photo.height)
        let reduction = max(1, Int((pixels / mostPixels).squareRoot().rounded(.up)))
        let ink = Preprocessor().preprocess(photo.reduced(by: reduction))
        let marks = ConnectedComponents.label(ink.mask, leastArea: 2)
        let tallest = Double(marks.map(\.box.height).max() ?? 0)
        guard tallest >= leastLoneHeight * Double(min(ink.mask.width, ink.mask.height)), tallest > 0 else { return nil }
        return Marks(
            marks: marks, isLight: ink.polarity == .lightOnDark, reduction: reduction, width: ink.mask.width,
            height: ink.mask.height)
    }

    /// Marks that are one line, whatever the network says.
    private init?(_ map: WritingMap, alone ink: Marks, sizes: [String]) {
        guard let box = ink.marks.map(\.box).union().map(ink.onPhoto),
            let height = LetterHeight.measured(in: ink.marks)
        else { return nil }
        let capital = max(Double(box.height) / 2, height * Double(ink.reduction) / LineCore.usualLetters)
        let core = LineCore(
            cells: [], middle: SIMD2(box.midX, box.midY), angle: 0, start: -Double(box.width) / 2,
            end: Double(box.width) / 2, letterHeight: capital, light: ink.isLight ? 1 : 0, confidence: 1)
        self.init(map, alone: core, in: core.surroundings, sizes: sizes)
    }
}

extension LineCore {
    /// The upright box about the line, a letter height away from it on all sides, so that it has room for marks of
    /// which only a part was found.
    fileprivate var surroundings: PixelBox {
        let ends = [point(along: start), point(along: end)]
        let margin = letterHeight
        return PixelBox(
            around: ends.flatMap { [($0.x - margin, $0.y - margin), ($0.x + margin, $0.y + margin)] })
    }

    /// How likely it is the line that a picture of a line shows: its size, the less the farther it is from the middle of
    /// the height, where whoever cut the picture out had it.
    fileprivate func weight(in height: Int) -> Double {
        letterHeight * max(1, length) * (1 - abs(2 * middle.y / Double(max(1, height)) - 1))
    }
}
