import DocumentModel
import Preprocessing

extension FoundLine {
    /// How far the middle of a line may lie from the longest one's to be a part of the same line, in heights of its
    /// letters.
    private static let greatestOffset = 0.9

    /// What stands on a picture's one line: the longest of the lines that were found and what goes on from it; bits of
    /// the lines above and below are not.
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

    /// Marks that all ink of a picture may be for it to be taken for writing, unseen: one to four characters.
    private static let mostLoneMarks = 4

    /// The line of a picture whose ink is a few marks, clear of the edges: one character on an empty ground is too
    /// little for the finding network to tell from a drawing, or all of it from a part.
    ///
    /// - Parameters:
    ///   - lines: those that were found, one at most; the marks that go on from it count, and all of them without it.
    ///   - mask: all ink.
    /// - Returns: `nil` where there is more ink than that, or none.
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

    /// The line and as much about it as it may be longer and higher for the marks that it has a part of: half a
    /// letter's height.
    private var surroundings: PixelBox {
        let (box, margin) = (box, Int((height / 2).rounded(.up)))
        return PixelBox(
            x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: box.height + 2 * margin)
    }

    private var ink: Int { components.reduce(0) { $0 + $1.area } }
}

extension LineExtent {
    /// Of all of them together.
    init(of components: [Component], angle: Double) {
        self.init(of: Component(runs: components.flatMap(\.runs)), angle: angle)
    }
}
