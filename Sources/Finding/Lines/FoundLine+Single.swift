import DocumentModel
import Preprocessing

extension FoundLine {
    /// How far the middle of a line may lie from the longest one's to be a part of the same line, in heights of its
    /// letters.
    private static let greatestOffset = 0.9

    /// The one line of a picture: the longest that was found and what continues it, but not bits of the lines above and
    /// below.
    ///
    /// - Parameters:
    ///   - lines: those that were found.
    ///   - mask: all ink, which counts where no line was found.
    /// - Returns: `nil` without ink.
    public static func single(of lines: [FoundLine], otherwise mask: InkMask) -> FoundLine? {
        guard let longest = lines.max(by: { $0.ink < $1.ink }) else {
            let components = ConnectedComponents.label(mask, leastArea: 2)
            return components.isEmpty ? nil : FoundLine(components, angle: 0)
        }
        let middle = LineExtent(of: longest.components, angle: longest.angle).middle.across
        let others = lines.filter {
            abs(LineExtent(of: $0.components, angle: longest.angle).middle.across - middle)
                <= greatestOffset * longest.height
        }
        return FoundLine(others.flatMap(\.components), angle: longest.angle)
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

    private var ink: Int { components.reduce(0) { $0 + $1.area } }
}
