/// Frames that stand around writing, told before it is known how high the page's letters are: on a board of boxes and arrows
/// most of the ink is theirs.
enum Surroundings {
    /// Share of its box that a frame's ink covers at most.
    private static let greatestDensity = 0.3
    /// Height of what stands inside in parts of the frame's at least, and its ink in parts of the frame's ink.
    private static let leastInnerHeight = 0.12
    private static let leastInnerInk = 0.12

    /// - Parameter leastHeight: of a letter, in pixels.
    /// - Returns: indices of components that have others inside their boxes.
    static func indices(in components: [Component], leastHeight: Double) -> Set<Int> {
        let hollow = components.indices.filter { index in
            let component = components[index]
            return Double(component.box.height) >= 2 * leastHeight
                && Double(component.area) < greatestDensity * Double(component.box.area)
        }
        guard !hollow.isEmpty else { return [] }
        let contained = ContainedComponents(components)
        return Set(
            hollow.filter { index in
                let outer = components[index]
                let least = max(leastHeight, leastInnerHeight * Double(outer.box.height))
                let ink = contained.within(outer.box).reduce(0) { $0 + (Double($1.box.height) >= least ? $1.area : 0) }
                return Double(ink) >= leastInnerInk * Double(outer.area)
            })
    }
}
