import DocumentModel
import Preprocessing

extension FoundLine {
    /// How far the middle of a line may lie from the chosen one's to be a part of the same line, in heights of its
    /// letters.
    private static let greatestOffset = 0.9

    /// The one line of a picture: a long one near the middle of the picture's height and what continues it, but not the
    /// lines above and below.
    ///
    /// - Parameters:
    ///   - lines: those that were found.
    ///   - mask: all ink of the picture, which counts where no line was found.
    /// - Returns: `nil` without ink.
    public static func single(of lines: [FoundLine], otherwise mask: InkMask) -> FoundLine? {
        guard let chosen = lines.max(by: { $0.weight(in: mask.height) < $1.weight(in: mask.height) }) else {
            let components = ConnectedComponents.label(mask, leastArea: 2)
            return components.isEmpty ? nil : FoundLine(components, angle: 0)
        }
        let middle = LineExtent(of: chosen.components, angle: chosen.angle).middle.across
        let others = lines.filter {
            abs(LineExtent(of: $0.components, angle: chosen.angle).middle.across - middle)
                <= greatestOffset * chosen.height
        }
        return FoundLine(others.flatMap(\.components), angle: chosen.angle)
    }

    /// Most components that the ink of a whole picture may have to be taken for writing without the network's
    /// agreement: those of one to four characters.
    private static let mostLoneMarks = 4

    /// The line of a picture whose ink is a few marks, clear of the edges.
    ///
    /// A single character on empty ground is too little for the finding network: it may take it for a drawing, or find
    /// only a part of it.
    ///
    /// - Parameters:
    ///   - lines: those that were found; with one, only the marks within half a letter height of it count.
    ///   - mask: all ink.
    /// - Returns: `nil` where there are two lines, more marks than a few, or none.
    static func lone(of lines: [FoundLine], in mask: InkMask) -> FoundLine? {
        guard lines.count <= 1 else { return nil }
        let marks = ConnectedComponents.label(mask, leastArea: 2)
        guard marks.count <= mostLoneMarks, let box = marks.map(\.box).union(), box.x > 0, box.y > 0,
            box.maxX < mask.width,
            box.maxY < mask.height
        else { return nil }
        let wanted = marks.filter { mark in lines.allSatisfy { $0.surroundings.union(mark.box) == $0.surroundings } }
        return wanted.isEmpty ? nil : FoundLine(wanted, angle: 0)
    }

    /// The line's box grown by half a letter height on each side, so that it has room for marks of which only a part
    /// was found.
    private var surroundings: PixelBox {
        let (box, margin) = (box, Int((height / 2).rounded(.up)))
        return PixelBox(
            x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: box.height + 2 * margin)
    }

    /// How likely it is the line that a picture of a line shows: its ink, the less the farther it is from the middle of
    /// the height, where whoever cut the picture out had it.
    private func weight(in height: Int) -> Double {
        let ink = components.reduce(0) { $0 + $1.area }
        let middle = Double(box.y) + Double(box.height) / 2
        return Double(ink) * (1 - abs(2 * middle / Double(max(1, height)) - 1))
    }
}
