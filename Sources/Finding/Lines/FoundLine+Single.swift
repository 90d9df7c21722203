import Preprocessing

extension FoundLine {
    /// How far the middle of a line may lie from the longest one's to be a part of the same line, in heights of its letters.
    private static let greatestOffset = 0.9

    /// What stands on a picture's one line: the longest of the lines that were found and what goes on from it; bits of the lines above
    /// and below are not.
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

    private var ink: Int { components.reduce(0) { $0 + $1.area } }
}

extension LineExtent {
    /// Of all of them together.
    init(of components: [Component], angle: Double) {
        self.init(of: Component(runs: components.flatMap(\.runs)), angle: angle)
    }
}
